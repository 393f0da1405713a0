import Datasets
import Foundation
import MasterDetail
import Testing

@testable import CatalogApp

/// Somebody looks at the columns of a table, hides some, and sorts by others.
@MainActor struct ColumnsJourneyTests {
  private func open(_ size: String = "80x24") throws -> TestScreen {
    try TestScreen(people: size)
  }

  private func ids(_ screen: TestScreen) -> [String] {
    screen.state.browser.map { browser in browser.items.indices.map { browser.items[$0].id } } ?? []
  }

  // MARK: The columns

  @Test func `the columns are a list beside what is known of each`() throws {
    let screen = try open()
    try screen.press("C")
    #expect(ids(screen) == ["id", "name", "city", "age"])
    screen.see("Columns of peop")
    try screen.press("j j")
    screen.see("text", "Delft", "50%", "Most frequent values")
    try screen.press("j")
    screen.see("number", "median", "20.5", "maximum", "31", "different values")
    screen.see("█▁▁▁▁▁▁▁▁█")
    try screen.press("escape")
    #expect(ids(screen) == ["7", "8", "9", "10", "11"])
  }

  @Test func `a narrow window shows the list and then the column`() throws {
    let screen = try open("40x12")
    try screen.press("C")
    screen.see("city")
    try screen.press("end enter")
    screen.see("number", "rows")
    try screen.press("escape escape")
    #expect(ids(screen) == ["7", "8", "9", "10", "11"])
  }

  @Test func `the menu and the palette go there too`() throws {
    let screen = try open()
    try screen.press("enter space j j j enter")
    screen.see("Columns of peop")
    try screen.press("escape :")
    try screen.type("statistics")
    try screen.press("enter")
    screen.see("Columns of peop")
  }

  @Test func `where there are no columns that is said`() throws {
    let screen = try TestScreen()
    try screen.press("C")
    screen.see("no columns to look at")
    try screen.press("x")
    screen.see("Only columns can be hidden")
  }

  @Test func `lists of ours have columns, which stay`() throws {
    let screen = try TestScreen("monsters", ["--pictures=off"])
    try screen.press("C")
    screen.see("weapon")
    try screen.press("x")
    screen.see("Only columns of tables can be hidden")
  }

  // MARK: Hiding

  @Test func `a hidden column is left out until it is shown again`() throws {
    let screen = try open()
    screen.see("Ghent")
    try screen.press("C j j x")
    screen.see("hidden            yes", "‘city’ is hidden")
    #expect(screen.lines[3].prefix(24).hasSuffix(" x"))
    try screen.press("escape")
    screen.seeNo("Ghent", "city")
    try screen.press("s")
    screen.seeNo("city")
    screen.see("age")
    try screen.press("escape C j j x escape")
    screen.see("Ghent")
  }

  @Test func `what is hidden is known in the next run`() throws {
    let home = try TemporaryFolder()
    let path = try home.make("people.csv", TestScreen.people)
    let first = try TestScreen(path, ["--pictures=off"], home: home)
    try first.press("C j j x escape")
    let second = try first.reopened(path)
    second.seeNo("Ghent")
    try second.press("C j j")
    second.see("hidden            yes")
  }

  @Test func `a column sorts the table below it`() throws {
    let screen = try open()
    try screen.press("S")
    screen.see("Only a column can sort the list below it")
    try screen.press("C j S")
    screen.see("sorted by ‘name’")
    try screen.press("S")
    screen.see("sorted by ‘name’, the other way round")
    #expect(ids(screen) == ["id", "name", "city", "age"])
    try screen.press("escape")
    #expect(ids(screen) == ["9", "11", "10", "8", "7"])
  }

  @Test func `what is hidden is not in drafts, and the form says so`() throws {
    let screen = try open()
    try screen.press("C j j x escape e help@example.org")
    screen.see("Without hidden columns: city")
    try screen.press("tab tab enter")
    try screen.press("shift-tab enter")
    screen.seeNo("Ghent")
    screen.see("Without hidden columns: city", "age")
    try screen.press("enter")
    let draft = try #require(screen.home.names.first { $0.hasSuffix(".eml") })
    let text = try #require(screen.home.text(draft))
    #expect(text.contains("Ann") && !text.contains("Ghent") && !text.contains("city"))
  }

