import Datasets
import Markup
import SQLiteStore

extension FileText {
  /// Bytes of a file of the disk as a text of ours.
  enum Reading: Equatable {
    case text([UInt8])
    /// It was in another encoding.
    case decoded([UInt8], encoding: String)
    case binary

    /// UTF-8 stays as it is, to the last byte; of the rest, what has NUL and no mark of UTF-16 is no
    /// text.
    init(_ bytes: [UInt8]) {
      let marked = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      if !marked, String(validating: bytes, as: UTF8.self) != nil {
        self = .text(bytes)
      } else if !marked, bytes.contains(0) {
        self = .binary
      } else {
        let text = MarkupText(bytes)
        // Nothing declared, so the bytes that are no UTF-8 were mended as of windows-1252.
        self = .decoded(
          text.utf8, encoding: text.encoding == "UTF-8" ? "WINDOWS-1252" : text.encoding)
      }
    }
  }

  /// The text in a file that the user named, `-` for standard input.
  @MainActor static func read(
    _ path: String, _ context: CommandContext
  ) throws(CommandError) -> [UInt8] {
    let bytes = try context.bytes(ofFile: path, limit: ItemStore.longestNote)
    let name = path == "-" ? context.texts[.standardInput] : context.gate.line(path)
    switch Reading(bytes) {
    case .text(let bytes): return bytes
    case .binary: throw CommandError(context.texts(.binary, name), .badData)
    case .decoded(let bytes, let encoding):
      context.note(context.texts(.decoded, name, encoding))
      return bytes
    }
  }
}

extension NotesShelf {
  /// A text with names that can be given.
  static func text(
    folder: String, name: String, _ bytes: [UInt8]
  ) throws -> ItemStore.NamedText {
    guard let checkedFolder = NoteName.checked(folder) else { throw FileFault.badName(folder) }
    guard let checkedName = NoteName.checked(name) else { throw FileFault.badName(name) }
    return ItemStore.NamedText(folder: checkedFolder, name: checkedName, bytes: bytes)
  }
}
