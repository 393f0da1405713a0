package import Tables

/// Which columns of a table say what of its rows.
package struct ColumnRoles: Hashable, Sendable {
  /// What a column can be for the rows; the raw value is its key for scripts.
  package enum Role: String, CaseIterable, Hashable, Sendable {
    case title, subtitle, link, picture, date, id
  }

  /// What somebody says of a role.
  package enum Choice: Hashable, Sendable {
    /// The column of that name.
    case column(String)
    /// No column has it.
    case none

    /// The column's name; nil where there is none.
    package var column: String? { if case .column(let name) = self { name } else { nil } }
  }

  /// Where the columns stand, from 0.
  private var places: [Role: Int] = [:]
  /// The roles that somebody chose a column for, or none.
  private var chosen: Set<Role> = []

  package init() {}

  /// The place of the column with that role; nil where there is none.
  package subscript(role: Role) -> Int? {
    get { places[role] }
    set { places[role] = newValue }
  }

  /// Whether somebody said what it is, so that nothing takes its place.
  package func isChosen(_ role: Role) -> Bool { chosen.contains(role) }

  /// The same with what somebody chose; a column that is not there leaves the role as it was.
  package func choosing(_ choices: [Role: Choice], among columns: [Column]) -> ColumnRoles {
    var roles = self
    for (role, choice) in choices {
      switch choice {
      case .none: roles.places[role] = nil
      case .column(let name):
        guard let place = columns.firstIndex(where: { $0.name.utf8.elementsEqual(name.utf8) })
        else { continue }
        roles.places[role] = place
      }
      roles.chosen.insert(role)
    }
    return roles
  }
}
