/// Brings the rows of a file into a table of a SQLite database.
///
/// A table that imports made is a mirror of the file: what is no longer in the file leaves it. To a
/// table that somebody else made rows are only added, and changed where they have the same key. All of
/// it is one transaction.
package struct TableImport {
  /// What the import is doing; the count is of rows.
  package enum Stage: Sendable { case reading(Int), comparing, writing(Int), indexing }

  /// The table that was asked for.
  package var table: String?
  /// What a new table is called where none was asked for.
  package var defaultTable: String
  /// The file's name without folders, to be noted down.
  package var fileName: String
  /// The column to know rows by, where one was asked for.
  package var key: String?
  /// When this is, in ISO 8601 and UTC.
  package var time: String

  /// Opens the file from its beginning.
  package var open: () throws(TableError) -> any TableReader
  /// Told how far it is, often; false stops the import.
  package var goesOn: (Stage) -> Bool = { _ in true }
  /// Words a reason for people.
  package var sentence: (RejectReason) -> String = { "\($0)" }
  /// Given the rows that were not imported before anything is final; not called where there are none.
  package var deliver: (RejectedRows) throws -> Void = { _ in }

  package init(
    table: String? = nil, defaultTable: String, fileName: String, key: String? = nil, time: String,
    open: @escaping () throws(TableError) -> any TableReader
  ) {
    self.table = table
    self.defaultTable = defaultTable
    self.fileName = fileName
    self.key = key
    self.time = time
    self.open = open
  }

  /// Imports into a database that is there.
  package func run(into path: String) throws -> ImportOutcome {
    // Says what is wrong with a file that is no database before it is opened to be written.
    _ = try SQLiteFile(path)
    let connection = try SQLiteConnection(writing: path)
    // What fits in this many kB is written at the end only, and nobody is shut out before.
    try connection.run("PRAGMA foreign_keys = ON; PRAGMA cache_size = -262144")
    return try ImportRun(self, connection, path: path, isTried: false).run()
  }

  /// Imports into an empty file that is thrown away if this fails.
  package func run(intoNew path: String) throws -> ImportOutcome {
    let connection = try SQLiteConnection(writing: path)
    try connection.writeCarelessly()
    return try ImportRun(self, connection, path: path, isTried: false).run()
  }

  /// What would happen, with nothing done to the database; nil stands for one that is not there.
  package func check(_ path: String?) throws -> ImportOutcome {
    guard let path else {
      let connection = try SQLiteConnection.temporary()
      return try ImportRun(self, connection, path: "", isTried: true).run()
    }
    var file = try SQLiteFile(path)
    return try ImportRun(self, file.connect(), path: path, isTried: true).run()
  }

  /// The table's name without what SQLite cannot hold.
  static func tableName(_ name: String) -> String {
    let name = String(String.UnicodeScalarView(name.unicodeScalars.map { $0 == "\0" ? "_" : $0 }))
    // Names that begin so are SQLite's own.
    return name.isEmpty || name.lowercased().hasPrefix("sqlite_") ? "table_" + name : name
  }
}
