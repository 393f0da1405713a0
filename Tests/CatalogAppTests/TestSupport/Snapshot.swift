import Foundation
import Testing

/// What a page looked like when somebody last looked at it: a file in `Snapshots`.
///
/// `make record` (`RECORD=1`) writes the files anew; the difference is then to be read.
enum Snapshot {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Snapshots")

  static func expect(
    _ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name + ".txt")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try text.write(to: file, atomically: false, encoding: .utf8)
      return
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(text == kept, "\(name)", sourceLocation: sourceLocation)
  }
}
