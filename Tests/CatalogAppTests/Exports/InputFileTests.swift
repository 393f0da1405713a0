import Foundation
import SupportMail
import Testing

@testable import CatalogApp

struct InputFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a file is read whole, through a link too`() throws {
    _ = try folder.make("a", "hello\n")
    let link = try folder.link("b", to: "a")
    #expect(try InputFile.read(folder.path("a"), room: 6) == Array("hello\n".utf8))
    #expect(try InputFile.read(link, room: 100) == Array("hello\n".utf8))
    #expect(try InputFile.read(try folder.make("empty", ""), room: 0).isEmpty)
  }

  @Test func `a file over the room is refused`() throws {
    let path = try folder.make("a", "hello\n")
    #expect(reason(path, room: 5) == .tooLarge(limit: 5))
  }

  @Test func `what may never end is not waited for`() throws {
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(reason(pipe) == .special)
    #expect(reason("/dev/zero") == .special)
  }

  @Test func `what cannot be read is told apart`() throws {
    #expect(reason(folder.path("no")) == .missing)
    #expect(reason(try folder.folder("d")) == .folder)
    #expect(reason(try folder.link("loop", to: "loop")) == .loop)
    #expect(reason(try folder.link("dangling", to: "no")) == .missing)
    #expect(reason("") == .missing)
  }

  @Test func `attachments share one limit`() throws {
    let half = folder.path("half.bin")
    #expect(FileManager.default.createFile(atPath: half, contents: Data(count: 13 << 20)))
    var reader = AttachmentReader()
    #expect(try reader.read(half).bytes.count == 13 << 20)
    #expect(
      throws: InputFileError(path: half, reason: .tooLarge(limit: AttachmentReader.limit))
    ) { try reader.read(half) }
  }

  @Test func `an attachment is named after the last part of its path`() throws {
    var reader = AttachmentReader()
    let attachment = try reader.read(try folder.make("shot.png", "x"))
    #expect(attachment.name == "shot.png")
    #expect(attachment.type.text == "image/png")
  }

  struct Row: CustomTestStringConvertible {
    let reason: InputFileError.Reason
    let message: String
    let exitCode: Int32
    var testDescription: String { message }
  }

  @Test(arguments: [
    Row(reason: .missing, message: "no such file: \"a\"", exitCode: 66),
    Row(reason: .folder, message: "\"a\" is a directory; give a file", exitCode: 66),
    Row(
      reason: .special, message: "\"a\" is no regular file; copy its content into one",
      exitCode: 66),
    Row(reason: .loop, message: "the links of \"a\" lead in a circle", exitCode: 66),
    Row(reason: .notAllowed, message: "you are not allowed to read \"a\"", exitCode: 77),
    Row(
      reason: .tooLarge(limit: AttachmentReader.limit),
      message: "\"a\" is too large: the limit is 25 MiB in all", exitCode: 65),
    Row(reason: .failed("no"), message: "cannot read \"a\": no", exitCode: 74),
  ])
  func `an error is one sentence with an exit code`(_ row: Row) {
    let error = InputFileError(path: "a", reason: row.reason)
    #expect(error.message(Texts(.english)) == row.message)
    #expect(error.exitCode.rawValue == row.exitCode)
  }

  private func reason(_ path: String, room: Int = 100) -> InputFileError.Reason? {
    do throws(InputFileError) {
      _ = try InputFile.read(path, room: room)
      return nil
    } catch {
      return error.reason
    }
  }
}
