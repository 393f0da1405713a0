import Fetching
import Tables

/// A user and a password of the config file, and what they are for.
struct StoredCredentials: Sendable {
  /// An origin, or an origin with the path that they begin at.
  var place: Address
  var user: String
  var password: String
}

extension SettingsFile {
  /// The name of the member that holds them:
  /// `{"https://host.example": {"user": "ann", "password": "…"}}`.
  static let credentialsName = "credentials"

  /// The users and passwords of the file; those that cannot be meant are left out.
  var credentials: [StoredCredentials] {
    (lastMember(Self.credentialsName)?.members ?? []).compactMap(Self.credentials)
  }

  /// Whether the file has passwords, well written or not.
  package var hasCredentials: Bool { entries.contains { $0.name == Self.credentialsName } }

  /// Whether each of them can be meant.
  var areCredentialsWellFormed: Bool {
    guard let members = lastMember(Self.credentialsName)?.members else { return false }
    return members.allSatisfy { Self.credentials($0) != nil }
  }

  private static func credentials(_ member: JSONValue.Member) -> StoredCredentials? {
    let place = Address(member.name)
    guard place.isWebAddress, place.isBare, let user = member.value["user"]?.string,
      let password = member.value["password"]?.string
    else { return nil }
    return StoredCredentials(place: place, user: user, password: password)
  }
}