  @Test func `a hidden identifier is not in drafts either, and words are found again`() throws {
    let screen = try open()
    try screen.press("e help@example.org tab tab")
    try screen.type("My own words. ")
    try screen.press("escape C x escape e")
    screen.see("My own words.", "Without hidden columns: id")
    try screen.press("ctrl-s")
    let draft = try #require(screen.home.names.first { $0.hasSuffix(".eml") })
    #expect(draft == "people.csv.eml")
    #expect(screen.home.text(draft)?.contains("\"id\"") == false)
  }

  @Test func `hidden columns are not among the changes`() throws {
    let home = try TemporaryFolder()
    let path = try home.make("people.csv", TestScreen.people)
    let screen = try TestScreen(path, ["--pictures=off"], home: home)
    _ = try home.make(
      "people.csv", TestScreen.people.replacingOccurrences(of: "Ann,Ghent", with: "Anna,Aalst"))
    try screen.press("C j j x escape r D")
    screen.see("Anna")
    screen.seeNo("Aalst", "Ghent")
  }

  // MARK: Many columns

  private func wide() throws -> TestScreen {
    let home = try TemporaryFolder()
    let names = (1...300).map { "field \($0)" } + ["price", "jkq"]
    let path = try home.make(
      "wide.csv",
      [names, names.map { $0 + " a" }, names.map { $0 + " b" }].map { $0.joined(separator: ",") }
        .joined(separator: "\n") + "\n")
    return try TestScreen(path, ["--pictures=off"], home: home)
  }

  @Test func `a column among hundreds is found by typing`() throws {
    let screen = try wide()
    try screen.press("s")
    screen.see("type to find a column")
    try screen.type("pri")
    screen.see("› price")
    screen.seeNo("As it comes")
    try screen.press("enter")
    #expect(screen.state.browser?.wanted.sort == "+price")
    try screen.press("s")
    try screen.type("jkq")
    try screen.press("enter")
    #expect(screen.state.browser?.wanted.sort == "+jkq\u{1F}+price")
    try screen.press("s")
    try screen.type("zz")
    screen.see("No matches")
    try screen.press("enter escape")
    screen.see("field 1")
    try screen.press("down down escape")
    #expect(screen.state.browser?.model.split.presentation == nil)
    try screen.press("R enter")
    try screen.type("field 299")
    try screen.press("enter")
    #expect(screen.state.browser?.catalogue.roles?.current[.title] == "field 299")
  }

  @Test func `in a short menu letters are keys until the key that finds`() throws {
    let screen = try open()
    try screen.press("s j j j / c i enter")
    #expect(screen.state.browser?.wanted.sort == "+city")
  }

  // MARK: What is said

  @Test(arguments: [
    ("d", "Only topics have a date"), ("f", "no pages to read"), ("]", "no pages to read"),
    ("c", "Only the store has categories"),
  ])
  func `keys of other lists say so`(_ key: String, _ words: String) throws {
    let screen = try open()
    try screen.press(key)
    screen.see(words)
  }

  @Test func `the number of rows stays where a name is long`() throws {
    let home = try TemporaryFolder()
    let path = try home.make("a-very-long-name-of-a-file-of-people.csv", TestScreen.people)
    let screen = try TestScreen(path, ["--pictures=off"], home: home)
    #expect(screen.lines[0].hasPrefix("a-very-long-name-") && screen.lines[0].contains("… ─ 5┬"))
  }

  // MARK: Orders

  @Test func `the order before decides among equals`() throws {
    let screen = try open()
    try screen.press("s j j enter")
    #expect(screen.state.browser?.wanted.sort == "+name")
    try screen.press("s enter")
    #expect(screen.state.browser?.wanted.sort == "-name")
    try screen.press("s j j enter")
    #expect(screen.state.browser?.wanted.sort == "+age\u{1F}-name")
    #expect(ids(screen) == ["7", "8", "11", "10", "9"])
    try screen.press("s home enter")
    #expect(screen.state.browser?.wanted.sort == nil)
  }
}
