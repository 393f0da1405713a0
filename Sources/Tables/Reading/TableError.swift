/// Why a table cannot be read, and where.
package struct TableError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case noSuchFile
    case isFolder
    case notAllowed
    case terminalInput
    case cannotRead(code: Int32)
    case unknownFormat
    case unknownEncoding(String)
    case unknownDelimiter(String)
    case unknownComment(String)
    case commentIsDelimiter(CommentMark)
    case notInEncoding(byte: UInt8, offset: Int, encoding: TextEncoding)
    case unclosedQuote(line: Int)
    case tooLarge(limit: Int)
    case json(JSONError.Reason)
    case emptyJSON
    case tooManyKeys(Int)
    /// The packed bytes are at fault, behind so many unpacked ones.
    case packed(CompressionFault, unpacked: Int)
    case unpackedTooLarge(limit: Int)
    case notSQLite
    case sqliteFromInput
    case packedSQLite
    case unreadableLog
    case noTables
    case noSuchTable(String, tables: [String])
    case severalTables([String])
    case locked
    /// The disk of a folder has no room for what is kept there while it is read.
    case noRoomToSpool(folder: String)
    /// No temporary file can be made or written there.
    case cannotSpool(folder: String, code: Int32)
    case sqlite(code: Int32, message: String)
    /// A view, a virtual table or one without rowids.
    case notWritable(table: String)
    case nothingToImport
    case noKeyColumn(String, columns: [String])
    /// Nothing tells which rows of somebody's table are meant.
    case needsKey(table: String)
    case doubleKey(column: String, table: String)
    /// Rows were known by the column, and cannot be any more: a value repeats, or there is none.
    case uselessKey(column: String, value: String?)
    /// A name that SQLite, or an import, keeps for itself.
    case reservedTable(String)
    /// Nothing stands behind `#`.
    case emptyTableName
    case tooManyColumns(Int, limit: Int)
    /// An option that means nothing for the format of the file.
    case optionElsewhere(String, TableFormat)
    /// Somebody wanted it to end.
    case stopped
  }

  /// What kind of fault it is; the raw value is the exit code of a program that stops for it.
  package enum Kind: Int32, Sendable {
    case wrongUse = 64
    case badData = 65
    case noInput = 66
    case inputOutput = 74
    case tryLater = 75
    case notAllowed = 77
    case interrupted = 130
  }

  package var reason: Reason
  /// The file as the user named it, or “standard input”.
  package var file: String
  /// The place, counted from 1, the column in Unicode scalars; nil where a whole file is meant.
  package var line: Int?
  package var column: Int?

  package init(_ reason: Reason, file: String, line: Int? = nil, column: Int? = nil) {
    self.reason = reason
    self.file = file
    self.line = line
    self.column = column
  }

  package var kind: Kind {
    switch reason {
    case .unknownEncoding, .unknownDelimiter, .unknownComment, .commentIsDelimiter, .severalTables,
      .sqliteFromInput, .notWritable, .noKeyColumn, .needsKey, .doubleKey,
      .reservedTable, .emptyTableName, .optionElsewhere:
      .wrongUse
    case .stopped: .interrupted
    case .sqlite(let code, _): SQLiteFault(code).kind
    case .noSuchFile, .isFolder, .terminalInput, .noSuchTable, .noTables: .noInput
    case .notAllowed, .unreadableLog: .notAllowed
    case .cannotRead, .noRoomToSpool, .cannotSpool: .inputOutput
    case .locked: .tryLater
    case .unknownFormat, .notInEncoding, .unclosedQuote, .tooLarge, .json, .emptyJSON, .tooManyKeys,
      .packed, .unpackedTooLarge, .notSQLite, .packedSQLite, .nothingToImport, .uselessKey,
      .tooManyColumns:
      .badData
    }
  }
}

extension TableError: CustomStringConvertible {
  /// One sentence after the place: `people.csv:2:5: …`.
  package var description: String {
    "\(place): \(message)"
  }

