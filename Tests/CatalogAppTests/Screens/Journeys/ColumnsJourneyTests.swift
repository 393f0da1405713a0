import MasterDetail
import Testing

@testable import CatalogApp

/// Somebody looks at the columns of a table, hides some, and filters and sorts by others.
@MainActor struct ColumnsJourneyTests {
  private static let people = """
    id,name,city,age
    7,Ann,Ghent,9
    8,Bo,Delft,10
    9,Zoë,ghent,
    10,Cy,Delft,31
    11,Di,,31

    """

  private func open(_ size: String = "80x24") throws -> TestScreen {
    let home = try TemporaryFolder()
    return try TestScreen(
      try home.make("people.csv", Self.people), size: size, ["--pictures=off"], home: home)
  }

  private func ids(_ screen: TestScreen) -> [String] {
    screen.state.browser.map { browser in browser.items.indices.map { browser.items[$0].id } } ?? []
  }

  // MARK: The columns

  @Test func `the columns are a list beside what is known of each`() throws {
    let screen = try open()
    try screen.press("C")
    #expect(ids(screen) == ["id", "name", "city", "age"])
    screen.see("Columns of people.c")
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
    screen.see("Columns of people.c")
    try screen.press("escape :")
    try screen.type("statistics")
    try screen.press("enter")
    screen.see("Columns of people.c")
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
    let path = try home.make("people.csv", Self.people)
    let first = try TestScreen(path, ["--pictures=off"], home: home)
    try first.press("C j j x escape")
    let second = try first.reopened(path)
    second.seeNo("Ghent")
    try second.press("C j j")
    second.see("hidden            yes")
  }

  // MARK: Filters

  @Test(
    arguments: [
      ("city=Delft", ["8", "10"]), ("age>9", ["8", "10", "11"]), ("age > 9", ["8", "10", "11"]),
      ("city~ghe", ["7", "9"]), ("city is empty", ["11"]), ("name contains zo", ["9"]),
      ("city!=Delft", ["7", "9", "11"]), ("age=", ["9"]), ("town=Delft", []),
      ("delft", ["8", "10"]),
    ])
  func `a condition filters the list, other words are looked for`(
    _ typed: String, _ found: [String]
  ) throws {
    let screen = try open()
    try screen.press("/")
    try screen.type(typed)
    #expect(ids(screen) == found)
    try screen.press("escape")
    #expect(ids(screen).count == 5)
  }

  @Test func `a condition and an order hold in the next run`() throws {
    let home = try TemporaryFolder()
    let path = try home.make("people.csv", Self.people)
    let first = try TestScreen(path, ["--pictures=off"], home: home)
    try first.press("s j j j enter s j enter")
    #expect(first.state.browser?.wanted.sort == "+age\u{1F}+city")
    try first.press("/")
    try first.type("city is not empty")
    try first.press("enter")
    #expect(ids(first) == ["7", "8", "10", "9"])
    let second = try first.reopened(path)
    #expect(ids(second) == ["7", "8", "10", "9"])
    #expect(second.state.browser?.wanted.sort == "+age\u{1F}+city")
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
