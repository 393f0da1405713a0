import Foundation

@testable import SQLiteStore

/// A folder of its own for one test, gone with the object.
final class TestFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "store-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of the store in it.
  var store: String { path + "/catalog.sqlite" }

  /// The names of all files in it, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  func bytes(_ name: String = "catalog.sqlite") throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }

  func write(_ bytes: [UInt8], _ name: String = "catalog.sqlite") throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
  }

  /// Opens the store and closes it again when `body` is done.
  func withStore<Value>(_ body: (ItemStore) throws -> Value) throws -> Value {
    try body(try ItemStore.open(at: store, searchText: .folding).store)
  }

  /// Makes a store with some items, closed.
  func makeStore(items: Int = 3) throws {
    try withStore { store in
      _ = try store.replace(dataset: "d", with: (0..<items).map { makeItem("\($0)") })
    }
  }
}
