import Datasets
import TestSupport
import Tables
import Testing

@testable import CatalogApp

struct SessionTests {
  private func place(_ source: String, _ seconds: Int, _ selection: String? = nil) -> PlaceState {
    var place = PlaceState(
      source: source, title: source, visited: Timestamp(seconds: seconds))
    place.selection = selection
    return place
  }

  private func session(_ places: PlaceState..., now: Int = .max) -> Session {
    var session = Session()
    session.merge(places, at: Timestamp(seconds: now))
    return session
  }

  @Test func `the newest place is first`() {
    #expect(
      session(place("a", 1), place("b", 3), place("c", 2)).places.map(\.source) == ["b", "c", "a"])
  }

  @Test func `of one source the later visit is kept, and the new one of two at once`() {
    var session = session(place("a", 5, "kept"), place("b", 5, "kept"), place("c", 5, "kept"))
    session.merge(
      [place("a", 6, "new"), place("b", 5, "new"), place("c", 4, "new")],
      at: Timestamp(seconds: 10))
    #expect(session["a"]?.selection == "new")
    #expect(session["b"]?.selection == "new")
    #expect(session["c"]?.selection == "kept")
    #expect(session.places.count == 3)
  }

  @Test func `a clock that was ahead does not keep a place for ever`() {
    var session = session(place("a", 9_000_000_000, "kept"))
    session.merge([place("a", 10, "new")], at: Timestamp(seconds: 10))
    #expect(session["a"]?.selection == "new")
  }

  @Test func `names that only look alike are two places`() {
    let session = session(place("e\u{301}.csv", 1, "1"), place("\u{E9}.csv", 2, "2"))
    #expect(session.places.count == 2)
    #expect(session["e\u{301}.csv"]?.selection == "1")
  }

  @Test func `fifty places are kept, and none without a name`() {
    var session = Session()
    session.merge((0..<80).map { place("p\($0)", $0) } + [place("", 99)], at: nil)
    #expect(session.places.map(\.source) == (30..<80).reversed().map { "p\($0)" })
  }

  @Test func `bad places are skipped, good ones stay`() throws {
    let text = """
      {"version": 1, "later": true, "places": [5, {"title": "x"}, {"source": "a", "at": 3}, null]}
      """
    let session = try #require(Session(json: try JSONParser.parse(Array(text.utf8))))
    #expect(session == self.session(place("a", 3)))
  }

  @Test(arguments: ["{\"version\": 1}", "{\"version\": 1, \"places\": {}}"])
  func `a session may be without places`(_ text: String) throws {
    #expect(Session(json: try JSONParser.parse(Array(text.utf8))) == Session())
  }

  @Test(arguments: [
    "{}", "[]", "1", "{\"version\": 2}", "{\"version\": \"1\"}", "{\"version\": 1.0}",
    "{\"version\": 0}",
  ])
  func `what has another version is no session`(_ text: String) throws {
    #expect(Session(json: try JSONParser.parse(Array(text.utf8))) == nil)
  }

  @Test func `merging keeps the newest of each, whatever the order`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      let all = (0..<30).map {
        place("p\(random.next() % 12)", Int(random.next() % 1_000), "\($0)")
      }
      var session = Session()
      for part in [all.prefix(10), all[10..<20], all.suffix(10)] {
        session.merge(Array(part), at: nil)
      }
      for place in session.places {
        #expect(all.filter { $0.source == place.source }.map(\.visited).max() == place.visited)
      }
      #expect(Set(session.places.map(\.source)) == Set(all.map(\.source)))
      #expect(session.places.map(\.visited) == session.places.map(\.visited).sorted(by: >))
      let text = JSONWriter.pretty(session.json)
      #expect(Session(json: try JSONParser.parse(Array(text.utf8))) == session)
    }
  }

  @Test func `words of this run count, whichever visit does`() {
    func place(_ visited: Int, _ unsent: UnsentWords) -> PlaceState {
      var place = PlaceState(source: "monsters", title: "", visited: Timestamp(seconds: visited))
      place.unsent = unsent
      return place
    }
    let words = SupportWords(to: "", subject: "", text: "mine")
    var mine = UnsentWords()
    mine.keep(words, about: "id 1")
    var session = Session()
    session.merge([place(900, UnsentWords())], at: nil)
    session.merge([place(100, mine)], at: nil)
    #expect(session["monsters"]?.visited.seconds == 900)
    #expect(session["monsters"]?.unsent["id 1"] == words)
  }

  @Test func `a place with words that wait is not forgotten`() {
    var place = PlaceState(source: "old", title: "", visited: Timestamp(seconds: 1))
    place.unsent.keep(SupportWords(to: "", subject: "", text: "x"), about: "id 1")
    var session = Session()
    session.merge([place], at: nil)
    for number in 0..<60 {
      let visited = Timestamp(seconds: 10 + number)
      session.merge([PlaceState(source: "\(number)", title: "", visited: visited)], at: nil)
    }
    #expect(session["old"]?.unsent["id 1"]?.text == "x")
    #expect(session["0"] == nil)
    #expect(session.places.count == Session.capacity + 1)
  }
}
