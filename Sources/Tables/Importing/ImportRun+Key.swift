extension ImportRun {
  /// The column that rows are known by; nil where that is their position.
  ///
  /// One that was asked for, now or by the import before, leaves out rows without it and rows that
  /// repeat it. A column `id` serves by itself where all rows have it and no two the same.
  func chooseKey(
    _ target: ImportTarget, record: ImportRecord?, shape: SQLiteTableShape?
  ) throws(TableError) -> ImportTarget.Field? {
    let isEmpty = try shape.map { shape throws(TableError) in try self.isEmpty(shape) } ?? true
    let kept = record?.key.flatMap { SQLiteName.folded($0) == SQLiteName.folded("id") ? nil : $0 }
    if let name = plan.key ?? kept.flatMap({ target.field(named: $0) == nil ? nil : $0 }) {
      guard let field = target.field(named: name), !field.isLeftOut else {
        throw TableError(
          .noKeyColumn(name, columns: target.fields.map(\.given)), file: plan.fileName)
      }
      if field.isNew, !isEmpty, !outcome.isMirror {
        throw TableError(
          .noKeyColumn(name, columns: shape?.fields.map(\.name) ?? []), file: path)
      }
      try makeIndex(field)
      try rejectDoubles(field, of: target)
      return field
    }
    if let field = target.field(named: "id"), !field.isLeftOut, !field.isNew || isEmpty {
      try makeIndex(field)
      if try isKey(field) { return field }
      guard let shape, !isEmpty, !field.isNew else { return nil }
      if outcome.isMirror, try identifies(field, shape) {
        let error = try repeated(field)
        throw error
      }
      outcome.hasUselessID = true
    }
    guard isEmpty || outcome.isMirror else {
      throw TableError(.needsKey(table: outcome.table), file: path)
    }
    return nil
  }

  /// Whether the table's rows can be told apart by the column.
  private func identifies(
    _ field: ImportTarget.Field, _ shape: SQLiteTableShape
  ) throws(TableError) -> Bool {
    let (column, table) = (SQLiteTable.quoted(field.name), SQLiteTable.quoted(shape.table.name))
    let source = "main.\(table)"
    let gap = try connection.number(
      "SELECT 1 FROM \(source) WHERE \(column) IS NULL OR \(column) = '' LIMIT 1")
    let double = try connection.number(
      "SELECT 1 FROM \(source) GROUP BY \(column) HAVING count(*) > 1 LIMIT 1")
    return gap == nil && double == nil
  }

  /// Rows that were known by the column would be taken for others by their positions.
  private func repeated(_ field: ImportTarget.Field) throws(TableError) -> TableError {
    let column = field.waiting
    let statement = try connection.prepare(
      """
      SELECT line, value FROM (
        SELECT rowid AS place, line, \(column) AS value,
          row_number() OVER (PARTITION BY \(column) ORDER BY rowid) AS turn
        FROM temp.incoming WHERE NOT out)
      WHERE turn > 1 OR value IS NULL OR value = '' ORDER BY place LIMIT 1
      """)
    guard try statement.step() else {
      return TableError(.needsKey(table: outcome.table), file: plan.fileName)
    }
    let value = field.form.decoded(statement.cell(1).cell)
    return TableError(
      .uselessKey(column: field.name, value: value.isEmpty ? nil : value.display),
      file: plan.fileName, line: statement.isNull(0) ? nil : Int(statement.integer(0)))
  }

  private func isEmpty(_ shape: SQLiteTableShape) throws(TableError) -> Bool {
    let name = SQLiteTable.quoted(shape.table.name)
    return try connection.number("SELECT 1 FROM main.\(name) LIMIT 1") == nil
  }

  private func makeIndex(_ field: ImportTarget.Field) throws(TableError) {
    try connection.run("CREATE INDEX temp.incoming_key ON incoming(\(field.waiting))")
  }

  /// Whether all rows have a value there, and no two the same.
  private func isKey(_ field: ImportTarget.Field) throws(TableError) -> Bool {
    let column = field.waiting
    let gap = try connection.number(
      "SELECT 1 FROM temp.incoming WHERE NOT out AND (\(column) IS NULL OR \(column) = '') LIMIT 1")
    let double = try connection.number(
      "SELECT 1 FROM temp.incoming WHERE NOT out GROUP BY \(column) HAVING count(*) > 1 LIMIT 1")
    let isKey = gap == nil && double == nil
    if !isKey { try connection.run("DROP INDEX temp.incoming_key") }
    return isKey
  }

  /// Leaves out rows without a key, and all but the first of those with the same.
  private func rejectDoubles(
    _ field: ImportTarget.Field, of target: ImportTarget
  ) throws(TableError) {
    let column = field.waiting
    let (names, forms) = (outcome.columns, target.fields.map(\.form))
    let statement = try connection.prepare(
      """
      SELECT * FROM (
        SELECT rowid AS place, *, row_number() OVER (PARTITION BY \(column) ORDER BY rowid) AS turn
        FROM temp.incoming WHERE NOT out)
      WHERE turn > 1 OR \(column) IS NULL OR \(column) = '' ORDER BY place
      """)
    var places: [Int64] = []
    let key = Int32(field.waiting.dropFirst()).map { $0 + 3 } ?? 0
    while try statement.step() {
      places.append(statement.integer(0))
      let cells = zip(forms, 3..<(statement.columnCount - 1)).map {
        $0.decoded(statement.cell($1).cell)
      }
      let record = TableRow(cells).json(names.map { Column($0.given) })
      let value = field.form.decoded(statement.cell(key).cell)
      try reject(
        record, line: statement.isNull(1) ? nil : statement.integer(1),
        value.isEmpty
          ? .noKey(column: field.given) : .doubleKey(column: field.given, value: value.display))
    }
    let removal = try connection.prepare("DELETE FROM temp.incoming WHERE rowid = ?1")
    for place in places {
      removal.bind(place, at: 1)
      _ = try removal.step()
      removal.reset()
    }
  }
}
