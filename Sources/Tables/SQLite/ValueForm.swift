/// How a column of a table of ours keeps values that SQLite has no kind for.
///
/// The columns of other people's tables are all plain: what they declare binds nobody.
enum ValueForm: Sendable {
  /// Marks the databases that an export made (`PRAGMA application_id`): “ctlg”.
  static let applicationID: Int64 = 0x6374_6C67

  /// As SQLite keeps it.
  case plain
  /// True and false are 1 and 0.
  case boolean
  /// Lists and objects are JSON texts.
  case json
  /// Every value is a JSON text, so that `"1"`, `1` and `true` are three things.
  case anyJSON

  /// The form of a column of ours with that declared type.
  init(declared: String) {
    self =
      switch declared {
      case ColumnKind.boolean.declaration: .boolean
      case ColumnKind.json.declaration: .json
      case ColumnKind.mixedJSON.declaration: .anyJSON
      default: .plain
      }
  }

  /// The value that is meant by what SQLite gives.
  func decoded(_ cell: Cell) -> Cell {
    switch (self, cell) {
    case (.boolean, .number("1")): return .bool(true)
    case (.boolean, .number("0")): return .bool(false)
    case (.json, .text(let text)):
      if case .json(let value)? = Self.parsed(text) { return .json(value) }
      return cell
    case (.anyJSON, .text(let text)): return Self.parsed(text) ?? cell
    default: return cell
    }
  }

  /// What SQLite is given for a value, as far as that is another one.
  func encoded(_ cell: Cell) -> Cell {
    guard self == .anyJSON, let value = cell.json, value != .null else { return cell }
    if case .blob = cell { return cell }
    return .text(JSONWriter.compact(value))
  }

  private static func parsed(_ text: String) -> Cell? {
    guard !text.isEmpty, let value = try? JSONParser.parse(Array(text.utf8)) else { return nil }
    return Cell(value)
  }

  /// The forms of a table's columns; all plain where it is not ours.
  static func of(
    _ shape: SQLiteTableShape, in connection: SQLiteConnection
  ) throws(TableError) -> [ValueForm] {
    let isExport = try connection.number("PRAGMA application_id") == applicationID
    let record = try ImportRecord(of: shape, in: connection)
    let isOurs = isExport || record != nil
    return shape.fields.map { isOurs ? ValueForm(declared: $0.type) : .plain }
  }
}
