/// What an import did, or would do.
package struct ImportOutcome: Sendable {
  /// A column of the file and where it goes.
  package struct Column: Sendable {
    /// Its name in the file and in the table.
    package var given: String
    package var name: String
    /// What its values are.
    package var kind: ColumnKind
    /// The type of the table's column, as it is declared.
    package var type: String
    /// Whether the table did not have it before.
    package var isNew: Bool
    /// Whether it is computed, so that the file's values are left out.
    package var isLeftOut = false
    package var keepsNumbersAsText = false
    package var hasBooleans = false
    package var hasNested = false
  }

  package var table: String
  package var isNewTable = false
  /// Whether the table is one that imports made, from which rows are removed too.
  package var isMirror = true
  /// The column that rows are known by; nil for their position.
  package var key: String?
  package var added = 0
  package var changed = 0
  package var removed = 0
  package var unchanged = 0
  package var rejected = 0
  /// Whether rows that are not in the file stay, because it has some that cannot be read: they may be
  /// the same.
  package var keepsOthers = false
  package var columns: [Column] = []
  /// Columns of ours that get another type, since values of the file have no room in the one they
  /// have.
  package var widened: [String] = []
  /// Numbers that somebody else's columns write in another way: a first one of each, and how it comes
  /// back.
  package var reprinted: [(column: String, given: String, kept: String)] = []
  /// Whether there is a column `id` by which no row can be known, so that the position is taken.
  package var hasUselessID = false
  /// The full-text index, if there is one.
  package var search: String?
  /// What the file's reader had to decide.
  package var warnings: [TableWarning] = []
}

/// Why a row was not imported.
package enum RejectReason: Hashable, Sendable {
  /// An earlier row has the same value in the key column.
  case doubleKey(column: String, value: String)
  case noKey(column: String)
  /// The table's column would change what was typed.
  case unfit(column: String, value: String)
  /// It cannot be read.
  case unreadable(JSONError.Reason)
  /// The table refuses it, in the words of SQLite.
  case refused(String)
}

/// The rows that were not imported, in the order of the file.
package struct RejectedRows {
  let connection: SQLiteConnection
  package let count: Int

  /// Hands each over as an object: `line`, `reason` and `record`, on one line.
  package func forEach(_ body: ([UInt8]) throws -> Void) throws {
    let statement = try connection.prepare(
      "SELECT line, reason, record FROM temp.rejects ORDER BY line, rowid")
    while try statement.step() {
      var text = Array("{\"line\": ".utf8)
      text += (statement.isNull(0) ? "null" : String(statement.integer(0))).utf8
      text += ", \"reason\": ".utf8
      JSONWriter.append(.string(statement.text(1)), to: &text)
      // The record is JSON already.
      text += ", \"record\": ".utf8
      text += statement.text(2).utf8
      text += "}\n".utf8
      try body(text)
    }
  }
}
