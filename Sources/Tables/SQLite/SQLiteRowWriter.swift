import CSQLite

/// Writes rows through one prepared statement.
///
/// The texts of a row are put behind one another and lent to SQLite while it writes them, so that
/// nothing is allocated for a row.
@safe
final class SQLiteRowWriter {
  /// What a row cannot be written for.
  struct Misfit: Error {
    var column: Int
    var text: String
  }

  private let statement: SQLiteStatement
  private let affinities: [SQLiteAffinity]
  private let forms: [ValueForm]
  private let isTyped: Bool
  /// Whether each text has to come back byte by byte; nil where the columns were made for the texts.
  private let isExact: Bool?
  private var bytes: [UInt8] = [0]
  private var pieces: [SQLiteStatement.Piece] = []
  /// Numbers that are the same in somebody else's column but written in another way there: the first of
  /// each column.
  private(set) var reprinted: [Int: String] = [:]

  /// A writer for a statement with a parameter for each column, perhaps behind two for the line and
  /// whether the row is to be left out.
  ///
  /// Where columns are somebody else's, texts that they would change are no part of a row.
  init(
    _ statement: SQLiteStatement, affinities: [SQLiteAffinity], forms: [ValueForm], isTyped: Bool,
    isExact: Bool?
  ) {
    self.statement = statement
    self.affinities = affinities
    self.forms = forms
    self.isTyped = isTyped
    self.isExact = isExact
  }

  /// Writes a row; the text that stood in the way, if one did.
  func write(
    _ row: TableRow, line: Int64? = nil, isLeftOut: Bool = false
  ) throws(TableError) -> Misfit? {
    bytes.removeAll(keepingCapacity: true)
    // An empty array has no address, which SQLite would take for NULL.
    bytes.append(0)
    pieces.removeAll(keepingCapacity: true)
    let first: Int32 = line == nil ? 1 : 3
    if let line {
      statement.bind(line, at: 1)
      statement.bind(Int64(isLeftOut ? 1 : 0), at: 2)
    }
    for index in affinities.indices {
      let place = first + Int32(index)
      guard index < row.cells.count else {
        statement.bindNull(at: place)
        continue
      }
      let cell = row.cells[index]
      let written = forms[index] == .anyJSON ? forms[index].encoded(cell) : cell
      if let misfit = put(written, in: index, at: place) { return misfit }
    }
    try statement.insert(bytes, pieces)
    return nil
  }

  private func put(_ cell: Cell, in column: Int, at place: Int32) -> Misfit? {
    switch cell {
    case .missing, .null: statement.bindNull(at: place)
    case .bool(let flag) where affinities[column] == .text:
      append((flag ? "true" : "false").utf8, at: place)
    case .bool(let flag): statement.bind(Int64(flag ? 1 : 0), at: place)
    case .json(let value): append(JSONWriter.compact(value).utf8, at: place)
    case .blob(let blob): append(blob, at: place, isBlob: true)
    case .number(let text): return put(text, isNumber: true, in: column, at: place)
    case .text(let text): return put(text, isNumber: !isTyped, in: column, at: place)
    }
    return nil
  }

  private func put(_ text: String, isNumber: Bool, in column: Int, at place: Int32) -> Misfit? {
    let affinity = affinities[column]
    if affinity == .text {
      append(text.utf8, at: place)
      return nil
    }
    if let isExact {
      guard affinity.keeps(text, exactly: isExact) else {
        return Misfit(column: column, text: text)
      }
      if !isExact, reprinted[column] == nil, !affinity.keeps(text, exactly: true) {
        reprinted[column] = text
      }
    }
    switch isNumber ? PrintedNumber(text) : nil {
    case .integer(let number): statement.bind(number, at: place)
    case .real(let number): statement.bind(real: number, at: place)
    case nil: append(text.utf8, at: place)
    }
    return nil
  }

  private func append(_ text: some Collection<UInt8>, at place: Int32, isBlob: Bool = false) {
    let start = bytes.count
    bytes.append(contentsOf: text)
    pieces.append(.init(place: place, range: start..<bytes.count, isBlob: isBlob))
  }
}
