/// Whether a column of ours has room for a value just as it is.
struct ColumnFit {
  let type: String
  private let affinity: SQLiteAffinity
  private let form: ValueForm

  /// A column with that declared type.
  init(_ type: String) {
    self.type = type
    affinity = SQLiteAffinity(declared: type)
    form = ValueForm(declared: type)
  }

  /// The type that the column has to get so that a value comes back as it is in the file; nil where it
  /// does.
  ///
  /// Where texts are texts, as in JSON, a column without a type keeps numbers and texts apart, and one
  /// of JSON texts true and false too. In CSV all is text.
  func widerType(for cell: Cell, isTyped: Bool) -> String? {
    if form == .anyJSON { return nil }
    switch cell {
    // Bytes are changed by no column.
    case .missing, .null, .blob: return nil
    case .bool: return form == .boolean ? nil : ColumnKind.mixedJSON.declaration
    case .json: return form == .json ? nil : ColumnKind.mixedJSON.declaration
    case .number(let text): return typeForNumber(text)
    case .text(let text): return isTyped ? typeForText(text) : typeForField(text)
    }
  }

  private func typeForNumber(_ text: String) -> String? {
    guard form == .plain else { return ColumnKind.mixedJSON.declaration }
    switch affinity {
    case .none: return nil
    // One that SQLite has no room for is kept as its text anyway.
    case .text: return PrintedNumber(text) == nil ? nil : ColumnKind.mixed.declaration
    case .integer, .numeric, .real:
      return affinity.keeps(text, exactly: true) ? nil : ColumnKind.mixed.declaration
    }
  }

  private func typeForText(_ text: String) -> String? {
    switch affinity {
    case .none, .text: nil
    case .integer, .real: SQLiteAffinity.looksNumeric(text) ? ColumnKind.mixed.declaration : nil
    case .numeric:
      SQLiteAffinity.looksNumeric(text) || form.decoded(.text(text)) != .text(text)
        ? ColumnKind.mixedJSON.declaration : nil
    }
  }

  private func typeForField(_ text: String) -> String? {
    guard affinity != .none, affinity != .text else { return nil }
    let isKept =
      affinity.keeps(text, exactly: true)
      && (form != .boolean || text != "0" && text != "1")
      && form.decoded(.text(text)).display.utf8.elementsEqual(text.utf8)
    return isKept ? nil : ColumnKind.text.declaration
  }

  /// The type that has room for what both have.
  static func union(_ first: String, _ second: String) -> String {
    first == ColumnKind.mixedJSON.declaration ? first : second
  }
}

/// Finds the columns of a table of ours that have no room for a file's values, a row at a time.
struct ColumnRoom {
  private let shape: SQLiteTableShape
  private let isTyped: Bool
  private let fits: [ColumnFit]
  /// Where the file's columns are in the table; nil for new ones.
  private var places: [Int?] = []
  /// The types that columns of the table have to get, by their places.
  private(set) var types: [Int: String] = [:]

  init(of shape: SQLiteTableShape, isTyped: Bool) {
    self.shape = shape
    self.isTyped = isTyped
    fits = shape.fields.map { ColumnFit($0.type) }
  }

  /// Takes a row in; later rows may have more columns.
  mutating func observe(_ row: TableRow, _ columns: [Column]) {
    if places.count < columns.count {
      let names = SQLiteName.unique(columns.map(\.name))
      places = names.map { shape.place(of: $0) }
    }
    for (column, cell) in row.cells.enumerated() {
      guard column < places.count, let place = places[column], !shape.fields[place].isGenerated,
        let type = fits[place].widerType(for: cell, isTyped: isTyped)
      else { continue }
      types[place] = types[place].map { ColumnFit.union($0, type) } ?? type
    }
  }
}
