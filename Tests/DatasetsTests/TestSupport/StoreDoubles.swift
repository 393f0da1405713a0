import Datasets
import Tables

/// A store that gives prepared answers and remembers what it was asked.
actor FakeTransport: Transport {
  private var answers: [Result<TransportAnswer, TransportError>]
  private(set) var requests: [TransportRequest] = []

  /// The names and values of each query.
  var asked: [[String: String]] {
    requests.map { Dictionary(uniqueKeysWithValues: $0.query.map { ($0.name, $0.value) }) }
  }

  init(_ answers: Result<TransportAnswer, TransportError>...) { self.answers = answers }

  init(body: String, status: Int = 200, retryAfter: Int? = nil) {
    answers = [
      .success(TransportAnswer(status: status, body: Array(body.utf8), retryAfter: retryAfter))
    ]
  }

  func answer(to request: TransportRequest) throws(TransportError) -> TransportAnswer {
    requests.append(request)
    return try (answers.count > 1 ? answers.removeFirst() : answers[0]).get()
  }

  init(_ given: FakeAnswer) {
    self.init(body: given.body, status: given.status, retryAfter: given.retryAfter)
  }

  static let unreachable = FakeTransport(.failure(.init(.unreachable, "no network")))
}

/// A shelf in memory.
actor FakeShelf: StoreShelf {
  var recorded: [String: (body: [UInt8], at: Timestamp)] = [:]
  var items: [StoreItem] = []
  var wait = 0

  init(wait: Int = 0, items: [StoreItem] = []) {
    self.wait = wait
    self.items = items
  }

  func keep(
    _ body: String, for query: StoreQuery, from address: String = "https://store.test/search",
    at seconds: Int
  ) {
    recorded[address + " " + query.key] = (Array(body.utf8), Timestamp(seconds: seconds))
  }

  func recordedAnswer(for key: String) -> (body: [UInt8], at: Timestamp)? { recorded[key] }

  func record(_ body: [UInt8], for key: String, items: [StoreItem], at time: Timestamp) {
    recorded[key] = (body, time)
    self.items = items
  }

  func takeCall(at time: Timestamp) -> Int { wait }
  func storedItems() -> [StoreItem] { items }

  func storedItems(matching typed: String, limit: Int) -> [StoreItem] {
    ItemSearch(typed).best(of: items) { [$0.name ?? ""] }
  }
}

/// An answer with one song of each name.
func makeAnswer(_ names: String...) -> String {
  let results = names.enumerated().map { index, name in
    #"{"wrapperType":"track","kind":"song","trackId":\#(index + 1),"trackName":"\#(name)"}"#
  }
  return #"{"resultCount":\#(names.count),"results":[\#(results.joined(separator: ","))]}"#
}
