import Foundation
import SQLiteStore
import Synchronization
import Tables
import Testing

@testable import CatalogApp
@testable import Datasets

struct StoreDeskTests {
  private let folder: TemporaryFolder
  private let reports = Reports()

  init() throws { folder = try TemporaryFolder() }

  private final class Reports: Sendable {
    private let sentences = Mutex<[String]>([])
    var all: [String] { sentences.withLock { $0 } }
    func add(_ sentence: String) { sentences.withLock { $0.append(sentence) } }
  }

  private func makeDesk(home: String? = nil) -> StoreDesk {
    StoreDesk(
      Environment(["CATALOG_HOME": home ?? folder.url.path]), texts: Texts(.english)
    ) { [reports] in reports.add($0) }
  }

  private func items() throws -> [StoreItem] {
    let answer = #"""
      {"resultCount":1,"results":[{"wrapperType":"track","kind":"song","trackId":7,
      "trackName":"Air","artistName":"Bach"}]}
      """#
    return try StoreResults.items(in: Array(answer.utf8))
  }

  private let time = Timestamp(seconds: 1_700_000_000)

  @Test func `looking makes no store, recording does`() async throws {
    let desk = makeDesk()
    #expect(await desk.storedItems().isEmpty)
    #expect(await desk.recordedAnswer(for: "key") == nil)
    #expect(folder.names.isEmpty)
    await desk.record([1, 2], for: "key", items: try items(), at: time)
    #expect(folder.names.contains("catalog.sqlite"))
    #expect(await desk.recordedAnswer(for: "key")?.body == [1, 2])
    #expect(await desk.storedItems(matching: "bac", limit: 9).map(\.name) == ["Air"])
    #expect(await makeDesk().storedItems().map(\.id) == ["7"])
    #expect(reports.all.isEmpty)
  }

  @Test func `a store that another process made meanwhile is found`() async throws {
    let desk = makeDesk()
    #expect(await desk.storedItems().isEmpty)
    await makeDesk().record([], for: "key", items: try items(), at: time)
    #expect(await desk.storedItems().count == 1)
  }

  @Test func `the last good answer of an address is kept for the next run`() async throws {
    let desk = makeDesk()
    let answer = KeptAnswer(
      body: [1, 0, 255], at: time, validators: Validators(etag: "\"é\"", lastModified: nil))
    #expect(await desk.keptAnswer(for: "key") == nil)
    #expect(folder.names.isEmpty)
    await desk.keep(answer, for: "key", listing: nil)
    #expect(await makeDesk().keptAnswer(for: "key") == answer)
    // A day later the store search forgets its own answers.
    await desk.record([], for: "other", items: [], at: Timestamp(seconds: time.seconds + 90_000))
    #expect(await makeDesk().keptAnswer(for: "key") == answer)
    #expect(reports.all.isEmpty)
  }

  @Test func `the items of a kept answer are found among everything, until others come`()
    async throws
  {
    let desk = makeDesk()
    func list(_ titles: String...) -> KeptList {
      KeptList(
        dataset: "courses",
        items: titles.map { .init(id: $0, title: $0, text: "by Ada", json: ["id"]) })
    }
    func titles(_ typed: String) throws -> [String] {
      let opening = StoreOpening(
        environment: Environment(["CATALOG_HOME": folder.url.path]), texts: Texts(.english))
      return try opening.book(creating: false) { _ in }.everything(matching: typed, limit: 9)
        .map(\.title)
    }
    let answer = KeptAnswer(body: [], at: time)
    await desk.keep(answer, for: "key", listing: list("One", "Two"))
    await desk.keep(answer, for: "key", listing: nil)
    #expect(try titles("ada").sorted() == ["One", "Two"])
    await desk.keep(answer, for: "key", listing: list("Three"))
    #expect(try titles("ada") == ["Three"])
  }

  @Test func `calls are counted`() async throws {
    let desk = makeDesk()
    for _ in 0..<20 { #expect(await desk.takeCall(at: time) == 0) }
    #expect(await desk.takeCall(at: time) == 3)
    #expect(await makeDesk().takeCall(at: time) == 3)
  }

  @Test func `where no store can be made memory serves, and that is said once`() async throws {
    let desk = makeDesk(home: try folder.make("file", "") + "/home")
    await desk.record([1], for: "key", items: try items(), at: time)
    #expect(await desk.recordedAnswer(for: "key")?.body == [1])
    #expect(await desk.storedItems().count == 1)
    #expect(reports.all.count == 1)
    #expect(reports.all.first?.contains("cannot be made") == true)
  }

  @Test func `another program's file is left alone, and memory serves`() async throws {
    try await makeDesk().record([1], for: "key", items: items(), at: time)
    let path = folder.path("catalog.sqlite")
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    bytes[71] ^= 0xFF  // the mark of the program
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let desk = makeDesk()
    #expect(await desk.storedItems().isEmpty)
    for _ in 0..<20 { #expect(await desk.takeCall(at: time) == 0) }
    #expect(await desk.takeCall(at: time) == 3)
    #expect(reports.all == [StoreError.foreign(path: path).sentence])
    #expect(Array(try Data(contentsOf: URL(fileURLWithPath: path))) == bytes)
  }

  @Test func `a damaged store is moved aside, and that is said`() async throws {
    let path = try folder.make("catalog.sqlite", String(repeating: "no database ", count: 100))
    #expect(await makeDesk().storedItems().isEmpty)
    #expect(folder.names.count == 2)
    #expect(reports.all.count == 1)
    #expect(reports.all.first?.contains(path) == true)
  }
}
