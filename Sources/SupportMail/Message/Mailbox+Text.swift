extension Mailbox {
  /// The address as people type it, with its name: `"Doe, Jane" <jane@example.org>`.
  package var text: String {
    guard !displayName.isEmpty else { return address }
    let isPlain = displayName.utf8.allSatisfy {
      ASCII.isAtomText($0) || $0 == 0x20 || $0 >= 0x80
    }
    return (isPlain ? displayName : ASCII.quoted(displayName)) + " <\(address)>"
  }
}
