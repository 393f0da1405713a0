extension ImportRun {
  /// Puts the rows into a table that is there; nil stands for one that is made for them.
  ///
  /// They wait in a table of their own until all are read, so that the other is written at the end
  /// only, and in one go.
  func merge(into found: SQLiteTableShape?) throws {
    let record = try found.flatMap { shape throws(TableError) in
      guard shape.table.kind == .table, shape.rowID != nil else {
        throw TableError(.notWritable(table: shape.table.name), file: path)
      }
      return try ImportRecord(of: shape, in: connection)
    }
    outcome.isMirror = found == nil || record != nil
    let (columns, kinds) = try scan(record == nil ? nil : found)
    let (shape, copy) = try widened(found)
    let target = ImportTarget(columns, in: shape, isOurs: outcome.isMirror)
    describe(target, columns, kinds)
    try gather(target, kinds, isExact: found == nil ? nil : outcome.isMirror)
    let key = try chooseKey(target, record: record, shape: found)
    outcome.key = key?.name
    outcome.keepsOthers = outcome.keepsOthers && key != nil && outcome.isMirror
    var goal = shape
    if found == nil, !isTried {
      try connection.run(columns.creation(of: outcome.table))
      goal = try SQLiteTableShape(outcome.table, in: connection)
    }
    guard let goal else {
      let added = try connection.number("SELECT count(*) FROM temp.incoming WHERE NOT out")
      outcome.added = Int(added ?? 0)
      return
    }
    let merger = ImportMerger(
      connection: connection, shape: goal, target: target, key: key, table: copy)
    try enter(.comparing)
    try merger.pair()
    if !outcome.isMirror, let key, try merger.hasDoubles {
      throw TableError(.doubleKey(column: key.name, table: goal.table.name), file: path)
    }
    try count(merger)
    guard !isTried else { return }
    try merger.addColumns()
    if outcome.isMirror, !outcome.keepsOthers { try merger.removeOthers() }
    try write(merger)
    if outcome.isMirror { try finish(goal.table.name, key: key?.name, old: record) }
  }

  /// Reads all rows to know what the columns are, and which ones of a table of ours have no room for
  /// some value.
  private func scan(_ own: SQLiteTableShape?) throws -> (ImportColumns, ColumnKinds) {
    let reader = try plan.open()
    var kinds = ColumnKinds(of: reader.info.format)
    var room = own.map { ColumnRoom(of: $0, isTyped: kinds.isTyped) }
    try forEach(of: reader) {
      _ = kinds.observe($0)
      room?.observe($0, reader.columns)
    }
    types = room?.types ?? [:]
    guard !reader.columns.isEmpty else { throw TableError(.nothingToImport, file: plan.fileName) }
    outcome.warnings = reader.warnings
    let columns = ImportColumns(reader.columns, kinds)
    try columns.checkCount(plan.fileName)
    return (columns, kinds)
  }

  /// Makes room in the columns of a table of ours; a check does so in a copy of it.
  private func widened(
    _ found: SQLiteTableShape?
  ) throws -> (shape: SQLiteTableShape?, copy: String?) {
    guard let found, !types.isEmpty,
      let widening = try TableWidening(types, of: found, in: connection)
    else { return (found, nil) }
    outcome.widened = types.keys.sorted().map { found.fields[$0].name }
    try widening.gather()
    guard !isTried else { return (found.widened(by: types), TableWidening.copy) }
    try widening.replace()
    return (try SQLiteTableShape(found.table.name, in: connection), nil)
  }

  private func describe(_ target: ImportTarget, _ columns: ImportColumns, _ kinds: ColumnKinds) {
    outcome.columns = zip(columns.described(kinds), target.fields).map { column, field in
      var column = column
      column.name = field.name
      column.type = field.type
      column.isNew = field.isNew
      column.isLeftOut = field.isLeftOut
      return column
    }
  }

  /// Writes the rows to the table in which they wait.
  ///
  /// Those that do not fit wait too, without what stands in the way: they are in the file, so what was
  /// imported of them before stays.
  private func gather(
    _ target: ImportTarget, _ kinds: ColumnKinds, isExact: Bool?
  ) throws {
    let fields = target.fields
    let columns = fields.map { "\($0.waiting) \($0.affinity.rawValue)" }.joined(separator: ", ")
    try connection.run("CREATE TEMP TABLE incoming(line INTEGER, out INTEGER, \(columns))")
    let places = (0...(fields.count + 1)).map { "?\($0 + 1)" }.joined(separator: ", ")
    let writer = SQLiteRowWriter(
      try connection.prepare("INSERT INTO temp.incoming VALUES (\(places))"),
      affinities: fields.map(\.affinity), forms: fields.map(\.form), isTyped: kinds.isTyped,
      isExact: isExact)
    let reader = try plan.open()
    // Where rows are known by their position, one that cannot be read has one too.
    rejectUnreadable(of: reader) { line throws(TableError) in
      _ = try writer.write(TableRow([]), line: line, isLeftOut: true)
    }
    defer {
      outcome.keepsOthers = reader.rejectedCount > 0
      outcome.reprinted = writer.reprinted.sorted { $0.key < $1.key }.map {
        (fields[$0].name, $1, fields[$0].affinity.printed($1) ?? "")
      }
    }
    var count: Int64 = 0
    try forEach(of: reader) { row in
      count += 1
      let line = row.line.map(Int64.init) ?? count
      guard let misfit = try writer.write(row, line: line) else { return }
      try reject(
        row.json(reader.columns), line: line,
        .unfit(column: fields[misfit.column].name, value: misfit.text))
      var rest = row
      var other: SQLiteRowWriter.Misfit? = misfit
      while let column = other?.column {
        rest.cells[column] = .null
        other = try writer.write(rest, line: line, isLeftOut: true)
      }
    }
  }

  private func count(_ merger: ImportMerger) throws {
    let counts = try merger.counts()
    outcome.added = counts.added
    outcome.changed = counts.changed
    outcome.unchanged = counts.unchanged
    outcome.removed = outcome.isMirror && !outcome.keepsOthers ? counts.others : 0
  }

  /// Changes and adds rows, one by one: the table may refuse some.
  private func write(_ merger: ImportMerger) throws {
    var done = 0
    func attempt(_ incoming: Int64, _ body: () throws(TableError) -> Void) throws -> Bool {
      done += 1
      if done % Self.step == 0 { try enter(.writing(done)) }
      do throws(TableError) {
        try body()
        return true
      } catch {
        // SQLITE_CONSTRAINT, SQLITE_MISMATCH
        guard case .sqlite(let code, let message) = error.reason, [19, 20].contains(code & 0xFF)
        else { throw error }
        let (record, line) = try merger.record(incoming)
        try reject(record, line: line, .refused(message))
        return false
      }
    }
    try merger.forEachChanged { incoming, target in
      if try !attempt(
        incoming, { () throws(TableError) in try merger.change(target, to: incoming) })
      {
        outcome.changed -= 1
      }
    }
    try merger.forEachNew { incoming in
      if try !attempt(incoming, { () throws(TableError) in try merger.add(incoming) }) {
        outcome.added -= 1
      }
    }
  }
}
