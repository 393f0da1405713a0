import Fetching

/// Which password goes to which address: from the config file, else from the netrc file.
package struct CredentialBook: Sendable {
  private var stored: [StoredCredentials] = []
  /// The file that libcurl looks a host up in; it need not exist.
  private(set) var netrcPath: String?

  /// A book without passwords.
  package init() {}

  /// The passwords of the settings, where nobody else can read them, and of the netrc file:
  /// `$NETRC`, or `.netrc` in the home.
  package init(_ environment: Environment, _ settings: SettingsFile, isPrivate: Bool) {
    if isPrivate { stored = settings.credentials }
    netrcPath = environment["NETRC"] ?? environment["HOME"].map { $0 + "/.netrc" }
  }

  /// What the config file has for an address; of several what begins at the longest path.
  func credentials(for address: Address) -> Credentials? {
    let best = stored.filter { $0.place.covers(address) }
      .max { $0.place.pathLength < $1.place.pathLength }
    return best.map { Credentials(user: $0.user, password: $0.password) }
  }

  /// Gives a request what is known for its address; a user in the address itself comes first.
  func apply(to request: inout Request) {
    let address = Address(request.url)
    guard !address.hasUser else { return }
    request.credentials = credentials(for: address)
    if request.credentials == nil { request.netrcPath = netrcPath }
  }
}
