import Datasets
import Foundation
import MasterDetail
import TerminalUI
import Testing

@testable import CatalogApp

/// Somebody opens their own table, says what its columns are for, and sees what changed in it.
@MainActor struct TableJourneyTests {
  private static let books = """
    isbn,titel,auteur,jaar,website
    1,Max Havelaar,Multatuli,1860,https://h.test/max
    2,Turks fruit,Jan Wolkers,1969,https://h.test/turks
    3,De aanslag,Harry Mulisch,1982,https://h.test/aanslag

    """

  private func open(_ home: TemporaryFolder, _ size: String = "80x24", _ options: String...) throws
    -> TestScreen
  {
    try TestScreen(
      home.path("books.csv"), size: size, ["--pictures=off"] + options, home: home)
  }

  private func makeBooks(_ text: String = books) throws -> TemporaryFolder {
    let home = try TemporaryFolder()
    _ = try home.make("books.csv", text)
    return home
  }

  // MARK: Roles

  @Test(arguments: ["80x24", "40x12"])
  func `a column becomes the title, and is it again in the next run`(_ size: String) throws {
    let home = try makeBooks()
    let screen = try open(home, size)
    screen.see("› Max Havelaar")
    try screen.press("R")
    screen.see("Title column: titel")
    try screen.press("enter")
    screen.see("No column", "auteur")
    try screen.press("j enter")
    screen.see("› Multatuli", "Jan Wolkers")
    let again = try screen.reopened(home.path("books.csv"), size: size)
    again.see("› Multatuli", "Jan Wolkers")
    try again.press("R enter")
    #expect(again.state.browser?.catalogue.roles?.current[.title] == "auteur")
    // An option counts more than what was kept.
    let told = try open(home, size, "--title", "jaar")
    told.see("› 1860")
  }

  @Test func `no column is a choice too, and Escape chooses nothing`() throws {
    let screen = try open(try makeBooks())
    try screen.press("R j enter")
    screen.see("Subtitle column")
    try screen.press("escape")
    #expect(screen.state.browser?.catalogue.roles?.choices.isEmpty == true)
    try screen.press("R j enter g enter")
    #expect(screen.state.browser?.catalogue.roles?.choices == [.subtitle: .none])
    #expect(screen.lines[1].contains("Max Havelaar") && !screen.lines[1].hasPrefix("Multatuli"))
  }

  @Test func `the menu and the palette have it for tables only`() throws {
    let screen = try open(try makeBooks())
    try screen.press("enter space")
    screen.see("Columns’ roles")
    try screen.press("escape :")
    try screen.type("roles")
    screen.see("Choose the columns")
    let monsters = try TestScreen("monsters", ["--pictures=off"])
    try monsters.press("R")
    monsters.see("Only the columns of a table have roles")
    try monsters.press("space")
    monsters.seeNo("Columns’ roles")
  }

  @Test func `the cursor stays on its row, the filter in force, when a role changes`() throws {
    let screen = try open(try makeBooks())
    try screen.press("/ a enter")
    try screen.press("G")
    let row = screen.cursor
    try screen.press("R enter G k enter")
    #expect(screen.cursor == row && screen.state.browser?.wanted.filter == "a")
  }

  // MARK: Pictures

  @Test func `an address in a table is fetched only where its column was chosen`() throws {
    let home = try TemporaryFolder()
    _ = try home.make("books.csv", "name,image\nAnn,http://127.0.0.1:9/a.png\n")
    let path = home.path("books.csv")
    let guessed = try TestScreen(path, ["--pictures=blocks"], home: home)
    #expect(guessed.state.browser?.page.requests.isEmpty == true)
    guessed.see("http://127.0.0.1:9/a.png")
    let chosen = try TestScreen(path, ["--pictures=blocks", "--picture=image"], home: home)
    #expect(chosen.state.browser?.catalogue.fetchesPictures == true)
    let offline = try TestScreen(path, ["--offline", "--picture=image"], home: home)
    #expect(offline.state.browser?.catalogue.fetchesPictures == false)
  }

