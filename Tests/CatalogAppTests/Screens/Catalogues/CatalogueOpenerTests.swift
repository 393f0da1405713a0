import Datasets
import Foundation
import Tables
import Testing

@testable import CatalogApp

struct CatalogueOpenerTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private var opener: CatalogueOpener {
    let environment = Environment(["HOME": home.url.path, "LANG": "en_US.UTF-8"])
    let texts = Texts(.english)
    return CatalogueOpener(
      environment: environment, texts: texts, gate: TextGate(environment),
      tableOptions: TableOptions(), desk: StoreDesk(environment, texts: texts) { _ in },
      query: StoreQuery(term: ""), isOffline: true)
  }

  private func place(_ word: String, _ session: Session = Session()) throws -> Catalogue {
    try opener.place(word, session: session).0
  }

  @Test func `every registered dataset can be opened`() throws {
    for entry in Registry.entries {
      let catalogue = try place(entry.name)
      #expect(catalogue.word == entry.name && catalogue.datasetName == entry.name)
      #expect(catalogue.kind == (entry.isSearched ? .store : .list))
      #expect(catalogue.selectsFirst == entry.selectsFirst)
    }
    #expect(try place("").kind == .home)
    #expect(try place("everything").word == "everything")
  }

  @Test func `every registered dataset is listed at home`() async throws {
    let loaded = try await place("").load(Catalogue.Request()) { _ in }
    let words = (0..<loaded.entries.count).map { loaded.entries.entry(at: $0).id }
    #expect(words == Registry.names + ["everything"])
    for (place, entry) in Registry.entries.enumerated() {
      let item = try #require(loaded.entries.entry(at: place).item(as: HomeItem.self))
      #expect(item.title == entry.make(opener.world).title)
      #expect(item.text == Texts(.english).text(of: .term(entry.about)))
    }
  }

  @Test(arguments: [
    ("monstres", "No dataset is called ‘monstres’. Did you mean ‘monsters’?"),
    ("qqq", "No dataset is called ‘qqq’"), ("/no/such.csv", "there is no such file"),
    ("store-answer:/no/such.json", "/no/such.json"), ("/", "/"),
  ])
  func `what is not there is told`(_ word: String, _ message: String) {
    let error = #expect(throws: (any Error).self) { try place(word) }
    #expect(
      error?.sentence(Texts(.english)).contains(message) == true, "\(String(describing: error))")
  }

  @Test func `a file is titled by its name, a table of a database by both`() throws {
    let path = try home.make("a#b.csv", "name\nAda\n")
    #expect(try place(path).title == .text("a#b.csv"))
    #expect(try place(path).datasetName == "a#b.csv")
    #expect(try place(path).word == path)
  }

  @Test func `an answer of the store is opened from its file`() async throws {
    let path = try home.make(
      "answer.json",
      #"{"resultCount":1,"results":[{"wrapperType":"track","kind":"song","trackId":7,"trackName":"Air"}]}"#
    )
    let loaded = try await place("store-answer:" + path).load(Catalogue.Request()) { _ in }
    #expect(loaded.entries.count == 1)
    let broken = try home.make("broken.json", "{")
    #expect(throws: (any Error).self) { try place("store-answer:" + broken) }
  }

  @Test func `what an earlier run knew comes with the place`() throws {
    let file = SessionFile(path: home.path("session.json"))
    var state = PlaceState(source: "monsters", title: "M", visited: Timestamp(seconds: 1))
    state.selection = "ice-bot"
    #expect(file.update(with: [state], at: Timestamp(seconds: 2)))
    let session = file.read().session
    #expect(try opener.place("monsters", session: session).1?.selection == "ice-bot")
    #expect(try opener.place("store", session: session).1 == nil)
  }

  @Test func `parts of a long table come while it is read`() async throws {
    let rows = (0..<5_000).map { "row \($0)" }.joined(separator: "\n")
    let path = try home.make("long.csv", "name\n" + rows + "\n")
    let parts = Parts()
    let loaded = try await place(path).load(Catalogue.Request()) { parts.add($0.count) }
    #expect(parts.counts == [256, 2_048])
    #expect(loaded.entries.count == 5_000)
  }
}
