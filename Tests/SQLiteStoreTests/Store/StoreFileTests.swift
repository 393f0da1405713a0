import Foundation
import Testing

@testable import SQLiteStore

struct StoreFileTests {
  @Test(arguments: [
    (0, "19700101T000000"), (951_782_399, "20000228T235959"), (951_782_400, "20000229T000000"),
    (951_868_800, "20000301T000000"), (1_735_689_599, "20241231T235959"),
    (1_764_486_000, "20251130T070000"), (4_107_542_400, "21000301T000000"), (-1, "19700101T000000"),
  ])
  func `a moment becomes the end of a file name`(seconds: Int, stamp: String) {
    #expect(StoreFile.stamp(seconds) == stamp)
  }

  @Test func `only the file that was meant is moved`() throws {
    let folder = try TestFolder()
    try folder.write([1])
    let file = StoreFile(path: folder.store)
    let first = file.identity
    #expect(try file.moveAside(first, now: 0)?.keptAs == folder.store + ".corrupt-19700101T000000")
    #expect(try folder.bytes() == [])
    #expect(try file.moveAside(first, now: 0) == nil)
    #expect(try folder.names == ["catalog.sqlite", "catalog.sqlite.corrupt-19700101T000000"])
  }

  @Test func `two files moved in one second have two names`() throws {
    let folder = try TestFolder()
    let file = StoreFile(path: folder.store)
    for byte in 1...3 as ClosedRange<UInt8> {
      try folder.write([byte])
      _ = try file.moveAside(file.identity, now: 0)
    }
    let name = "catalog.sqlite.corrupt-19700101T000000"
    #expect(try folder.names == ["catalog.sqlite", name, name + "-2", name + "-3"])
    #expect(try folder.bytes(name + "-2") == [2])
  }

  @Test func `what lies beside the file goes with it`() throws {
    let folder = try TestFolder()
    for end in ["", "-wal", "-shm", "-journal", "-other"] {
      try folder.write([1], "catalog.sqlite" + end)
    }
    let file = StoreFile(path: folder.store)
    _ = try file.moveAside(file.identity, now: 0)
    let name = "catalog.sqlite.corrupt-19700101T000000"
    #expect(
      try folder.names
        == [
          "catalog.sqlite", "catalog.sqlite-other", name, name + "-journal", name + "-shm",
          name + "-wal",
        ])
  }

  @Test func `a file that came between the try and its error is tried again`() throws {
    let folder = try TestFolder()
    let file = StoreFile(path: folder.store)
    var tries = 0
    // SQLite found none, then another process made it.
    try file.onceSettled(until: .now) { _ throws(StoreError) in
      tries += 1
      guard tries == 1 else { return }
      try file.makeFile()
      throw .notWritable(path: folder.store)
    }
    #expect(tries == 2)
  }

  @Test func `an error about a file that stayed is told at once`() throws {
    let folder = try TestFolder()
    try folder.write([])
    var tries = 0
    #expect(throws: StoreError.notWritable(path: folder.store)) {
      try StoreFile(path: folder.store).onceSettled(until: .now + .seconds(60)) {
        _ throws(StoreError) in
        tries += 1
        throw .notWritable(path: folder.store)
      }
    }
    #expect(tries == 1)
  }

  @Test func `a file that changes all the time is busy`() throws {
    let folder = try TestFolder()
    let file = StoreFile(path: folder.store)
    #expect(throws: StoreError.busy(path: folder.store)) {
      try file.onceSettled(until: .now) { _ throws(StoreError) in
        _ = rename(folder.store, folder.path + "/gone")
        throw .notWritable(path: folder.store)
      }
    }
  }

  @Test func `nobody who opens the file is overtaken by moving it aside`() throws {
    let folder = try TestFolder()
    try folder.write([1])
    let file = StoreFile(path: folder.store)
    try file.holdingName(.shared, until: .now) { () throws(StoreError) in
      #expect(throws: StoreError.busy(path: folder.store)) {
        try file.moveAside(file.identity, now: 0, busyTimeout: .zero)
      }
      // Several may open it side by side.
      try file.holdingName(.shared, until: .now) { () throws(StoreError) in }
    }
    #expect(try folder.names == ["catalog.sqlite"])
  }
}