  @Test func `a picture beside the table is shown`() throws {
    let home = try TemporaryFolder()
    _ = try home.make("books.csv", "name,image\nAnn,a.png\n")
    let pixel = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
      ))
    try pixel.write(to: home.url.appending(path: "a.png"))
    let screen = try TestScreen(home.path("books.csv"), ["--pictures=blocks"], home: home)
    #expect(screen.state.browser?.page.requests.first?.source == .file(home.path("a.png")))
    #expect(screen.state.browser?.page.pictures.count == 1)
  }

  // MARK: Changes

  @Test func `after a reload it is said what changed, and listed`() throws {
    let home = try makeBooks()
    let screen = try open(home)
    try screen.press("D")
    screen.see("Load the list again first")
    _ = try home.make(
      "books.csv",
      """
      isbn,titel,auteur,jaar,website
      1,Max Havelaar,Multatuli,1860,https://h.test/max
      3,De aanslag,H. Mulisch,1983,https://h.test/aanslag
      4,Het diner,Herman Koch,2009,https://h.test/diner

      """)
    try screen.press("r")
    screen.see("1 added, 1 removed, 1 changed", "Het diner")
    try screen.press("D")
    screen.see("Changes: books", "› De aanslag", "Het diner", "Turks fruit")
    screen.see("Changed: auteur, jaar", "Harry Mulisch → H. Mulisch", "1982 → 1983")
    try screen.press("j")
    screen.see("Added", "Herman Koch")
    try screen.press("j")
    screen.see("Removed", "Jan Wolkers")
    try screen.press("escape")
    screen.see("books.csv ─")
    screen.seeNo("Changes: books")
    try screen.press("r")
    screen.see("Nothing has changed")
    try screen.press("D")
    screen.see("Nothing has changed")
  }

  @Test func `a change can be asked about, and the place of changes is not kept`() throws {
    let home = try makeBooks()
    let screen = try open(home)
    _ = try home.make("books.csv", Self.books.replacing("1969", with: "1970"))
    try screen.press("r enter space")
    screen.see("Changes")
    try screen.press("escape D")
    screen.see("1969 → 1970")
    try screen.press("e help@example.org enter")
    screen.see("Turks fruit")
    try screen.press("escape escape escape H")
    screen.seeNo("Changes: books.csv")
  }

  @Test func `lists that are no tables are compared too`() throws {
    let screen = try TestScreen("monsters", ["--pictures=off"])
    try screen.press("r")
    screen.seeNo("added")
    try screen.press("D")
    screen.see("again first")
  }

  @Test func `a large file is compared by its number of rows`() throws {
    let home = try TemporaryFolder()
    let rows = (0..<60_000).map { "row \($0),\(String(repeating: "x", count: 80))" }
    _ = try home.make("books.csv", (["name,text"] + rows).joined(separator: "\n") + "\n")
    let screen = try open(home)
    _ = try home.make("books.csv", (["name,text"] + rows + ["z,z"]).joined(separator: "\n") + "\n")
    try screen.press("r")
    screen.see("60000 rows before, 60001 now")
    try screen.press("D")
    screen.see("60000 rows before")
  }

  // MARK: Details

  private static let record = #"""
    [{"id": 7, "name": "Lamp", "active": true, "note": "one\ntwo", "none": null,
      "specs": {"size": {"w": 60, "h": 40}, "tags": ["desk", "led"], "parts": [{"n": 1}, {"n": 2}]},
      "page": "https://h.test/lamp"}, {"id": 8, "name": "Desk"}]
    """#

  @Test(arguments: ["40x12", "80x24", "140x45"])
  func `a record with arrays and objects`(_ size: String) throws {
    let home = try TemporaryFolder()
    let path = try home.make("shop.json", Self.record)
    let screen = try TestScreen(path, size: size, ["--pictures=off"], home: home)
    try screen.press("enter")
    try Snapshot.expect(screen.snapshot, is: "screens/record-\(size)")
  }

  @Test(arguments: ["40x12", "80x24", "140x45"])
  func `the roles of columns`(_ size: String) throws {
    let screen = try open(try makeBooks(), size)
    try screen.press("R")
    try Snapshot.expect(screen.snapshot, is: "screens/roles-\(size)")
    try screen.press("enter")
    try Snapshot.expect(screen.snapshot, is: "screens/roles-columns-\(size)")
  }

  @Test(arguments: ["40x12", "80x24", "140x45"])
  func `what changed`(_ size: String) throws {
    let home = try makeBooks()
    let screen = try open(home, size)
    _ = try home.make(
      "books.csv", Self.books.replacing("1982", with: "1983") + "4,Het diner,Koch,2009,\n")
    try screen.press("r D")
    try Snapshot.expect(screen.snapshot, is: "screens/changes-\(size)")
  }

  @Test(arguments: HostileTextTests.texts.indices)
  func `strange names and values stay in their cells`(_ number: Int) throws {
    let home = try TemporaryFolder()
    let text = HostileTextTests.texts[number]
    func json(_ value: String) throws -> String {
      let object = [["id": "1", text: value, "name": text, "deep": [text: [text, [text: 1]]]]]
      let data = try JSONSerialization.data(withJSONObject: object)
      return String(decoding: data, as: UTF8.self)
    }
    let path = try home.make("rows.json", try json("a"))
    let screen = try TestScreen(path, ["--pictures=off"], home: home)
    _ = try home.make("rows.json", try json("b"))
    for keys in ["enter", "R", "enter", "j enter", "r", "D", "enter", "escape", "escape"] {
      try screen.press(keys)
      for line in screen.lines {
        #expect(CellWidth.columns(of: line) <= 80)
        #expect(
          !line.unicodeScalars.contains {
            $0.value < 0x20 || (0x7F...0x9F).contains($0.value)
              || (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
          })
      }
    }
  }
}
