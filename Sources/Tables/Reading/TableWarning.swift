/// Something about a table that a reader had to decide, with nothing lost.
package struct TableWarning: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case emptyFile
    case guessedEncoding(TextEncoding, offset: Int)
    case replacedBytes(offset: Int, encoding: TextEncoding)
    case renamedColumns([String])
    case extraFields(count: Int, header: Int)
    case emptyExtraFields(count: Int, header: Int)
    /// There is no header to be wider than, but the first record.
    case widerRecord(count: Int, first: Int)
    case strayQuote
    case blankLines
    /// So many records began with the mark.
    case comments(Int, CommentMark)
    /// The record is left out, since it is no JSON.
    case rejected(JSONError.Reason)
    case repeatedKey(String)
    case loneSurrogate
    case otherMembers([String])
    case writeAheadLogIgnored
    case brokenText(column: String)
    /// Stands for so many more of the reason before it.
    case more(Int)
  }

  package var reason: Reason
  /// The file as the user named it.
  package var file: String
  /// Counted from 1; nil where a whole file is meant.
  package var line: Int?
  /// Counted from 1, in Unicode scalars; nil where a whole line is meant.
  package var column: Int?

  package init(_ reason: Reason, file: String, line: Int? = nil, column: Int? = nil) {
    self.reason = reason
    self.file = file
    self.line = line
    self.column = column
  }
}

extension TableWarning {
  /// Whether it tells of a record that was left out.
  fileprivate var isOfReject: Bool { if case .rejected = reason { true } else { false } }
}

extension [TableWarning] {
  /// The warnings but those of records that were left out.
  package var withoutRejects: [TableWarning] {
    enumerated().filter { index, warning in
      if case .more = warning.reason, index > 0 { return !self[index - 1].isOfReject }
      return !warning.isOfReject
    }.map(\.element)
  }
}

extension TableWarning: CustomStringConvertible {
  /// One sentence after the place: `people.csv:3: line 3 has …`.
  package var description: String {
    "\(place): \(message)"
  }

  /// The file and where in it: `people.csv:3`.
  package var place: String {
    [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
      .joined(separator: ":")
  }

  /// The sentence without the place.
  package var message: String {
    switch reason {
    case .emptyFile: "the file is empty"
    case .guessedEncoding(let encoding, let offset):
      "not UTF-8 (byte offset \(offset)), read as \(encoding.name); --encoding names another"
    case .replacedBytes(let offset, let encoding):
      "bytes at offset \(offset) are not \(encoding.name), shown as U+FFFD"
    case .renamedColumns(let names):
      "columns without a name of their own are called \(Self.list(names))"
    case .extraFields(let count, let header):
      "\(subject) has \(count) fields, the header \(header); the extra ones get columns of their own"
    case .emptyExtraFields(let count, let header):
      "\(subject) has \(count) fields, the header \(header); the extra ones are empty"
    case .widerRecord(let count, let first):
      "\(subject) has \(count) fields, the first record \(first); "
        + "the extra ones get columns of their own"
    case .strayQuote: "\(subject) has a quote that closes no field; the field is taken as it stands"
    case .blankLines: "\(subject) is blank and left out"
    case .comments(1, let mark): "1 comment that begins with ‘\(mark)’ is left out"
    case .comments(let count, let mark):
      "\(count) comments that begin with ‘\(mark)’ are left out"
    case .rejected(let reason):
      "\(JSONError(reason: reason, line: 0, column: 0).message); the line is left out"
    case .repeatedKey(let key):
      "\(subject) has the key ‘\(key)’ more than once; the last value is taken"
    case .loneSurrogate: "\(subject) has half a surrogate pair, shown as U+FFFD"
    case .otherMembers(let names):
      "the members \(Self.list(names)) beside the list are not part of the table"
    case .writeAheadLogIgnored:
      "changes that are still in the -wal file cannot be read in this folder"
    case .brokenText(let column):
      "a text in column ‘\(column)’ is not UTF-8, its bad bytes are shown as U+FFFD"
    case .more(let count): "… and \(count) more like this"
    }
  }

  private var subject: String { line.map { "line \($0)" } ?? "a record" }

  private static func list(_ names: [String]) -> String {
    names.prefix(5).map { "‘\($0)’" }.joined(separator: ", ")
      + (names.count > 5 ? " and \(names.count - 5) more" : "")
  }
}
