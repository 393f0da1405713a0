import CatalogApp
import Foundation

/// A stream whose bytes can be read back.
struct CapturedStream {
  let stream: CatalogApp.Stream
  private let file: FileHandle

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    file = try FileHandle(forUpdating: url)
    try FileManager.default.removeItem(at: url)
    stream = CatalogApp.Stream(descriptor: file.fileDescriptor)
  }

  /// What was written and flushed.
  func text() throws -> String {
    try file.seek(toOffset: 0)
    return String(decoding: file.readDataToEndOfFile(), as: UTF8.self)
  }
}
