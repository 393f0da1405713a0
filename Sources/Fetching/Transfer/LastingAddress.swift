/// The address to ask next time: where the permanent redirects lead, up to the first other one.
struct LastingAddress {
  private(set) var address: Address
  private var isOpen = true

  init(_ address: Address) { self.address = address }

  /// Takes the next redirect.
  ///
  /// One from https to http is followed but not kept: whoever asked for a secure connection shall
  /// not lose it for ever.
  mutating func follow(to target: Address, status: Int) {
    let isDowngrade = address.scheme == "https" && target.scheme == "http"
    isOpen = isOpen && [301, 308].contains(status) && !isDowngrade
    if isOpen { address = target }
  }
}
