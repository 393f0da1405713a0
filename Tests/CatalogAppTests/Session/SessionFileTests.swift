import Datasets
import Foundation
import Testing

@testable import CatalogApp

struct SessionFileTests {
  private let folder: TemporaryFolder
  private var file: SessionFile { SessionFile(path: folder.path("state/catalog/session.json")) }
  private let now = Timestamp(seconds: 1_000)

  init() throws { folder = try TemporaryFolder() }

  private func place(_ source: String, _ seconds: Int) -> PlaceState {
    PlaceState(source: source, title: source.uppercased(), visited: Timestamp(seconds: seconds))
  }

  /// Puts a session file there as somebody else may have left it.
  private func leave(_ text: String) throws {
    _ = try folder.folder("state")
    _ = try folder.folder("state/catalog")
    _ = try folder.make("state/catalog/session.json", text)
  }

  private var text: String? { folder.text("state/catalog/session.json") }
  private var damaged: String? { folder.text("state/catalog/session.json.damaged") }

  @Test func `places are found again`() {
    #expect(file.read() == .session(Session()))
    #expect(file.update(with: [place("a", 1), place("b", 2)], at: now))
    #expect(file.read().session.places == [place("b", 2), place("a", 1)])
    #expect(
      text == """
        {
          "version": 1,
          "places": [
            {
              "source": "b",
              "title": "B",
              "at": 2
            },
            {
              "source": "a",
              "title": "A",
              "at": 1
            }
          ]
        }

        """)
  }

  @Test func `the file and its folders are their owner's alone`() throws {
    #expect(file.update(with: [place("a", 1)], at: now))
    #expect(try folder.mode("state/catalog/session.json") == 0o600)
    #expect(try folder.mode("state/catalog") == 0o700)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("state/catalog")).count == 1)
  }

  @Test func `each program adds to what the others kept`() {
    let other = SessionFile(path: file.path)
    #expect(file.update(with: [place("a", 1), place("b", 9)], at: now))
    #expect(other.update(with: [place("a", 5), place("c", 3)], at: now))
    #expect(file.update(with: [place("a", 4)], at: now))
    #expect(file.read().session.places == [place("b", 9), place("a", 5), place("c", 3)])
  }

  @Test func `programs that keep places at once lose none`() async throws {
    let (file, now) = (file, now)
    await withTaskGroup { group in
      for number in 0..<20 {
        group.addTask {
          let place = PlaceState(
            source: "p\(number)", title: "", visited: Timestamp(seconds: number))
          #expect(file.update(with: [place], at: now))
        }
      }
    }
    #expect(file.read().session.places.map(\.source) == (0..<20).reversed().map { "p\($0)" })
  }

  @Test func `a program that is stopped while it keeps places holds nobody up`() throws {
    #expect(file.update(with: [place("a", 1)], at: now))
    let stopped = open(folder.path("state/catalog"), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #expect(flock(stopped, LOCK_EX) == 0)
    #expect(!file.update(with: [place("b", 2)], at: now))
    // Not closed alone: a process that another test started meanwhile may have it open too.
    #expect(flock(stopped, LOCK_UN) == 0)
    close(stopped)
    #expect(file.update(with: [place("b", 2)], at: now))
  }

  @Test(arguments: ["", "{\"version\": 1, \"places\": [", "[]", "\u{0}", "{\"places\": []}"])
  func `a damaged file is as none, and kept beside`(_ text: String) throws {
    try leave(text)
    #expect(file.read() == .damaged)
    #expect(file.read().session == Session())
    #expect(self.text == text, "reading changes nothing")
    #expect(file.update(with: [place("a", 1)], at: now))
    #expect(file.read().session.places == [place("a", 1)])
    #expect(damaged == text)
  }

  @Test func `the first damaged file is kept, not the next`() throws {
    try leave("first")
    #expect(file.update(with: [place("a", 1)], at: now))
    _ = try folder.make("state/catalog/session.json", "second")
    #expect(file.update(with: [place("b", 1)], at: now))
    #expect(file.read().session.places == [place("b", 1)])
    #expect(damaged == "first")
  }

  @Test func `a newer file stays as it is, and one note says why`() throws {
    let newer = #"{"version": 2, "places": [{"source": "a"}], "more": 1}"#
    try leave(newer)
    #expect(file.read() == .newer)
    #expect(!file.update(with: [place("a", 1)], at: now))
    #expect(text == newer)
    #expect(damaged == nil)
    let environment = Environment(["HOME": "/h"])
    let context = CommandContext(
      line: ParsedCommand(), environment: environment, texts: Texts(.english),
      output: try CapturedStream().stream, errors: try CapturedStream().stream,
      gate: TextGate(environment))
    let note = try #require(context.note(on: file.read(), in: file))
    #expect(note.contains("newer version"))
    #expect(note.contains(folder.path("state/catalog/session.json")))
    #expect(context.note(on: .damaged, in: file)?.contains("is damaged") == true)
    #expect(context.note(on: .unreadable, in: file) == nil)
    #expect(context.sessionFile.path == "/h/.local/state/catalog/session.json")
  }

  @Test func `without a place to keep anything nothing is kept`() throws {
    #expect(SessionFile(Places(Environment([:]))).path == nil)
    let nowhere = SessionFile(path: nil)
    #expect(nowhere.read() == .session(Session()))
    #expect(!nowhere.update(with: [place("a", 1)], at: now))
    _ = try folder.make("state", "a file, not a folder")
    #expect(file.read() == .session(Session()))
    #expect(!file.update(with: [place("a", 1)], at: now))
    #expect(folder.names == ["state"])
  }

  @Test func `what is no file is left alone`() throws {
    _ = try folder.folder("state")
    _ = try folder.folder("state/catalog")
    _ = try folder.folder("state/catalog/session.json")
    #expect(file.read() == .unreadable)
    #expect(!file.update(with: [place("a", 1)], at: now))
    #expect(folder.text("state/catalog/session.json.damaged") == nil)
  }

  @Test func `behind a link the file is changed where it is`() throws {
    _ = try folder.folder("state")
    _ = try folder.folder("state/catalog")
    _ = try folder.link("state/catalog/session.json", to: folder.path("kept/session.json"))
    #expect(file.update(with: [place("a", 1)], at: now))
    #expect(folder.text("kept/session.json")?.contains("\"a\"") == true)
    #expect(file.read().session.places == [place("a", 1)])
  }

  @Test func `nothing new is nothing to write`() {
    #expect(!file.update(with: [], at: now))
    #expect(folder.names.isEmpty)
  }
}
