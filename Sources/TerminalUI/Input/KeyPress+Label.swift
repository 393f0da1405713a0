extension KeyPress {
  /// The key as footers and help show it: `↑`, `Enter`, `Ctrl-D`, `Shift-Tab`.
  ///
  /// A letter with Ctrl is the capital that stands on the key; with Alt its case matters.
  package var label: String {
    let label = key.label
    let prefix = prefix(control: "Ctrl-", alt: "Alt-", shift: "Shift-")
    return prefix + (modifiers.contains(.control) && label.count == 1 ? label.uppercased() : label)
  }
}
