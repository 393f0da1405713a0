package import Markup
import Tables

/// A file as it is read: Markdown as a text, rows as a table, and what is no text as numbers.
package struct FilePreview {
  /// So many bytes of a file are read to be shown.
  package static let limit = 1 << 20
  /// Markdown that is longer is read as plain text, so that nobody waits for it.
  private static let longestMarkdown = 1 << 18
  /// The bytes of a file that is no text which are shown.
  private static let hexLimit = 4_096

  package let nature: FileNature
  package private(set) var blocks: [TextBlock] = []

  private let wording: (Phrase) -> String

  /// Reads a file, or its beginning.
  ///
  /// The size is that of the whole file in bytes, where it is known; `columns` are the cells of a
  /// line, for numbers beside letters; the wording has the words of the reader's language.
  package init(
    _ content: FileContent, name: String, size: Int? = nil, columns: Int = 80,
    wording: @escaping (Phrase) -> String
  ) {
    self.wording = wording
    nature = FileNature(content.bytes, name: name)
    switch nature {
    case .empty: say(.term(.fileEmpty))
    case .picture: break
    case .binary(let kind): dump(content, kind, size: size ?? content.bytes.count, columns)
    case .markdown, .table, .text: read(content)
    }
  }

  private mutating func read(_ content: FileContent) {
    let text = MarkupText(content.bytes)
    if text.encoding != "UTF-8" { say(.format(.fileEncoding, [.text(text.encoding)])) }
    switch nature {
    case .markdown where text.utf8.count <= Self.longestMarkdown:
      // What has nothing to be read, such as addresses alone, is shown as it was written.
      if let document = TextDocument(markdown: text.utf8), !document.blocks.isEmpty {
        blocks += document.blocks
      } else {
        blocks += TextDocument(preformatted: text.utf8).blocks
      }
    case .table(let kind):
      if !addTable(text.utf8, kind, isCut: content.isCut) {
        blocks += TextDocument(preformatted: text.utf8).blocks
      }
    default: blocks += TextDocument(preformatted: text.utf8).blocks
    }
    if content.isCut { say(.term(.fileGoesOn)) }
  }

  private mutating func dump(
    _ content: FileContent, _ kind: FileNature.BinaryKind, size: Int, _ columns: Int
  ) {
    say(.format(.fileKindAndSize, [.term(kind.term), ByteCount.phrase(size)]))
    blocks.append(.code(HexDump.text(content.bytes.prefix(Self.hexLimit), columns: columns)))
    if size > Self.hexLimit { say(.term(.fileGoesOn)) }
  }

  private mutating func say(_ phrase: Phrase) {
    blocks.append(.paragraph(InlineText(wording(phrase))))
  }
}

// MARK: Rows

extension FilePreview {
  private static let rows = 50
  private static let columns = 20
  /// The letters of a value that are shown.
  private static let letters = 100

  /// Whether the text is rows.
  private mutating func addTable(
    _ text: [UInt8], _ kind: FileNature.TableKind, isCut: Bool
  ) -> Bool {
    guard let format = TableFormat(rawValue: kind.rawValue),
      let reader = try? TableFile.text(ByteSource(name: "", bytes: text), format: format)
    else { return false }
    var rows: [TableRow] = []
    var count = 0
    while let row = try? reader.next() {
      if rows.count < Self.rows { rows.append(row) }
      count += 1
    }
    guard count > 0, !reader.columns.isEmpty else { return false }
    let width = min(reader.columns.count, Self.columns)
    let header = reader.columns.prefix(width).map { Self.inline($0.name) }
    let cells = rows.map { row in (0..<width).map { Self.inline(row[$0].display) } }
    let number = Phrase.text(String(isCut ? count - 1 : count))
    say(.format(isCut ? .fileMoreRows : .fileRows, [number]))
    blocks.append(.table(TextTable([header] + cells, hasHeader: true)))
    return true
  }

  private static func inline(_ text: String) -> InlineText {
    let clean = TextDocument.clean(Array(text.utf8)).utf8.map { $0 == 0x09 ? 0x20 : $0 }
    let shown = String(decoding: clean, as: UTF8.self)
    return InlineText(shown.count > letters ? String(shown.prefix(letters)) + "…" : shown)
  }
}

extension FileNature.BinaryKind {
  fileprivate var term: Term {
    switch self {
    case .pdf: .filePDF
    case .zip: .fileZIP
    case .gzip: .fileGzip
    case .elf, .machO: .fileProgram
    case .sqlite: .fileSQLite
    case .otherPicture: .filePicture
    case .other: .fileBinary
    }
  }
}
