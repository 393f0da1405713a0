package import SupportMail

/// Reads the files that go with a draft, within one limit for all.
package struct AttachmentReader {
  /// For all files of a draft together, in bytes before encoding: many servers refuse more.
  package static let limit = 25 << 20
  /// Larger files are read when the draft is written; the limit keeps them few.
  private static let largestInMemory = 1 << 20

  private var room: Int

  package init() { room = Self.limit }

  /// The file as an attachment named after the last part of its path.
  package mutating func read(_ path: String) throws(InputFileError) -> Attachment {
    let file = try InputFile(path, room: room, limit: Self.limit)
    guard file.size > Self.largestInMemory else {
      let bytes = try file.bytes()
      room -= bytes.count
      return Attachment(name: path, bytes: bytes)
    }
    room -= file.size
    return Attachment(name: path, content: .source(AttachedFile(file)))
  }
}

/// An open file whose octets are read as the draft is written.
private final class AttachedFile: AttachmentSource {
  private let file: InputFile

  init(_ file: consuming InputFile) { self.file = file }

  var count: Int { file.size }

  func read(into buffer: inout [UInt8], from offset: Int) throws -> Int {
    try file.read(into: &buffer, from: offset)
  }
}
