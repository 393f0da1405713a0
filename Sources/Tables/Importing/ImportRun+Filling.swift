extension ImportRun {
  /// Makes the table and writes the rows as they come.
  ///
  /// What the columns are is guessed from the first rows. Where a later one proves that wrong, the
  /// rows are read to their end to know all, and the table is made once more.
  func fill(_ name: String) throws {
    var known: ImportColumns?
    while true {
      let reader = try plan.open()
      rejectUnreadable(of: reader)
      var kinds = ColumnKinds(of: reader.info.format)
      var sample: [TableRow] = []
      while sample.count < Self.sampleSize, let row = try reader.next() {
        _ = kinds.observe(row)
        sample.append(row)
      }
      let columns = known ?? ImportColumns(reader.columns, kinds)
      guard !columns.names.isEmpty else {
        throw TableError(.nothingToImport, file: plan.fileName)
      }
      try columns.checkCount(plan.fileName)
      if !isTried { try connection.run(columns.creation(of: name)) }
      let writer = try isTried ? nil : columns.writer(to: name, in: connection)
      var isRight = true
      for row in sample { _ = try writer?.write(row) }
      var count = sample.count
      sample = []
      try forEach(of: reader) { row in
        count += 1
        if kinds.observe(row) || reader.columns.count > columns.names.count, known == nil, isRight {
          isRight = ImportColumns(reader.columns, kinds) == columns
        }
        if isRight { _ = try writer?.write(row) }
      }
      outcome.warnings = reader.warnings
      // Only now is it known what all rows bring.
      let all = ImportColumns(reader.columns, kinds)
      guard isTried || all == columns else {
        known = all
        try startOver()
        continue
      }
      outcome.added = count
      outcome.columns = all.described(kinds)
      if !isTried { try finish(name, key: nil, old: nil) }
      return
    }
  }

  private func startOver() throws(TableError) {
    try connection.run("ROLLBACK")
    try begin()
    try startAgain()
  }

  /// Makes the index and notes the import down.
  func finish(_ name: String, key: String?, old: ImportRecord?) throws(TableError) {
    guard let shape = try SQLiteTableShape(name, in: connection) else { return }
    try enter(.indexing)
    let search = try SearchIndex(of: shape, in: connection).make(inPlaceOf: old?.search)
    outcome.search = search
    try ImportRecord(file: plan.fileName, key: key, time: plan.time, search: search)
      .save(of: shape, in: connection)
  }
}

/// The columns of a new table.
struct ImportColumns: Equatable {
  /// As the file has them.
  let given: [String]
  /// As SQLite can tell them apart.
  let names: [String]
  let kinds: [ColumnKind]
  private let isTyped: Bool

  init(_ columns: [Column], _ kinds: ColumnKinds) {
    given = columns.map(\.name)
    names = SQLiteName.unique(given)
    self.kinds = columns.indices.map(kinds.kind)
    isTyped = kinds.isTyped
  }

  static func == (left: ImportColumns, right: ImportColumns) -> Bool {
    left.names.count == right.names.count
      && zip(left.kinds, right.kinds).allSatisfy { $0.declaration == $1.declaration }
  }

  /// Columns of a table that imports make: SQLite has room for 2,000, its default, and the rows wait
  /// and are looked at with some more.
  private static let limit = 1_990

  /// Throws where there are more columns than that.
  func checkCount(_ file: String) throws(TableError) {
    guard names.count > Self.limit else { return }
    throw TableError(.tooManyColumns(names.count, limit: Self.limit), file: file)
  }

  /// What makes the table.
  func creation(of table: String) -> String {
    let columns = zip(names, kinds).map { name, kind in
      SQLiteTable.quoted(name) + (kind.declaration.isEmpty ? "" : " " + kind.declaration)
    }
    return "CREATE TABLE main.\(SQLiteTable.quoted(table))(\(columns.joined(separator: ", ")))"
  }

  /// What writes rows to it.
  func writer(
    to table: String, in connection: SQLiteConnection
  ) throws(TableError) -> SQLiteRowWriter {
    let places = names.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
    let statement = try connection.prepare(
      "INSERT INTO main.\(SQLiteTable.quoted(table)) VALUES (\(places))")
    return SQLiteRowWriter(
      statement, affinities: kinds.map { SQLiteAffinity(declared: $0.declaration) },
      forms: kinds.map { ValueForm(declared: $0.declaration) }, isTyped: isTyped, isExact: nil)
  }

  /// The columns for those who want to know.
  func described(_ seen: ColumnKinds) -> [ImportOutcome.Column] {
    names.indices.map { index in
      ImportOutcome.Column(
        given: given[index], name: names[index], kind: kinds[index],
        type: kinds[index].declaration, isNew: true,
        keepsNumbersAsText: seen.keepsNumbersAsText(index),
        hasBooleans: seen.has(.boolean, in: index), hasNested: seen.has(.json, in: index))
    }
  }
}
