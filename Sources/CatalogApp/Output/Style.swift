/// Emphasis for people at a terminal that shows it; never the only sign of anything.
package struct Style: Sendable {
  package var isOn: Bool

  package init(isOn: Bool) { self.isOn = isOn }

  /// Decides for one stream: `--color`, then `NO_COLOR` (https://no-color.org), then
  /// `FORCE_COLOR`, then what the stream is.
  package init(choice: ColorChoice, environment: Environment, isTerminal: Bool) {
    isOn =
      switch choice {
      case .always: true
      case .never: false
      case .auto:
        if environment["NO_COLOR"] != nil {
          false
        } else if environment["FORCE_COLOR"] != nil {
          true
        } else {
          isTerminal && environment["TERM"] != nil && environment["TERM"] != "dumb"
        }
      }
  }

  package func bold(_ text: String) -> String { wrapped(text, "1") }
  package func dim(_ text: String) -> String { wrapped(text, "2") }

  private func wrapped(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
