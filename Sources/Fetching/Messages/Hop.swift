/// How one request of a fetch went: what was known when it ended.
package struct Hop: Hashable, Sendable {
  /// Which way the request took.
  package enum Way: Hashable, Sendable {
    /// The variable of the environment that names the proxy, and the proxy without its password.
    case proxy(variable: String, address: String)
    /// There is a proxy, but this variable excepts the host.
    case excepted(variable: String, value: String)
    case direct
  }

  /// The secure connection.
  package struct Security: Hashable, Sendable {
    /// Such as `TLSv1.3`.
    package var version: String?
    package var subject: String?
    package var issuer: String?
    /// As the TLS library writes it.
    package var expires: String?
    /// Whether the certificate was found to be good.
    package var isVerified: Bool
  }

  /// How long after the start each phase was over, in milliseconds; 0 for one that there was not.
  package struct Times: Hashable, Sendable {
    package var lookUp: Int
    package var connect: Int
    package var secure: Int
    package var firstByte: Int
    package var total: Int
  }

  /// The address as it was asked, in ASCII, without user, password and secret parameters.
  package var address: String
  package var host: String
  package var port: Int
  package var way: Way
  /// The addresses that were tried, with their ports.
  package var tried: [String]
  /// The address that answered; nil if none was connected to.
  package var connected: String?
  package var connectedPort: Int
  /// Nil without TLS.
  package var security: Security?
  package var hasSentCredentials: Bool
  /// Nil if there was no answer.
  package var status: Int?
  /// Where it redirects to, without secrets.
  package var target: String?
  package var times: Times
  /// The body before it was decompressed, in bytes.
  package var wireBytes: Int

  /// Whether the redirect is for ever.
  package var isPermanent: Bool { status == 301 || status == 308 }
}

/// How a fetch went, and how it ended.
package struct Inspection: Sendable {
  /// Each request, in order.
  package var hops: [Hop]
  package var result: Result<Response, FetchError>
}
