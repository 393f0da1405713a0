import Datasets
import Foundation
import MasterDetail
import Testing

@testable import CatalogApp

/// Somebody types a condition on the rows of a table.
@MainActor struct ConditionsJourneyTests {
  private func open(_ size: String = "80x24") throws -> TestScreen {
    try TestScreen(people: size)
  }

  private func ids(_ screen: TestScreen) -> [String] {
    screen.state.browser.map { browser in browser.items.indices.map { browser.items[$0].id } } ?? []
  }

  @Test(
    arguments: [
      ("city=Delft", ["8", "10"]), ("age>9", ["8", "10", "11"]), ("age > 9", ["8", "10", "11"]),
      ("city~ghe", ["7", "9"]), ("city is empty", ["11"]), ("name contains zo", ["9"]),
      ("city!=Delft", ["7", "9", "11"]), ("age=", ["9"]),
      ("town=Delft", ["7", "8", "9", "10", "11"]),
      ("delft", ["8", "10"]), ("zzz", []), ("age=99", []),
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

  @Test func `while a condition is typed the rows stay, and it is said what is missing`() throws {
    let screen = try open()
    try screen.press("/")
    try screen.type("delft")
    #expect(ids(screen) == ["8", "10"])
    try screen.press("ctrl-u")
    for (typed, hint) in [
      ("a", ""), ("g", "‘age’ is a column"), ("e", "‘age’ is a column"),
      (">", "‘age >’ what? A value is missing"), ("9", ""),
    ] {
      try screen.type(typed)
      #expect(ids(screen) == (typed == "9" ? ["8", "10", "11"] : ["7"]), "\(typed)")
      if hint.isEmpty { screen.seeNo("what?", "is a column") }
      #expect(hint.isEmpty || screen.notice.contains(hint))
    }
    try screen.press("ctrl-u")
    try screen.type("prise=1")
    #expect(ids(screen).count == 5)
    screen.see("No column is called ‘prise’.")
    try screen.press("enter")
    #expect(screen.state.browser?.field.isTyping == true)
    screen.see("No column is called ‘prise’.")
    try screen.press("tab")
    screen.seeNo("prise")
    #expect(ids(screen).count == 5 && screen.state.browser?.wanted.filter == nil)
  }

  @Test(arguments: [
    ("city is", "Behind ‘city’ comes"), ("city is e", "Behind ‘city’ comes"),
    ("age >", "‘age >’ what?"), ("age ~", "‘age ~’ what?"), ("name=", "‘name =’ what?"),
    ("citi=Ghent", "Did you mean ‘city’?"),
  ])
  func `half a condition empties no list`(_ typed: String, _ hint: String) throws {
    let screen = try open()
    try screen.press("/")
    try screen.type(typed)
    #expect(!ids(screen).isEmpty)
    #expect(screen.notice.contains(hint))
    try screen.press("escape")
    screen.seeNo(hint)
    #expect(ids(screen).count == 5)
  }

  @Test func `where nothing is equal it is said what finds a part`() throws {
    let screen = try open()
    try screen.press("/")
    try screen.type("city=Del")
    screen.see("No matches", "city~Del")
    try screen.press("ctrl-u")
    try screen.type("age>99")
    screen.see("No matches")
    screen.seeNo("whole values")
  }

  @Test func `a click into the list gives up what is no condition yet`() throws {
    let screen = try open()
    try screen.press("/")
    try screen.type("age>")
    try screen.click(x: 3, y: 4)
    screen.seeNo("age>", "what?")
    #expect(screen.state.browser?.wanted.filter == "a" && ids(screen) == ["7"])
    screen.see("/ a")
  }

  @Test func `a condition and an order hold in the next run`() throws {
    let home = try TemporaryFolder()
    let path = try home.make("people.csv", TestScreen.people)
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
}
