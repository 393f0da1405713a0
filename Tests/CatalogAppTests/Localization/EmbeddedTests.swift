import Datasets
import Foundation
import Testing

/// What datasets find compiled in must be what stands in `Resources`.
struct EmbeddedTests {
  private static let resources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Resources")

  private static func files(in folder: String, ending: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: resources.appendingPathComponent(folder), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == ending }
  }

  @Test func `pictures are the files`() throws {
    let pictures = try Self.files(in: "Monsters", ending: "png")
    #expect(pictures.count == 11)
    for file in pictures {
      let bytes = try Array(Data(contentsOf: file))
      #expect(EmbeddedResources.bytes(named: file.lastPathComponent) == bytes)
    }
  }

  @Test(arguments: [
    ("StoreSearch", "tsv", 1), ("Courses", "json", 1), ("Courses", "html", 1), ("Topics", "xml", 1),
  ])
  func `texts are the files`(_ folder: String, _ ending: String, _ count: Int) throws {
    let files = try Self.files(in: folder, ending: ending)
    #expect(files.count == count)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(EmbeddedResources.text(named: file.lastPathComponent) == text)
    }
  }

  @Test func `what is not there is nil`() {
    #expect(EmbeddedResources.text(named: "no.tsv") == nil)
    #expect(EmbeddedResources.bytes(named: "no.png") == nil)
  }
}
