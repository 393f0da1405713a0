import Datasets
import Tables
import Testing

struct StoreSearchTests {
  private let query = StoreQuery(term: "bach")
  private static let now = Timestamp(seconds: 1_000_000)

  private func search(_ transport: FakeTransport, _ shelf: FakeShelf) -> StoreSearch {
    StoreSearch(address: "https://store.test/search", transport: transport, shelf: shelf) {
      Self.now
    }
  }

  @Test func `an answer is sorted as people sort, told where and when, and recorded`() async throws
  {
    let shelf = FakeShelf()
    let transport = FakeTransport(body: makeAnswer("Suite 10", "suite 9", "Ähre"))
    let answer = try await search(transport, shelf).answer(to: query)
    #expect(answer.items.map(\.name) == ["Ähre", "suite 9", "Suite 10"])
    #expect(answer.origin == .network)
    #expect(answer.items.allSatisfy { $0.country == "US" && $0.fetched == Self.now })
    #expect(await shelf.recorded.keys.contains("https://store.test/search " + query.key))
  }

  @Test func `the term and the options are sent as they are`() async throws {
    let transport = FakeTransport(body: makeAnswer())
    let query = StoreQuery(
      term: "C++ & Björk", category: .ebooks, country: "NL", language: "nl", limit: 7)
    _ = try await search(transport, FakeShelf()).answer(to: query)
    #expect(
      await transport.asked == [
        [
          "term": "C++ & Björk", "entity": "ebook", "country": "NL", "lang": "nl_nl", "limit": "7",
        ]
      ])
  }

  @Test func `doubles are left out`() async throws {
    let body = makeAnswer("One").replacing("]}", with: ",{\"trackId\":1,\"trackName\":\"One\"}]}")
    let answer = try await search(FakeTransport(body: body), FakeShelf()).answer(to: query)
    #expect(answer.items.map(\.id) == ["1"])
  }

  @Test func `the same search within an hour asks nobody`() async throws {
    let shelf = FakeShelf()
    await shelf.keep(makeAnswer("Kept"), for: query, at: Self.now.seconds - 3_599)
    let transport = FakeTransport.unreachable
    let answer = try await search(transport, shelf).answer(to: query)
    #expect(answer.items.map(\.name) == ["Kept"])
    #expect(answer.origin == .recorded(at: Timestamp(seconds: Self.now.seconds - 3_599)))
    #expect(answer.failure == nil)
  }

  @Test(arguments: [Self.now.seconds + 1, .min, .max])
  func `a record from another time is not fresh`(_ seconds: Int) async throws {
    let shelf = FakeShelf()
    await shelf.keep(makeAnswer("Kept"), for: query, at: seconds)
    let answer = try await search(FakeTransport(body: makeAnswer("Live")), shelf).answer(to: query)
    #expect(answer.items.map(\.name) == ["Live"])
  }

  @Test func `the answer of another store is none`() async throws {
    let shelf = FakeShelf()
    let other = "https://other.test/search"
    await shelf.keep(makeAnswer("Kept"), for: query, from: other, at: Self.now.seconds)
    let answer = try await search(FakeTransport(body: makeAnswer("Live")), shelf).answer(to: query)
    #expect(answer.items.map(\.name) == ["Live"])
  }

  @Test func `without network a recorded answer of today is given, with the reason`() async throws {
    let shelf = FakeShelf()
    await shelf.keep(makeAnswer("Kept"), for: query, at: Self.now.seconds - 80_000)
    let answer = try await search(.unreachable, shelf).answer(to: query)
    #expect(answer.items.map(\.name) == ["Kept"])
    #expect(answer.failure == .transport(.init(.unreachable, "no network")))
  }

  @Test func `without network and record the sample answers`() async throws {
    let shelf = FakeShelf()
    await shelf.keep(makeAnswer("Old"), for: query, at: Self.now.seconds - 86_400)
    let answer = try await search(.unreachable, shelf).answer(to: query)
    #expect(answer.origin == .local)
    #expect(!answer.items.isEmpty)
    #expect(answer.items.allSatisfy { $0.isSample })
  }

  @Test func `without anything to say the failure is thrown`() async {
    await #expect(throws: DatasetError.transport(.init(.unreachable, "no network"))) {
      try await search(.unreachable, FakeShelf()).answer(to: StoreQuery(term: "zzzz"))
    }
  }

  @Test func `offline never asks the network`() async throws {
    let transport = FakeTransport(body: makeAnswer("Live"))
    let answer = try await search(transport, FakeShelf()).answer(to: query, offline: true)
    #expect(await transport.asked.isEmpty)
    #expect(answer.origin == .local)
  }

  @Test func `the local limit of calls stops before the network`() async {
    let transport = FakeTransport(body: makeAnswer("Live"))
    await #expect(throws: DatasetError.rateLimited(status: nil, wait: 12)) {
      try await search(transport, FakeShelf(wait: 12)).answer(to: StoreQuery(term: "zzzz"))
    }
    #expect(await transport.asked.isEmpty)
  }

  @Test func `while the service is busy stored items stand in`() async throws {
    let stored = try StoreResults.items(in: Array(makeAnswer("Bach Suite").utf8))
    let transport = FakeTransport(body: "", status: 403)
    let answer = try await search(transport, FakeShelf(items: stored)).answer(to: query)
    #expect(answer.failure == .rateLimited(status: 403, wait: nil))
    #expect(answer.items.first?.name == "Bach Suite")
  }

  @Test(arguments: [
    (FakeAnswer("403 without a body", 403, ""), DatasetError.rateLimited(status: 403, wait: nil)),
    (FakeAnswer("429 with a wait", 429, "", retryAfter: 2), .rateLimited(status: 429, wait: 2)),
    (FakeAnswer("503 with a wait", 503, "<p>", retryAfter: 1), .rateLimited(status: 503, wait: 1)),
    (FakeAnswer("500", 500, "oops"), .status(500)),
    (FakeAnswer("404", 404, "<html>"), .status(404)),
    (
      FakeAnswer("400 with a sentence", 400, #"{"errorMessage":"Invalid value [country]"}"#),
      .refused(message: "Invalid value [country]")
    ),
    (FakeAnswer("400 without", 400, "?"), .status(400)),
    (FakeAnswer("204", 204, ""), .badAnswer(.empty)),
    (FakeAnswer("no bytes", 200, ""), .badAnswer(.empty)),
    (FakeAnswer("a sign-in page", 200, " <!DOCTYPE html>"), .badAnswer(.webPage)),
    (FakeAnswer("a bare array", 200, "[]"), .badAnswer(.noResults)),
    (FakeAnswer("no results key", 200, "{}"), .badAnswer(.noResults)),
    (
      FakeAnswer("JSON that breaks off", 200, #"{"results":["#),
      .badAnswer(.notJSON(.init(reason: .unexpectedEnd, line: 1, column: 13)))
    ),
  ])
  func `errors of the service are told apart`(_ given: FakeAnswer, _ expected: DatasetError) async {
    let transport = FakeTransport(
      body: given.body, status: given.status, retryAfter: given.retryAfter)
    let shelf = FakeShelf()
    await #expect(throws: expected) {
      try await search(transport, shelf).answer(to: StoreQuery(term: "zzzz"))
    }
    #expect(await shelf.recorded.isEmpty)
  }

  @Test func `an answer that is not UTF-8 says so`() async {
    let transport = FakeTransport(
      .success(.init(status: 200, body: Array("{\"results\":[{\"a\":\"".utf8) + [0xFF, 0x22])))
    await #expect(throws: DatasetError.badAnswer(.notUTF8)) {
      try await search(transport, FakeShelf()).answer(to: StoreQuery(term: "zzzz"))
    }
  }

  @Test func `a cancelled search is silent whatever is stored`() async {
    let cancelled = TransportError(.cancelled, "cancelled")
    await #expect(throws: DatasetError.transport(cancelled)) {
      try await search(FakeTransport(.failure(cancelled)), FakeShelf()).answer(to: query)
    }
  }
}

struct FakeAnswer: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let status: Int
  let body: String
  let retryAfter: Int?

  init(_ name: String, _ status: Int, _ body: String, retryAfter: Int? = nil) {
    (testDescription, self.status, self.body, self.retryAfter) = (name, status, body, retryAfter)
  }
}
