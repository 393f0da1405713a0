import TerminalUI
import Testing

@testable import CatalogApp

/// Somebody pastes, changes keys, or reads another language.
@MainActor struct InputJourneyTests {
  private static let megabyte = String(repeating: "paste \u{1B}[2J\n日本 ", count: 50_000)

  @Test(arguments: ["", "/", ":", "e", "?", "space", "f12", "e a@b.example enter", "enter"])
  func `a megabyte is pasted anywhere`(_ keys: String) throws {
    for word in ["monsters", "store"] {
      let screen = try TestScreen(word, ["--offline", "--pictures=off"])
      try screen.press(keys)
      try screen.paste(Self.megabyte)
      #expect(!screen.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      try screen.press("ctrl-u escape escape escape g")
      screen.see(word == "store" ? "Store" : "› Cat-Bot")
    }
  }

  @Test func `what is pasted into a list is looked for`() throws {
    let screen = try TestScreen("monsters")
    try screen.paste("ice")
    screen.see("/ ice", "› Ice-Bot")
  }

  @Test func `a line break that is pasted starts nothing`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("e")
    try screen.paste("help@example.org\n\nq")
    #expect(screen.state.modal != nil && screen.exitCode == nil)
    screen.see("To:      help@example.org  q")
  }

  @Test func `nothing is pasted into nothing`() throws {
    let screen = try TestScreen("monsters")
    let lines = screen.lines
    try screen.paste("")
    try screen.press("escape")
    try screen.pass(10_000)
    #expect(screen.lines == lines)
  }

  private func home(_ settings: String) throws -> TemporaryFolder {
    let home = try TemporaryFolder()
    _ = try home.folder(".config")
    _ = try home.folder(".config/catalog")
    _ = try home.make(".config/catalog/config.json", settings)
    return home
  }

  @Test func `keys of the settings take the place of the usual ones`() throws {
    let screen = try TestScreen("monsters", home: try home("{\"keys.next\": \"w ctrl-t\"}"))
    screen.see("↑w move")
    try screen.press("w")
    #expect(screen.selection == "dog-bot")
    try screen.press("j down")
    #expect(screen.selection == "dog-bot")
    try screen.press("ctrl-t ?")
    #expect(screen.selection == "explode-bot")
    screen.see("w, Ctrl-T", "Go to the next row")
  }

  @Test func `a key that two settings want is told of, and the first has it`() throws {
    let screen = try TestScreen(
      "monsters", size: "100x24",
      home: try home("{\"keys.next\": \"w\", \"keys.previous\": \"w\"}"))
    screen.see("w stays with next and is not also for previous")
    try screen.press("w")
    #expect(screen.selection == "dog-bot")
  }

  @Test(arguments: [
    ("{\"keys.fly\": \"x\"}", "fly"), ("{\"keys.next\": \"hyper-x\"}", "hyper-x"),
    ("{\"keys.next\": \"\"}", "config.json:1"),
  ])
  func `what is no key or no action is told of, and stops nothing`(
    _ settings: String, _ word: String
  ) throws {
    let screen = try TestScreen("monsters", home: try home(settings))
    #expect(screen.footer.contains(word))
    try screen.press("j")
    #expect(screen.selection == "dog-bot")
  }

  @Test func `Dutch is spoken too`() throws {
    let dutch = ["LANG": "nl_NL.UTF-8"]
    let screen = try TestScreen("store", ["--offline"], variables: dutch)
    screen.see("[Alles]", "Muziek", "E-boeken", "zoek")
    try screen.press("/ xyzzyx enter")
    screen.see("Niets gevonden")
    try screen.press("/ ctrl-u bach enter enter")
    screen.see("Soort")
    let failing = try TestScreen("store", variables: dutch)
    try failing.press("/ xyzzyx enter")
    failing.see("Foutje")
    let monsters = try TestScreen("monsters", variables: dutch)
    try monsters.press("?")
    monsters.see("Toetsen")
  }

  @Test func `with sixteen colours, or none, everything is told apart`() throws {
    for variables in [["COLORTERM": ""], ["NO_COLOR": "1"]] {
      let screen = try TestScreen("monsters", variables: variables)
      screen.see("› Cat-Bot", "MEE-OW")
      let (styles, legend) = screen.grid.styleLines
      #expect(!styles.isEmpty)
      if variables["NO_COLOR"] != nil {
        #expect(!legend.contains { $0.contains("rgb") || $0.contains("palette") })
      }
    }
  }
}
