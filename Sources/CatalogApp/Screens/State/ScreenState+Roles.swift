import Datasets
import MasterDetail

extension PopoverName {
  /// The roles of columns, then the columns for one of them.
  static let roles = "roles"
  private static let columnStart = "role:"

  static func column(of role: ColumnRoles.Role) -> String { columnStart + role.rawValue }

  /// The role whose columns a popover offers; nil for another popover.
  static func role(of popover: String) -> ColumnRoles.Role? {
    guard popover.utf8.starts(with: columnStart.utf8) else { return nil }
    return ColumnRoles.Role(rawValue: String(popover.dropFirst(columnStart.count)))
  }
}

extension ScreenState {
  /// Brings up what the columns are for.
  mutating func presentRoles() {
    guard browser?.catalogue.roles != nil else { return say(.rolesNoTable) }
    present(PopoverName.roles, on: columnOfRoles, ColumnRoles.Role.allCases.map(\.rawValue))
  }

  /// Brings up the columns for a role, marked at the one that has it.
  mutating func presentColumns(for role: String) {
    guard let role = ColumnRoles.Role(rawValue: role), let roles = browser?.catalogue.roles else {
      return
    }
    let columns = [""] + roles.columns
    present(PopoverName.column(of: role), on: columnOfRoles, columns)
    withBrowser { $0.marked = columns.firstIndex(of: roles.current[role] ?? "") ?? 0 }
  }

  private var columnOfRoles: Column {
    browser?.layout.isUsable(.secondary) == true ? .secondary : .primary
  }

  /// How a row of these popovers reads; nil for another popover.
  func titleOfRole(_ action: String, in popover: String) -> String? {
    if PopoverName.role(of: popover) != nil {
      return action.isEmpty ? texts[.rolesNone] : action
    }
    guard popover == PopoverName.roles, let role = ColumnRoles.Role(rawValue: action) else {
      return nil
    }
    let column = browser?.catalogue.roles?.current[role] ?? "–"
    return texts.text(of: .term(role.term)) + ": " + column
  }

  /// The mark of the column that has the role; nil for another popover.
  func markOfRole(_ action: String, in popover: String, _ browser: Browser) -> String? {
    if popover == PopoverName.roles { return "" }
    guard let role = PopoverName.role(of: popover) else { return nil }
    return (browser.catalogue.roles?.current[role] ?? "") == action ? "●" : ""
  }

  /// Gives a column the role of a popover, or takes it from all.
  mutating func choose(_ column: String, for role: ColumnRoles.Role) -> [Effect] {
    withBrowser { [now] browser in
      let choice = column.isEmpty ? ColumnRoles.Choice.none : .column(column)
      return browser.choose(choice, for: role, now: now)
    } ?? []
  }
}

extension Browser {
  /// Shows the table with another column in a role; rows are loaded again, for they may be known and
  /// found by other names then.
  mutating func choose(
    _ choice: ColumnRoles.Choice, for role: ColumnRoles.Role, now: Int
  ) -> [Effect] {
    catalogue = catalogue.choosing([role: choice])
    page.basis = nil
    return load(request(), now: now)
  }
}
