import Datasets

/// What a SOURCE word names.
package enum Source: Hashable, Sendable {
  case dataset(String)
  /// A recorded answer of the store search.
  case storeAnswer(path: String)
  /// A feed in a file, `-` for standard input.
  case feed(path: String)
  /// A folder of the disk as a list of its files.
  case files(path: String)
  /// A file of rows, `-` for standard input; the table is named behind `#` in SQLite files.
  case file(path: String, table: String?)

  /// A word without `/`, `.`, `-` and `:` is a dataset; a dataset's name with `:` behind it too.
  package init(_ word: String) {
    if let path = word.removing(prefix: "store-answer:") {
      self = .storeAnswer(path: path)
    } else if let path = word.removing(prefix: "feed:") {
      self = .feed(path: path)
    } else if let path = word.removing(prefix: "files:"), !path.isEmpty {
      self = .files(path: path)
    } else if let name = word.removing(suffix: ":"), !name.utf8.contains(where: Self.isFileMark) {
      self = .dataset(name)
    } else if word.utf8.contains(where: Self.isFileMark) {
      let mark = word.utf8.lastIndex(of: UInt8(ascii: "#"))
      self =
        mark.map {
          .file(path: String(word[..<$0]), table: String(word[word.utf8.index(after: $0)...]))
        }
        ?? .file(path: word, table: nil)
    } else {
      self = .dataset(word == Self.otherTopics ? TopicsDataset.word : word)
    }
  }

  /// What readers of feeds elsewhere call topics.
  static let otherTopics = "feeds"

  /// The same as far as files tell: one whose own name has a `#` in it is named by all of it, and one
  /// of XML is a feed.
  var onDisk: Source {
    if case .file(let path, nil) = self, FeedSource.isMarkup(path) { return .feed(path: path) }
    return split
  }

  /// A file and its table, told apart by what is there: names of both may have a `#` in them.
  ///
  /// The longest name that a file has is the file's. Where there is none, a name that ends as those of
  /// databases do is.
  var split: Source {
    guard case .file(let path, let table?) = self else { return self }
    let word = path + "#" + table
    if SystemCall.status(word) != nil { return .file(path: word, table: nil) }
    let marks = word.utf8.indices.filter { word.utf8[$0] == UInt8(ascii: "#") }
    let splits = marks.map { mark in
      (path: String(word[..<mark]), table: String(word[word.utf8.index(after: mark)...]))
    }
    let found =
      splits.last { SystemCall.isFile($0.path) }
      ?? splits.first { ExportFormat(ofFile: $0.path) == .sqlite }
    return found.map { .file(path: $0.path, table: $0.table) } ?? self
  }

  /// Its name without folders: a draft tells nobody where somebody keeps a file.
  var plainName: String {
    switch self {
    case .dataset(let name): name
    case .storeAnswer: "store-answer"
    case .feed(let path), .files(let path): Source.file(path: path, table: nil).plainName
    case .file("-", nil): "standard input"
    case .file(let path, let table):
      String(path.utf8.split(separator: UInt8(ascii: "/")).last.map { Substring($0) } ?? "file")
        + (table.map { "#" + $0 } ?? "")
    }
  }

  /// The word by which its place is known from anywhere: files by their whole path.
  func place(_ word: String) -> String {
    switch self {
    case .dataset(let name): name
    case .file("-", _): word
    case .file(let path, let table):
      SystemCall.absolute(path) + (table.map { "#" + $0 } ?? "")
    case .storeAnswer(let path): "store-answer:" + SystemCall.absolute(path)
    case .feed(let path): "feed:" + SystemCall.absolute(path)
    case .files(let path): "files:" + SystemCall.absolute(path)
    }
  }

  /// The file that it is read from; nil where that is none of the disk.
  var path: String? {
    switch self {
    case .dataset: nil
    case .storeAnswer(let path), .feed(let path), .file(let path, _): path == "-" ? nil : path
    case .files(let path): path
    }
  }

  /// Whether the word names a folder.
  var isFolder: Bool { if case .files = self { true } else { false } }

  /// Whether the word names a file of rows.
  var isFile: Bool { if case .file = self { true } else { false } }

  /// What a table of its rows is called: the table, else the file's name without extensions.
  var tableName: String {
    switch self {
    case .file("-", nil): return "input"
    case .file(_, let table?) where !table.isEmpty: return table
    case .dataset(let name): return name
    case .storeAnswer(let path), .feed(let path), .files(let path), .file(let path, _):
      let name = Source.file(path: path, table: nil).plainName.utf8
      let stem = name.dropFirst().firstIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name[...]
      return String(Substring(stem))
    }
  }

  private static func isFileMark(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":")].contains(byte)
  }
}

extension String {
  fileprivate func removing(prefix: String) -> String? {
    utf8.starts(with: prefix.utf8) ? String(utf8.dropFirst(prefix.utf8.count)) : nil
  }

  fileprivate func removing(suffix: String) -> String? {
    utf8.count > suffix.utf8.count && utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
      ? String(utf8.dropLast(suffix.utf8.count)) : nil
  }
}
