/// What to get, as whom, and within which limits.
package struct Request: Hashable, Sendable {
  /// The address; it is tidied, and without `credentials` a user and password in it are used.
  package var url: String
  /// Headers of our own.
  ///
  /// After a redirect to another origin only those that say nothing about us
  /// are sent on: see `Header.mayLeaveOrigin`.
  package var headers: [Header] = []
  package var limits = Limits()
  package var credentials: Credentials?
  /// The file to look up the first host in, if there are no credentials; it need not exist.
  package var netrcPath: String?
  package var proxy = Proxy.environment
  /// Product and version, such as `catalog/1.0`.
  package var userAgent: String

  package init(url: String, userAgent: String) {
    self.url = url
    self.userAgent = userAgent
  }
}

/// A user and a password for the origin of the first address only.
package struct Credentials: Hashable, Sendable {
  package var user: String
  package var password: String
  /// Whether the password is sent (Basic) before the server asks.
  ///
  /// Otherwise the first request goes without, and Digest is preferred to Basic when a 401 offers
  /// both.
  package var isSentAtOnce = false

  package init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

/// Which way requests take.
package enum Proxy: Hashable, Sendable {
  /// `http_proxy`, `HTTPS_PROXY`, `ALL_PROXY` and `NO_PROXY`, as libcurl reads them.
  case environment
  case none
  case address(String)
}

extension Header {
  /// Whether the header may follow a redirect to another origin.
  ///
  /// Validators may: they came from where the redirect led before. All else may hold a secret.
  var mayLeaveOrigin: Bool {
    ["accept", "accept-language", "if-none-match", "if-modified-since"].contains(where: isNamed)
  }
}
