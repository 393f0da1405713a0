import CSQLite

/// A prepared query of one connection, which lives at least as long.
@safe
final class SQLiteStatement {
  private let handle: OpaquePointer
  private let connection: SQLiteConnection

  @unsafe
  init(_ handle: OpaquePointer, of connection: SQLiteConnection) {
    unsafe self.handle = handle
    self.connection = connection
  }

  deinit { unsafe sqlite3_finalize(handle) }

  /// Goes to the next row; false at the end.
  func step() throws(TableError) -> Bool {
    let code = unsafe sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw connection.error(code)
    }
  }

  /// Ends the query, which gives back its lock.
  func reset() { unsafe sqlite3_reset(handle) }

  /// Gives a value to the parameter at a place, counted from 1.
  func bind(_ value: Int64, at place: Int32) { unsafe sqlite3_bind_int64(handle, place, value) }

  func bind(real value: Double, at place: Int32) {
    unsafe sqlite3_bind_double(handle, place, value)
  }

  func bindNull(at place: Int32) { unsafe sqlite3_bind_null(handle, place) }

  func bind(_ text: String, at place: Int32) {
    unsafe sqlite3_bind_text(
      handle, place, text, Int32(clamping: text.utf8.count), csqlite_transient())
  }

  /// Binds a value; a number that SQLite would print in another way is its text.
  func bind(_ cell: Cell, at place: Int32) {
    switch cell {
    case .missing, .null: bindNull(at: place)
    case .bool(let flag): bind(Int64(flag ? 1 : 0), at: place)
    case .json(let value): bind(JSONWriter.compact(value), at: place)
    case .blob(let bytes): bind(bytes, at: place)
    case .text(let text): bind(text, at: place)
    case .number(let text):
      switch PrintedNumber(text) {
      case .integer(let number): bind(number, at: place)
      case .real(let number): bind(real: number, at: place)
      case nil: bind(text, at: place)
      }
    }
  }

  func bind(_ bytes: [UInt8], at place: Int32) {
    unsafe bytes.withUnsafeBytes {
      // Without an address it would be no value, not one of no bytes.
      guard !bytes.isEmpty else { return unsafe _ = sqlite3_bind_zeroblob(handle, place, 0) }
      _ = unsafe sqlite3_bind_blob(
        handle, place, $0.baseAddress, Int32(clamping: $0.count), csqlite_transient())
    }
  }

  /// A part of some bytes that is the value of a parameter.
  struct Piece {
    var place: Int32
    var range: Range<Int>
    var isBlob: Bool
  }

  /// Binds parts of the bytes and runs the statement, which answers no row; the bytes are lent.
  func insert(_ bytes: [UInt8], _ pieces: [Piece]) throws(TableError) {
    let code = unsafe bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return SQLITE_MISUSE }
      for piece in pieces {
        let address = unsafe start + piece.range.lowerBound
        let count = UInt64(piece.range.count)
        // No destructor means that the bytes stay until the statement is done.
        let code =
          piece.isBlob
          ? unsafe sqlite3_bind_blob64(handle, piece.place, address, count, nil)
          : unsafe sqlite3_bind_text64(
            handle, piece.place, address.assumingMemoryBound(to: CChar.self), count, nil,
            UInt8(SQLITE_UTF8))
        guard code == SQLITE_OK else { return code }
      }
      let code = unsafe sqlite3_step(handle)
      unsafe sqlite3_reset(handle)
      return code
    }
    guard code == SQLITE_DONE else { throw connection.error(code) }
  }

  var columnCount: Int32 { unsafe sqlite3_column_count(handle) }

  func isNull(_ column: Int32) -> Bool {
    unsafe sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  /// What the column is called.
  func name(_ column: Int32) -> String {
    unsafe sqlite3_column_name(handle, column).map { unsafe String(cString: $0) } ?? ""
  }

  func integer(_ column: Int32) -> Int64 { unsafe sqlite3_column_int64(handle, column) }

  func text(_ column: Int32) -> String { decodedText(column).text }

  /// The text; nil where it is no UTF-8.
  func wholeText(_ column: Int32) -> String? {
    let (text, isWhole) = decodedText(column)
    return isWhole ? text : nil
  }

  /// The cell, read by its own storage class; whether its text was whole UTF-8.
  func cell(_ column: Int32) -> (cell: Cell, isWhole: Bool) {
    switch unsafe sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: return (.number(String(integer(column))), true)
    case SQLITE_FLOAT: return (Self.real(unsafe sqlite3_column_double(handle, column)), true)
    case SQLITE_TEXT:
      let (text, isWhole) = decodedText(column)
      return (.text(text), isWhole)
    case SQLITE_BLOB:
      let start = unsafe sqlite3_column_blob(handle, column)
      let count = Int(unsafe sqlite3_column_bytes(handle, column))
      return (.blob(unsafe Array(UnsafeRawBufferPointer(start: start, count: count))), true)
    default: return (.null, true)
    }
  }

  /// The size of the cell, as far as it is text or bytes.
  func size(_ column: Int32) -> Int {
    switch unsafe sqlite3_column_type(handle, column) {
    case SQLITE_TEXT, SQLITE_BLOB: Int(unsafe sqlite3_column_bytes(handle, column))
    default: 8
    }
  }

  private func decodedText(_ column: Int32) -> (text: String, isWhole: Bool) {
    guard let start = unsafe sqlite3_column_text(handle, column) else { return ("", true) }
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
    if let text = unsafe String(validating: bytes, as: UTF8.self) { return (text, true) }
    return (unsafe String(decoding: bytes, as: UTF8.self), false)
  }

  /// The shortest digits that are this number and no other; no JSON number is infinite.
  private static func real(_ number: Double) -> Cell {
    if number.isInfinite { return .text(number < 0 ? "-Infinity" : "Infinity") }
    return .number(number.description)
  }
}
