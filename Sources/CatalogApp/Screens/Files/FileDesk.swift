import Datasets
import Markup
import MasterDetail
import TerminalUI

/// Where the folders and files of a place come from, and what is made of one of them elsewhere.
struct FileDesk: Sendable {
  /// The word that opens it: `files`, `files:notes`.
  var word: String
  var title: Phrase
  var shelf: any FileShelf
  /// The same with hidden names, or without them; nil where there are none.
  var other: (any FileShelf)?
  /// A file as an entry of a catalogue, for drafts.
  var catalogue: Catalogue
  /// How the columns stand before anybody moves them.
  var split = Self.usualSplit
  /// The word that opens a file as a place of its own, such as a table; nil where it is none of the
  /// disk.
  var wordOfFile: @Sendable (FileItem) -> String? = { _ in nil }
  /// The path of a file that another program can be given; nil where it is none of the disk.
  var path: @Sendable (FileItem) -> String? = { _ in nil }
}

extension FileDesk {
  /// While nothing is chosen the folders are what there is to look at; then they take a quarter, and
  /// the files two fifths of the rest.
  private static var usualSplit: SplitConfiguration {
    var split = SplitConfiguration()
    split.metrics.emptyFraction = 0.4
    split.metrics.primary = ColumnMetrics(.fraction(0.25), minimum: 20, maximum: 80)
    split.metrics.supplementary = ColumnMetrics(.fraction(0.3), minimum: 24, maximum: 64)
    return split
  }

  /// The folders and notes of the store.
  init(notes shelf: NotesShelf, _ texts: Texts) {
    let dataset = StoredFilesDataset(shelf)
    word = StoredFilesDataset.word
    title = dataset.title
    self.shelf = shelf
    catalogue = Catalogue(dataset, word: word, selectsFirst: false, texts: texts)
  }

  /// A folder of the disk, which is only read unless it may be changed.
  init(
    folder path: String, isWritable: Bool, showsHidden: Bool, _ environment: Environment,
    _ texts: Texts
  ) throws(FileFault) {
    var choices = FilesSource.Choices()
    choices.isDeep = true
    let dataset = try FilesSource.dataset(path, choices, environment, texts)
    let root = dataset.place ?? path
    func shelf(_ showsHidden: Bool) -> DiskShelf {
      DiskShelf(
        root, isWritable: isWritable, showsHidden: showsHidden, environment: environment)
    }
    word = "files:" + root
    title = dataset.title
    self.shelf = shelf(showsHidden)
    other = shelf(!showsHidden)
    catalogue = Catalogue(dataset, word: word, selectsFirst: false, texts: texts)
    // A name that is no text is no word, and no path either.
    self.path = { file in file.id.utf8.contains(0x5C) ? nil : dataset.path(of: file) }
    wordOfFile = { file in
      guard FileNature(named: file.name).isRows, !file.id.utf8.contains(0x5C) else { return nil }
      return dataset.path(of: file)
    }
  }

  /// What a file holds, as it is shown.
  ///
  /// What can be written is shown as it is written; what is only read, as it is read best. `early` is
  /// given the beginning of a long text.
  func reading(
    _ item: FileItem, _ manner: FileManner, columns: Int, _ texts: Texts,
    early: (FileReading) -> Void
  ) async throws -> FileReading {
    var content = try await shelf.content(of: item.id, limit: FileNature.sample)
    let nature = FileNature(content.bytes, name: item.name)
    let isSource = manner == .source || manner == .usual && (shelf.isWritable || nature.isPlain)
    if nature.isText, isSource {
      if content.isCut {
        if let end = content.bytes.lastIndex(of: 0x0A),
          let lines = try? EditorText(Array(content.bytes[...end]))
        {
          early(.beginning(lines))
        }
        content = try await shelf.content(of: item.id, limit: Self.longestText)
      }
      if let text = try? EditorText(content.bytes) {
        return .text(text, content.revision, isWhole: !content.isCut)
      }
    }
    if content.isCut || content.bytes.count > FilePreview.limit {
      content = try await shelf.content(of: item.id, limit: FilePreview.limit)
    }
    var document = catalogue.detail(Entry(item))
    let preview = FilePreview(
      content, name: item.name, size: shelf.filled(item).size, columns: columns
    ) { texts.text(of: $0) }
    document.blocks += preview.blocks.map(DetailDocument.Block.text)
    return .document(document, content.revision)
  }

  /// More of a text is not read, in bytes.
  private static let longestText = 256 << 20
}

extension FileNature {
  /// What a name alone says.
  fileprivate init(named name: String) { self.init([0x20], name: name) }

  fileprivate var isRows: Bool { if case .table = self { true } else { false } }

  /// Whether it is read as it is written.
  fileprivate var isPlain: Bool { self == .text || self == .empty }
}
