package import Tables

extension TableError {
  /// One sentence after the place, as `description`, in the language of the texts.
  package func description(_ texts: Texts) -> String { "\(place): \(message(texts))" }

  /// The sentence of `message` in the language of the texts.
  package func message(_ texts: Texts) -> String {
    switch reason {
    case .noSuchFile: texts[.tableNoSuchFile]
    case .isFolder: texts[.tableFolder]
    case .notAllowed: texts[.tableNotAllowed]
    case .terminalInput: texts[.tableTerminal]
    case .cannotRead(let code): texts(.tableCannotRead, SystemCall.message(code))
    case .unknownFormat: texts[.tableUnknownFormat]
    case .unknownEncoding(let name): texts(.tableUnknownEncoding, name, TextEncoding.list)
    case .unknownDelimiter(let name): texts(.tableUnknownDelimiter, name)
    case .unknownComment(let name): texts(.tableUnknownComment, name)
    case .commentIsDelimiter(let mark): texts(.tableCommentIsDelimiter, mark.description)
    case .notInEncoding(let byte, let offset, let encoding):
      texts(.tableNotInEncoding, Self.hex(byte), String(offset), encoding.name)
    case .unclosedQuote(let line): texts(.tableUnclosedQuote, line)
    case .tooLarge(let limit): texts(.tableTooLarge, limit >> 20)
    case .json(.textAfterValue): texts[.tableTextAfterValue]
    case .json(let reason): JSONError(reason: reason, line: 0, column: 0).message(texts)
    case .emptyJSON: texts[.tableEmptyJSON]
    case .tooManyKeys(let count): texts(.tableTooManyKeys, count)
    case .packed(let fault, let unpacked): texts(fault.message, String(unpacked))
    case .unpackedTooLarge(let limit): texts(.tableUnpackedTooLarge, limit >> 20)
    case .packedSQLite: texts[.tablePackedSQLite]
    case .notSQLite: texts[.tableNotSQLite]
    case .sqliteFromInput: texts[.tableSQLiteFromInput]
    case .unreadableLog: texts[.tableUnreadableLog]
    case .noTables: texts[.tableNoTables]
    case .noSuchTable(let name, let tables):
      texts(.tableNoSuchTable, name, Self.choice(tables, texts))
    case .severalTables(let tables):
      texts(.tableSeveralTables, tables.count, Self.choice(tables, texts))
    case .noRoomToSpool(let folder): texts(.tableNoRoomToSpool, folder)
    case .cannotSpool(let folder, let code):
      texts(.tableCannotSpool, folder, SystemCall.message(code))
    case .locked: texts[.tableLocked]
    case .sqlite(let code, let message):
      SQLiteFault(code).text.map { texts[$0] } ?? texts(.tableSQLite, message, Int(code))
    case .notWritable(let table): texts(.tableNotWritable, table)
    case .nothingToImport: texts[.tableNothingToImport]
    case .noKeyColumn(let name, let columns):
      texts(
        .tableNoKeyColumn, name,
        columns.isEmpty
          ? texts[.tableNoColumns] : texts(.tableChoice, texts.list(columns, limit: 10)))
    case .needsKey(let table): texts(.tableNeedsKey, table)
    case .doubleKey(let column, let table): texts(.tableDoubleKey, table, column)
    case .uselessKey(let column, nil): texts(.tableUselessKeyGap, column)
    case .uselessKey(let column, let value?): texts(.tableUselessKey, value, column)
    case .reservedTable(let name): texts(.tableReserved, name)
    case .optionElsewhere(let option, let format):
      texts(.tableOptionElsewhere, option, format.title)
    case .emptyTableName: texts[.tableEmptyName]
    case .tooManyColumns(let count, let limit):
      texts(.tableTooManyColumns, String(count), String(limit))
    case .stopped: texts[.tableStopped]
    }
  }

  private static func choice(_ names: [String], _ texts: Texts) -> String {
    names.isEmpty ? texts[.tableNoChoice] : texts(.tableChoice, texts.list(names, limit: 10))
  }
}

extension SQLiteFault {
  fileprivate var text: ErrorMessage? {
    switch self {
    case .full: .tableFull
    case .readOnly: .tableReadOnly
    case .cannotOpen: .tableCannotOpen
    case .inputOutput: .tableDisk
    case .damaged: .tableDamaged
    case .tooBig: .tableValueTooBig
    case .other: nil
    }
  }
}

extension CompressionFault {
  fileprivate var message: ErrorMessage {
    switch self {
    case .cutOff: .tablePackedCutOff
    case .damaged: .tablePackedDamaged
    case .wrongChecksum: .tablePackedChecksum
    case .otherDataBehind: .tablePackedOtherData
    }
  }
}
