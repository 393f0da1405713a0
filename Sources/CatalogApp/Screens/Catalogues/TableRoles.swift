import Datasets

/// What the columns of a table are for on the screen, and how that is changed.
struct TableRoles: Sendable {
  typealias Role = ColumnRoles.Role
  typealias Choice = ColumnRoles.Choice

  /// The names of all columns, in their order.
  var columns: [String]
  /// The names of those that have a role now.
  var current: [Role: String]
  /// What somebody chose, which is kept; the others are guessed.
  var choices: [Role: Choice]
  /// The same place with other choices.
  var choosing: @Sendable ([Role: Choice]) -> Catalogue
}

extension Catalogue {
  /// The same with what somebody chose of its columns besides what was chosen before; itself where
  /// it is no table.
  func choosing(_ choices: [ColumnRoles.Role: ColumnRoles.Choice]) -> Catalogue {
    guard let roles, !choices.isEmpty else { return self }
    var catalogue = roles.choosing(roles.choices.merging(choices) { $1 })
    catalogue.isKept = isKept
    return catalogue
  }

  /// The same with what was kept of earlier choices; what was said since counts.
  func recalling(_ choices: [ColumnRoles.Role: ColumnRoles.Choice]) -> Catalogue {
    choosing(choices.merging(roles?.choices ?? [:]) { $1 })
  }
}

extension ColumnRoles.Role {
  /// What people call it.
  var term: Term {
    switch self {
    case .title: .roleTitle
    case .subtitle: .roleSubtitle
    case .link: .roleLink
    case .picture: .rolePicture
    case .date: .roleDate
    case .id: .roleID
    }
  }
}
