/// Why nothing came, and from where.
package struct FetchError: Error, Hashable, Sendable {
  package enum Reason: Error, Hashable, Sendable {
    case badAddress
    case schemeNotAllowed(String)
    /// A header of our own holds a line break, or its name is no token.
    case badHeader(name: String)
    case cannotResolve(host: String)
    case cannotConnect(host: String)
    /// The proxy did not pass the request on; its status, if it answered.
    case proxyFailed(status: Int?)
    /// The cause in the words of the TLS library.
    case tls(String)
    case timedOut(after: Duration)
    /// The body or the head is larger than so many bytes.
    case tooLarge(limit: Int)
    case tooManyRedirects(limit: Int)
    case redirectRefused(toScheme: String)
    case endedEarly
    case badEncoding
    case connectionReset
    case notHTTP
    case cancelled
    case libraryMissing
    /// No thread, file descriptor or memory was left.
    case noResources
    /// A CURLcode (https://curl.se/libcurl/c/libcurl-errors.html) and its meaning.
    case other(code: Int, String)
  }

  package var reason: Reason
  /// The address of the request that failed, without user, password and secret parameters.
  package var address: String

  package init(_ reason: Reason, address: Address) {
    self.reason = reason
    self.address = address.shown
  }
}
