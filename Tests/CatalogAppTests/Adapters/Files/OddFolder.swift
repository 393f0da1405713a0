import Datasets
import Foundation

@testable import CatalogApp

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A folder of files that were made to be difficult.
struct OddFolder {
  let home: TemporaryFolder
  var root: String { home.path("d") }

  init() throws {
    home = try TemporaryFolder()
    _ = try home.folder("d")
  }

  func shelf(isWritable: Bool = false, showsHidden: Bool = false) -> DiskShelf {
    DiskShelf(
      root, isWritable: isWritable, showsHidden: showsHidden,
      environment: Environment(["HOME": home.url.path]))
  }

  func make(_ name: String, _ text: String = "") throws { _ = try home.make("d/" + name, text) }
  func folder(_ name: String) throws { _ = try home.folder("d/" + name) }
  func link(_ name: String, to goal: String) throws { _ = try home.link("d/" + name, to: goal) }
  func text(_ name: String) -> String? { home.text("d/" + name) }

  /// A file whose name need not be text; false where the disk refuses it.
  func make(bytes name: [UInt8], _ text: String) -> Bool {
    let path = (Array(root.utf8) + [0x2F] + name).map { CChar(bitPattern: $0) } + [0]
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    guard file >= 0 else { return false }
    defer { close(file) }
    return SystemCall.writeAll(Array(text.utf8), to: file) == nil
  }

  func pipe(_ name: String) -> Bool { mkfifo(home.path("d/" + name), 0o644) == 0 }
}

extension FileShelf {
  /// The text of a file.
  func text(_ id: String) async throws -> String {
    String(decoding: try await content(of: id, limit: 1 << 20).bytes, as: UTF8.self)
  }
}
