/// What one fetch may cost, all redirects together.
package struct Limits: Hashable, Sendable {
  /// The largest body, in bytes after decompression.
  package var maximumBytes = 16 << 20
  /// How many redirects are followed.
  package var redirects = 5
  /// The time from the call to the last byte, in every state of the transfer.
  package var total = Duration.seconds(30)
  /// The time to look up the name, connect and agree on TLS, for each request on the way.
  package var connect = Duration.seconds(10)

  /// The largest head of an answer in bytes, interim answers included.
  static let maximumHeadBytes = 256 << 10

  package init() {}
}
