import Datasets
import MasterDetail
import Testing

/// The store search behind the list that every front shows.
@MainActor struct RunningSearchTests {
  /// Answers `slow` never, until nobody wants it any more, and everything else at once.
  private actor SlowTransport: Transport {
    private(set) var cancelled: [String] = []
    private var started: [CheckedContinuation<Void, Never>] = []
    private var isWaiting = false

    func answer(to request: TransportRequest) async throws(TransportError) -> TransportAnswer {
      let term = request.query.first { $0.name == "term" }?.value ?? ""
      guard term == "slow" else {
        return TransportAnswer(status: 200, body: Array(makeAnswer("Answer for " + term).utf8))
      }
      isWaiting = true
      for waiter in started { waiter.resume() }
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      await withTaskCancellationHandler {
        for await _ in stream {}
      } onCancel: {
        continuation.finish()
      }
      cancelled.append(term)
      throw TransportError(.cancelled, "cancelled")
    }

    func waitForStart() async {
      guard !isWaiting else { return }
      await withCheckedContinuation { started.append($0) }
    }
  }

  @Test func `a new search ends the running one, whose answer never lands`() async throws {
    let transport = SlowTransport()
    let search = StoreSearch(address: "https://s.test", transport: transport, shelf: FakeShelf()) {
      Timestamp(seconds: 0)
    }
    let list = MasterDetailController<StoreItem>([], .init(title: "Search"))
    func load(_ term: String) {
      list.load(term) { query in
        try await search.answer(to: StoreQuery(term: query ?? "")).items
      }
    }
    load("slow")
    let first = list.loading
    await transport.waitForStart()
    load("quick")
    await list.loading?.value
    await first?.value
    #expect(await transport.cancelled == ["slow"])
    #expect(list.items.map(\.name) == ["Answer for quick"])
    #expect(list.state.list.content == .results(query: "quick"))
  }
}
