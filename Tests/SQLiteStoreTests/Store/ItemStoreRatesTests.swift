import SQLiteStore
import Testing

struct ItemStoreRatesTests {
  private func take(_ store: ItemStore, at now: Double, bucket: String = "b") throws -> Double {
    try store.takeToken(bucket: bucket, capacity: 20, perSeconds: 60, now: now)
  }

  @Test func `a full bucket gives all its tokens and then asks to wait`() throws {
    let store = try makeMemoryStore()
    for _ in 0..<20 { #expect(try take(store, at: 1_700_000_000) == 0) }
    #expect(try take(store, at: 1_700_000_000) == 3)
    // Asking does not use up anything.
    #expect(try take(store, at: 1_700_000_000) == 3)
    #expect(try take(store, at: 1_700_000_001) == 2)
    #expect(try take(store, at: 1_700_000_003) == 0)
    #expect(try take(store, at: 1_700_000_003) == 3)
  }

  @Test func `after its time the bucket is full again`() throws {
    let store = try makeMemoryStore()
    for _ in 0..<20 { _ = try take(store, at: 1000) }
    for _ in 0..<20 { #expect(try take(store, at: 1060) == 0) }
    #expect(try take(store, at: 1060) == 3)
  }

  @Test func `buckets are apart`() throws {
    let store = try makeMemoryStore()
    for _ in 0..<20 { _ = try take(store, at: 1000) }
    #expect(try take(store, at: 1000, bucket: "other") == 0)
  }

  @Test func `a clock that is set back never means a long wait`() throws {
    let store = try makeMemoryStore()
    for _ in 0..<20 { _ = try take(store, at: 1_700_000_000) }
    #expect(try take(store, at: 1000) == 3)
    #expect(try take(store, at: 1003) == 3)
  }

  @Test func `two processes take from one bucket`() throws {
    let folder = try TestFolder()
    let one = try ItemStore.open(at: folder.store, searchText: .folding).store
    let two = try ItemStore.open(at: folder.store, searchText: .folding).store
    for _ in 0..<10 {
      #expect(try take(one, at: 1000) == 0)
      #expect(try take(two, at: 1000) == 0)
    }
    #expect(try take(one, at: 1000) == 3)
    #expect(try take(two, at: 1000) == 3)
  }
}