  /// The file and where in it: `people.csv:2:5`.
  package var place: String {
    [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
      .joined(separator: ":")
  }

  /// The sentence without the place.
  package var message: String {
    switch reason {
    case .noSuchFile: "there is no such file"
    case .isFolder: "this is a folder, not a file"
    case .notAllowed: "you are not allowed to read this file"
    case .terminalInput: "standard input is a terminal; name a file or pipe one in"
    case .cannotRead(let code): "reading fails: \(SystemError.sentence(code))"
    case .unknownFormat:
      "this is no table; CSV, TSV, JSON, NDJSON and SQLite files can be read (--format names one)"
    case .unknownEncoding(let name):
      "the encoding ‘\(name)’ is not known; \(TextEncoding.list) are"
    case .unknownDelimiter(let name):
      "‘\(name)’ is no delimiter; give one ASCII character, or tab, comma, semicolon, pipe or space"
    case .unknownComment(let name):
      "‘\(name)’ begins no comments; give one ASCII character that is no letter, digit or quote"
    case .commentIsDelimiter(let mark):
      "‘\(mark)’ cannot begin comments, since it stands between the fields"
    case .notInEncoding(let byte, let offset, let encoding):
      "the byte \(Self.hex(byte)) at offset \(offset) is not \(encoding.name); "
        + "name another encoding with --encoding"
    case .unclosedQuote(let line): "the quote that opens here, on line \(line), is never closed"
    case .tooLarge(let limit):
      "one record takes more than \(limit >> 20) MB; a quote may be unclosed"
    case .json(.textAfterValue):
      "there is more text after the JSON value (for a value a line use --format ndjson)"
    case .json(let reason): JSONError(reason: reason, line: 0, column: 0).message
    case .emptyJSON: "the file is empty, which is no JSON"
    case .tooManyKeys(let count):
      "nearly every record has keys of its own, \(count) so far; this is no table"
    case .packed(let fault, let unpacked): Self.message(of: fault, after: unpacked)
    case .unpackedTooLarge(let limit):
      "unpacked, this is more than \(limit >> 20) MB, which is too much to be read as a whole"
    case .notSQLite: "this is no SQLite database, or an encrypted one"
    case .sqliteFromInput: "a SQLite database cannot be read from a pipe; name the file"
    case .packedSQLite:
      "a SQLite database cannot be read while it is packed; unpack it first (gunzip -k FILE)"
    case .unreadableLog:
      "what is in the -wal file beside it cannot be read in a folder that you must not write to; "
        + "copy both files into another folder"
    case .noTables: "the database has no tables"
    case .noSuchTable(let name, let tables):
      "there is no table ‘\(name)’; \(Self.choice(tables))"
    case .severalTables(let tables):
      "the database has \(tables.count) tables; \(Self.choice(tables)) (FILE#TABLE names one)"
    case .noRoomToSpool(let folder):
      "it is kept in a temporary file while it is read, for which there is no room in \(folder); "
        + "set TMPDIR to a folder with more"
    case .cannotSpool(let folder, let code):
      "no temporary file can be written in \(folder) (\(SystemError.sentence(code))); "
        + "set TMPDIR to another folder"
    case .locked: "another program has locked the database; try again later"
    case .sqlite(let code, let message):
      SQLiteFault(code).message ?? "SQLite says: \(message) (\(code))"
    case .notWritable(let table):
      "‘\(table)’ is a view, a virtual table or one without rowids, to which nothing can be imported"
    case .nothingToImport: "there are no columns to import"
    case .noKeyColumn(let name, let columns):
      "there is no column ‘\(name)’ for --key; \(Self.choice(columns, none: "there are no columns"))"
    case .needsKey(let table):
      "nothing tells which rows of ‘\(table)’ are meant; name a column with --key, or another table"
    case .doubleKey(let column, let table):
      "rows of ‘\(table)’ have the same ‘\(column)’; name another column with --key"
    case .uselessKey(let column, nil):
      "there is no ‘\(column)’ here, by which rows were known so far; nothing was imported "
        + "(--key \(column) leaves such rows out, --key with another column knows rows by that)"
    case .uselessKey(let column, let value?):
      "‘\(value)’ repeats in ‘\(column)’, by which rows were known so far; nothing was imported "
        + "(--key \(column) leaves such rows out, --key with another column knows rows by that)"
    case .reservedTable(let name):
      "the name ‘\(name)’ is taken by the database itself; name another table (FILE#TABLE)"
    case .optionElsewhere(let option, let format):
      "\(option) means nothing for \(format.title); leave it out, or see whether this is the right file"
    case .emptyTableName:
      "behind the # there is no table; name one (FILE#TABLE), or leave the # out"
    case .tooManyColumns(let count, let limit):
      "there are \(count) columns; a table of SQLite has room for \(limit)"
    case .stopped: "stopped; nothing was changed"
    }
  }

  private static func message(of fault: CompressionFault, after bytes: Int) -> String {
    switch fault {
    case .cutOff: "the gzip data end too early, at unpacked byte \(bytes)"
    case .damaged: "the gzip data are damaged, at unpacked byte \(bytes)"
    case .wrongChecksum:
      "the gzip checksum does not fit what was unpacked, up to byte \(bytes)"
    case .otherDataBehind:
      "there is something else behind the gzip data, at unpacked byte \(bytes)"
    }
  }

  private static func choice(
    _ names: [String], none: String = "the database has none"
  ) -> String {
    let shown = names.prefix(10).map { "‘\($0)’" }.joined(separator: ", ")
    let more = names.count > 10 ? " and \(names.count - 10) more" : ""
    return names.isEmpty ? none : "choose from \(shown)\(more)"
  }

  /// The byte as `0x0A`.
  package static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "0x" + (byte < 16 ? "0" : "") + digits
  }
}
