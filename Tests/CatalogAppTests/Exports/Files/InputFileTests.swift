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
    #expect(try reader.read(half).count == 13 << 20)
    #expect(
      throws: InputFileError(path: half, reason: .tooLarge(limit: AttachmentReader.limit))
    ) { try reader.read(half) }
  }

  @Test func `a large attachment is read when it is written`() throws {
    let path = folder.path("log.bin")
    let content = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 * 31) })
    #expect(FileManager.default.createFile(atPath: path, contents: content))
    var reader = AttachmentReader()
    guard case .source(let source) = try reader.read(path).content else {
      Issue.record("it is in memory")
      return
    }
    var buffer = [UInt8](repeating: 0, count: 2_000_000)
    #expect(try source.read(into: &buffer, from: 0) == 2_000_000)
    #expect(buffer.elementsEqual(content.prefix(2_000_000)))
    #expect(try source.read(into: &buffer, from: 2_000_000) == 1_000_000)
    #expect(buffer.prefix(1_000_000).elementsEqual(content.suffix(1_000_000)))
    #expect(try source.read(into: &buffer, from: 3_000_000) == 0)
  }

  @Test func `a file that grows beyond the limit is refused while it is read`() throws {
    let path = folder.path("log.bin")
    #expect(FileManager.default.createFile(atPath: path, contents: Data(count: 2 << 20)))
    let file = try InputFile(path, room: 2 << 20)
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("x".utf8))
    var buffer = [UInt8](repeating: 0, count: 3 << 20)
    let error = #expect(throws: InputFileError.self) { try file.read(into: &buffer, from: 0) }
    #expect(error?.reason == .tooLarge(limit: 2 << 20))
  }

  @Test func `a file that loses bytes while it is read is refused`() throws {
    let path = folder.path("log.bin")
    #expect(FileManager.default.createFile(atPath: path, contents: Data(count: 2 << 20)))
    let file = try InputFile(path, room: 2 << 20)
    try FileHandle(forWritingTo: URL(fileURLWithPath: path)).truncate(atOffset: 1 << 20)
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    #expect(try file.read(into: &buffer, from: 0) == 1 << 20)
    let error = #expect(throws: InputFileError.self) { try file.read(into: &buffer, from: 1 << 20) }
    #expect(error?.reason == .cutShort)
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
    Row(
      reason: .cutShort, message: "\"a\" became shorter while it was read; try again",
      exitCode: 65),
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
