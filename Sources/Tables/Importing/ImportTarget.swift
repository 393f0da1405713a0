/// Where the columns of a file go in a table.
struct ImportTarget {
  struct Field {
    var given: String
    var name: String
    /// What makes the column where the table has none yet.
    var type: String
    var affinity: SQLiteAffinity
    var form: ValueForm
    var isNew: Bool
    var isLeftOut = false
    /// The column among those that wait.
    var waiting: String
  }

  /// In the order of the file.
  let fields: [Field]

  /// Finds each column by its name, as an earlier import has made it.
  ///
  /// Only the columns of a table of ours keep values in a form of ours.
  init(_ columns: ImportColumns, in shape: SQLiteTableShape?, isOurs: Bool) {
    fields = columns.names.enumerated().map { index, name in
      let waiting = "c\(index)"
      if let shape, let place = shape.place(of: name) {
        let field = shape.fields[place]
        return Field(
          given: columns.given[index], name: field.name, type: field.type,
          affinity: field.affinity, form: isOurs ? ValueForm(declared: field.type) : .plain,
          isNew: false, isLeftOut: field.isGenerated, waiting: waiting)
      }
      let type = columns.kinds[index].declaration
      return Field(
        given: columns.given[index], name: name, type: type,
        affinity: SQLiteAffinity(declared: type),
        form: isOurs ? ValueForm(declared: type) : .plain, isNew: true, waiting: waiting)
    }
  }

  /// The columns that are written.
  var written: [Field] { fields.filter { !$0.isLeftOut } }

  /// The column that somebody means by a name.
  func field(named name: String) -> Field? {
    fields.first { ExactText($0.given) == ExactText(name) }
      ?? fields.first { SQLiteName.folded($0.name) == SQLiteName.folded(name) }
  }
}
