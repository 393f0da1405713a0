import SQLiteStore
import Testing

struct ItemStoreAnswersTests {
  @Test func `an answer comes back with its bytes and its time`() throws {
    let store = try makeMemoryStore()
    try store.saveAnswer(key: "k", body: [0, 255, 13, 10], at: 100)
    try store.saveAnswer(key: "empty", body: [], at: 101)
    #expect(try store.answer(key: "k") == RecordedAnswer(body: [0, 255, 13, 10], at: 100))
    #expect(try store.answer(key: "empty") == RecordedAnswer(body: [], at: 101))
    #expect(try store.answer(key: "K") == nil)
  }

  @Test func `a later answer takes the place of the earlier`() throws {
    let store = try makeMemoryStore()
    try store.saveAnswer(key: "k", body: [1], at: 100)
    try store.saveAnswer(key: "k", body: [2], at: 50)
    #expect(try store.answer(key: "k") == RecordedAnswer(body: [2], at: 50))
  }

  @Test func `old answers are forgotten`() throws {
    let store = try makeMemoryStore()
    for time in 98...101 { try store.saveAnswer(key: "\(time)", body: [], at: time) }
    try store.saveAnswer(key: "new", body: [], at: 101, items: [makeItem("1")], forgetting: 100)
    #expect(try store.ids == ["1"])
    #expect(
      try (98...101).map { try store.answer(key: "\($0)") != nil } == [false, false, true, true])
  }
}
