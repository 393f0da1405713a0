extension Response {
  /// Nobody waits longer, whatever a server says.
  private static let longestWait = 7 * 86_400

  /// How long the server asks to wait before the next request (RFC 9110 §10.2.3), in seconds from
  /// `now`, which is in seconds since 1970.
  ///
  /// From 0 to 7 days; nil if it says nothing, or nothing that can be read.
  package func retryAfter(now: Int) -> Int? {
    guard let text = header("Retry-After"), !text.isEmpty else { return nil }
    if text.utf8.allSatisfy(\.isDigit) {
      return min(Int(text) ?? .max, Self.longestWait)
    }
    return HTTPDate.seconds(of: text, now: now).map { min(max(0, $0 - now), Self.longestWait) }
  }
}
