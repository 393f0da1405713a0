import Datasets
import Markup

/// Looks for words in the names and the texts of the files below a folder.
///
/// A text is read a part at a time, so that no file is too large; what is no text is not looked into.
struct FileSearch: Sendable {
  /// A file with all the words.
  struct Match: Sendable {
    var file: FileItem
    /// The line of the text where the first of them stand, from 1, and what it says; nil where they
    /// are in the name.
    var line: (number: Int, text: String)?
  }

  private let shelf: DiskShelf
  private let search: ItemSearch

  init(_ shelf: DiskShelf, _ typed: String) {
    self.shelf = shelf
    search = ItemSearch(typed)
  }

  /// Hands over what is found as it is found, as long as the body answers true; what there is to say
  /// afterwards.
  ///
  /// The progress is told how many files were looked at.
  @discardableResult
  func forEach(
    progress: (_ count: Int) -> Void = { _ in }, _ body: (Match) throws -> Bool
  ) async throws -> [DatasetNote] {
    guard !search.isEmpty else { return [] }
    var tree = DiskTree(shelf.root, showsHidden: shelf.showsHidden)
    var count = 0
    try tree.forEach { visit in
      for file in visit.items ?? [] where shelf.showsHidden || !file.isHidden {
        guard !Task.isCancelled else { throw CancellationError() }
        count += 1
        progress(count)
        if let match = match(file), try !body(match) { return false }
      }
      return true
    }
    return tree.notes
  }

  private func match(_ file: FileItem) -> Match? {
    if search.rank([file.name]) != nil { return Match(file: file) }
    guard file.kind == .file, let path = DiskPath(id: file.id),
      let open = try? DiskFile(path, below: shelf.root)
    else { return nil }
    return TextSearch(search, name: file.name).line(in: open).map { Match(file: file, line: $0) }
  }
}

/// Looks for words in one file.
private struct TextSearch {
  /// A text in an encoding with wide characters is read as a whole, and no more of it than this.
  private static let wideLimit = 16 << 20

  private let name: String
  private let search: ItemSearch

  init(_ search: ItemSearch, name: String) {
    self.search = search
    self.name = name
  }

  /// The line with the first of the words; nil where not all of them are in the name and the text.
  func line(in file: borrowing DiskFile) -> (number: Int, text: String)? {
    guard var chunk = try? file.chunk(at: 0) else { return nil }
    guard FileNature(chunk, name: "").isText else { return nil }
    if chunk.starts(with: [0xFF, 0xFE]) || chunk.starts(with: [0xFE, 0xFF]) {
      guard let (bytes, _) = try? file.bytes(limit: Self.wideLimit) else { return nil }
      var state = State(search.collector(title: name))
      state.add(bytes)
      return state.found
    }
    var state = State(search.collector(title: name))
    var offset = chunk.count
    var rest: [UInt8] = []
    while !chunk.isEmpty, !Task.isCancelled {
      rest += chunk
      chunk = (try? file.chunk(at: offset)) ?? []
      offset += chunk.count
      // A word is not to be cut in two.
      let isBreak: (UInt8) -> Bool = { $0 == 0x0A || $0 == 0x0D }
      let end =
        chunk.isEmpty ? rest.count : (rest.lastIndex(where: isBreak).map { $0 + 1 } ?? rest.count)
      state.add(Array(rest[..<end]))
      if state.isDone { return state.found }
      rest.removeFirst(end)
    }
    return nil
  }

  private struct State {
    private var collector: ItemSearch.Collector
    private var lines = 0
    private var first: (number: Int, text: String)?

    init(_ collector: ItemSearch.Collector) { self.collector = collector }

    var isDone: Bool { collector.isComplete }
    var found: (number: Int, text: String)? { isDone ? first ?? (1, "") : nil }

    mutating func add(_ bytes: [UInt8]) {
      let text = MarkupText(bytes).utf8
      let before = collector
      if collector.add(String(decoding: text, as: UTF8.self)), first == nil {
        first = line(in: text, before)
      }
      lines += text.count { $0 == 0x0A }
    }

    /// The first line that has one of the words that are missing.
    private func line(
      in text: [UInt8], _ missing: ItemSearch.Collector
    ) -> (number: Int, text: String)? {
      var number = lines
      for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
        number += 1
        var probe = missing
        let line = String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
        if probe.add(line) {
          return (number, line.count > 200 ? String(line.prefix(200)) + "…" : line)
        }
      }
      return (lines + 1, "")
    }
  }
}
