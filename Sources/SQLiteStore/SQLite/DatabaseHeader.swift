/// The facts of interest in the first bytes of a database file.
///
/// Source: https://www.sqlite.org/fileformat2.html, 1.3 "The Database Header".
struct DatabaseHeader: Equatable {
  /// Bytes.
  static let size = 100

  /// A number the program that made the file chose for its schema.
  let userVersion: Int32
  /// A number the program that made the file chose for itself; 0 when it chose none.
  let applicationID: Int32
  /// Whether the file is kept with a write-ahead log.
  let usesLog: Bool
  /// Whether the bytes that the format sets aside are zero, as in every database.
  let isIntact: Bool

  /// Reads a header; none when the bytes are not the beginning of a database.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.size, bytes.starts(with: "SQLite format 3\0".utf8) else {
      return nil
    }
    func number(at offset: Int) -> Int32 {
      Int32(bitPattern: bytes[offset..<offset + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
    }
    userVersion = number(at: 60)
    applicationID = number(at: 68)
    usesLog = bytes[18] == 2 && bytes[19] == 2
    isIntact = bytes[72..<92].allSatisfy { $0 == 0 }
  }
}
