package import SupportMail

/// Reads the files that go with a draft, within one limit for all.
package struct AttachmentReader {
  /// For all files of a draft together, in bytes before encoding: many servers refuse more.
  package static let limit = 25 << 20

  private var room: Int

  package init() { room = Self.limit }

  /// The file as an attachment named after the last part of its path.
  package mutating func read(_ path: String) throws(InputFileError) -> Attachment {
    let bytes = try InputFile.read(path, room: room, limit: Self.limit)
    room -= bytes.count
    return Attachment(name: path, bytes: bytes)
  }
}
