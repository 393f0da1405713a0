import Fetching

/// An address that may be handed to a browser: http or https, a host, nobody's name or password.
///
/// Whatever else data calls a link – `javascript:`, `file:`, an option with dashes – is none.
package struct WebAddress: Sendable {
  /// Tidied, everything encoded once.
  package let text: String

  package init?(_ text: String) {
    let address = Address(text)
    guard address.isWebAddress, address.withoutUser == address.text else { return nil }
    self.text = address.text
  }

  /// Why a text is none, without the password that it may hold.
  static func refusal(_ text: String, _ texts: Texts, _ gate: TextGate) -> String {
    let address = Address(text)
    guard address.withoutUser != address.text else {
      return texts(.noWebAddress, gate.line(text))
    }
    return texts(.addressWithUser, gate.line(address.withoutUser))
  }
}
