import TerminalUI
import Testing

@testable import CatalogApp

struct KeymapTests {
  private func adapted(_ settings: (String, String)...) -> (keymap: Keymap, faults: [Keymap.Fault])
  {
    Keymap.adapted(
      by: settings.enumerated().map { (action: $1.0, keys: $1.1, line: $0 + 1) })
  }

  private func action(_ name: String, in map: Keymap) throws -> Action? {
    map.action(of: try #require(KeyPress(named: name), "\(name)"))
  }

  @Test func `the first key of an action is shown`() {
    #expect(Keymap.standard.label(of: .next) == "↓")
    #expect(Keymap.standard.keys(of: .next).count == 2)
    #expect(Keymap.standard.label(of: .about).isEmpty)
    #expect(Keymap.standard.action(of: KeyPress("ß")) == nil)
  }

  @Test func `keys take the place of the usual ones`() throws {
    let (map, faults) = adapted(("next", "w ctrl-t"))
    #expect(faults.isEmpty)
    #expect(try action("w", in: map) == .next)
    #expect(try action("ctrl-t", in: map) == .next)
    #expect(try action("j", in: map) == nil)
    #expect(try action("down", in: map) == nil)
    #expect(map.label(of: .next) == "w")
  }

  @Test func `a key of another action is taken from it`() throws {
    let (map, faults) = adapted(("next", "k j"))
    #expect(faults == [.taken("k", from: .previous, by: .next, line: 1)])
    #expect(try action("k", in: map) == .next)
    #expect(map.label(of: .previous) == "↑")
    #expect(map.keys(of: .previous).count == 1)
  }

  @Test func `two actions may change keys`() throws {
    let (map, faults) = adapted(("next", "k"), ("previous", "j"))
    #expect(faults.isEmpty)
    #expect(try action("k", in: map) == .next)
    #expect(try action("j", in: map) == .previous)
    #expect(map.keys(of: .next).count == 1 && map.keys(of: .previous).count == 1)
  }

  @Test func `of two that want one key the first has it`() throws {
    let (map, faults) = adapted(("next", "w"), ("sort", "w z"))
    #expect(faults == [.clash("w", kept: .next, refused: .sort, line: 2)])
    #expect(try action("w", in: map) == .next)
    #expect(try action("z", in: map) == .sort)
  }

  @Test func `one that gets no key keeps what it has`() throws {
    let (map, faults) = adapted(("next", "w"), ("sort", "w"), ("help", "hyper-w"), ("home", ""))
    #expect(faults.count == 3 && faults.contains(.noKey(.home, line: 4)))
    #expect(try action("s", in: map) == .sort)
    #expect(try action("?", in: map) == .help)
    #expect(try action("H", in: map) == .home)
  }

  @Test func `the same key twice is no clash`() throws {
    let (map, faults) = adapted(("next", "w w"))
    #expect(faults.isEmpty)
    #expect(map.label(of: .next) == "w")
  }

  @Test func `what is not known is told with its line`() {
    let (map, faults) = adapted(("fly", "w"), ("next", "hyper-w w"))
    #expect(
      faults == [
        .unknownAction("fly", line: 1), .unknownKey("hyper-w", action: "next", line: 2),
      ])
    #expect(map.label(of: .next) == "w")
  }

  @Test func `there is always a way out`() throws {
    let (map, _) = adapted(("next", "q Q ctrl-\\"))
    #expect(try action("ctrl-q", in: map) == .quit)
    let (other, _) = adapted(("next", "q"))
    #expect(try action("Q", in: other) == .quitNow)
    #expect(try action("ctrl-q", in: other) == nil)
  }

  @Test(arguments: ["ctrl-c", "1", "0"])
  func `keys that always do the same stay so`(_ name: String) throws {
    let (map, faults) = adapted(("sort", name + " s"))
    #expect(faults == [.reserved(name, action: .sort, line: 1)])
    #expect(try action("ctrl-c", in: map) == .cancel)
    #expect(try action("s", in: map) == .sort)
  }

  @Test(arguments: Language.allCases)
  func `every fault is told with its place`(_ language: Language) {
    let gate = TextGate(Environment(["LANG": "en_US.UTF-8"]))
    let (_, faults) = adapted(("fly", "w"), ("next", "hyper-\u{1B} w"), ("sort", "w"))
    let messages = faults.map { $0.message(Texts(language), gate, "c.json") }
    #expect(messages.count == 3)
    for (line, message) in messages.enumerated() {
      #expect(message.hasPrefix("c.json:\(line + 1): "))
      #expect(!message.utf8.contains(0x1B))
    }
    #expect(messages.last?.contains("sort") == true && messages.last?.contains("next") == true)
  }
}
