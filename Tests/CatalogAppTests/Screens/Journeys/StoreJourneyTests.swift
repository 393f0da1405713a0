import Datasets
import MasterDetail
import TerminalUI
import Testing

@testable import CatalogApp

/// Somebody searches the store.
@MainActor struct StoreJourneyTests {
  @Test func `without a network the sample is searched`() throws {
    let screen = try TestScreen("store", ["--offline"])
    screen.see("Search the store", "[All] Music  Software  E-books")
    try screen.press("/ bach")
    screen.seeNo("Brandenburg")
    try screen.press("enter")
    screen.see("17", "› Johann Sebastian Bach", "Goldberg Variations")

    try screen.press("c")
    screen.see("[Music]", "Search: bach")
    screen.seeNo("› Johann Sebastian Bach  J")
    try screen.press("c")
    screen.see("[Software]", "Nothing Found")
    try screen.press("c c")
    screen.see("[All]", "17")

    try screen.press("j enter")
    screen.see("Type", "Genre")
    #expect(screen.state.browser?.isListActive == false)
    try screen.press("escape")
    screen.see("Search: bach", "Goldberg Variations")
  }

  @Test func `a search starts when nobody types on`() throws {
    let screen = try TestScreen("store", ["--offline"])
    try screen.press("/ b a c h")
    try screen.pass(699)
    screen.seeNo("Brandenburg")
    try screen.press("backspace")
    try screen.pass(699)
    screen.seeNo("Brandenburg")
    try screen.pass(1)
    screen.see("Brandenburg")
    #expect(screen.state.browser?.field.isTyping == true)
  }

  @Test(arguments: ["enter", "\"   \" enter", "a escape"])
  func `too little asks nothing`(_ keys: String) throws {
    let screen = try TestScreen("store", ["--offline"])
    try screen.press("/ " + keys)
    try screen.pass(10_000)
    screen.see("Search the store")
  }

  @Test(arguments: ["escape", "ctrl-c", "tab"])
  func `what was typed and not sent does not stay above other rows`(_ key: String) throws {
    let screen = try TestScreen("store", ["--offline"])
    try screen.press("/ bach enter / moon " + key)
    screen.see("Search: bach", "Brandenburg")
    #expect(screen.state.kept(screen.state.places).first?.query == "bach")
    try screen.pass(10_000)
    screen.see("Search: bach", "Brandenburg")
    #expect(screen.exitCode == nil)
  }

  @Test func `a phone that comes back types in place of what was searched`() throws {
    let screen = try TestScreen("store", size: "40x12", ["--offline", "--idiom=phone"])
    try screen.press("bach enter")
    try screen.press("Q")
    screen.session.end()
    let again = try TestScreen(
      "store", size: "40x12", ["--offline", "--idiom=phone"], home: screen.home)
    again.see("bach")
    try again.press("moon enter")
    #expect(again.state.browser?.asked?.term == "moon")
  }

  @Test func `a phone begins in the field, and the results are tiles`() throws {
    let screen = try TestScreen("store", size: "40x12", ["--offline", "--idiom=phone"])
    try screen.press("bach enter")
    screen.see("picture", "›Johann Sebast…", "● ·")
    try screen.press("j j")
    screen.see("· ● ·")
    try screen.press("enter")
    screen.see("‹ Search", "Type")
    try screen.press("escape")
    screen.see("· ● ·")
  }

  @Test func `a failure is an alert, then a way to try again`() throws {
    let screen = try TestScreen("store")
    try screen.press("/ xyzzyx enter")
    screen.see("Whoops...", "[ OK ]")
    try screen.press("enter")
    screen.see("This did not work", "r try again", "Search: xyzzyx")
    try screen.press("/ bach enter")
    screen.see("[ OK ]", "Enter close")
    try screen.press("enter")
    screen.see("› Johann Sebastian Bach", "stored:", "r try again")
    try screen.press("/ xyzzyx enter enter")
    try screen.press("r")
    screen.see("Whoops...")
    try screen.press("escape / ctrl-u bach enter")
    screen.see("› Johann Sebastian Bach")
  }

  @Test(arguments: ["store", nil])
  func `what is wrong with the store on disk is said, wherever one begins`(_ word: String?) throws {
    let home = try TemporaryFolder()
    for folder in [".local", ".local/share", ".local/share/catalog"] { _ = try home.folder(folder) }
    _ = try home.make(
      ".local/share/catalog/catalog.sqlite", String(repeating: "no database ", count: 100))
    let screen = try TestScreen(word, size: "180x24", ["--offline"], home: home)
    if word == nil {
      let row = try #require(Registry.names.firstIndex(of: "store"))
      try screen.press(String(repeating: "j ", count: row) + "enter")
    }
    try screen.press("/ bach enter")
    screen.see("Whoops...", "[ OK ]")
    guard case .page(let page) = screen.state.modal, case .alert(_, let text) = page.content else {
      Issue.record("nothing is said")
      return
    }
    #expect(text.contains("catalog.sqlite") && text.contains("damaged"))
    try screen.press("enter")
    screen.see("Brandenburg")
    #expect(screen.state.modal == nil)
  }

  @Test func `an answer to an older question is dropped`() throws {
    let screen = try TestScreen("store", ["--offline"])
    try screen.press("/ bach")
    screen.session.send(.key(KeyPress(.enter)))
    let old = try #require(screen.state.browser?.model.list.ticket)
    screen.session.send(.key(KeyPress("c")))
    let new = try #require(screen.state.browser?.model.list.ticket)
    #expect(old != new)

    let late = Catalogue.Loaded(
      entries: ArrayEntries([Entry(id: "late", value: "late")]), notes: ["late"])
    screen.session.send(.report(.loaded(place: 1, old, late)))
    screen.session.send(.report(.part(place: 1, old, late.entries)))
    screen.session.send(.report(.cancelled(place: 1, old)))
    screen.session.send(.report(.failed(place: 1, old, message: "late", .unavailable)))
    #expect(screen.state.browser?.items.isEmpty == true)
    #expect(screen.state.browser?.isLoading == true)
    #expect(screen.state.modal == nil)

    try screen.settle()
    screen.see("[Music]", "Brandenburg")
    #expect(screen.state.browser?.items.position(of: "late") == nil)

    screen.session.send(.report(.loaded(place: 1, old, late)))
    #expect(screen.state.browser?.items.position(of: "late") == nil)
    screen.session.send(.report(.loaded(place: 99, new, late)))
    #expect(screen.state.browser?.items.position(of: "late") == nil)
  }

  @Test(arguments: [.key(KeyPress(.character("c"), .control)), .interrupted] as [ScreenEvent])
  func `what takes long says so, and can be given up`(by event: ScreenEvent) throws {
    let screen = try TestScreen("store", ["--offline"])
    try screen.press("/ bach")
    screen.session.send(.key(KeyPress(.enter)))
    screen.seeNo("Loading")
    screen.clock.pass(100)
    screen.session.send(.tick)
    screen.see("Loading", "Search: bach")
    screen.session.send(event)
    #expect(screen.exitCode == nil)
    try screen.settle()
    screen.seeNo("Loading", "Brandenburg")
    try screen.press("r")
    screen.see("Brandenburg")
  }

  @Test func `another place does not get the answer of the one before`() throws {
    let screen = try TestScreen(nil, ["--offline"])
    try screen.press("j enter")
    try screen.press("/ bach")
    screen.session.send(.key(KeyPress(.enter)))
    screen.session.send(.key(KeyPress("q")))
    screen.session.send(.key(KeyPress("q")))
    try screen.settle()
    screen.seeNo("Brandenburg")
  }
}
