import Datasets
import TerminalUI
import Testing

@testable import CatalogApp

/// From page to page and back, as a reader goes.
@MainActor struct PagesJourneyTests {
  /// Reads the first item, whose page leads on.
  private func open(size: String = "80x24") async throws -> TestScreen {
    let home = try FeedHome()
    try await home.keep(
      """
      <p>Go <a href="/b">to b</a>, <a href="mailto:me@y.example">write</a> or
      <a href="http://127.0.0.1:9/c">see <b>c</b></a>, <a href="#top">up</a>,
      <a href="/nowhere">nowhere</a>.</p>
      """ + (1...40).map { "<p>Paragraph \($0).</p>" }.joined(), at: "/a")
    try await home.keep(
      "<title>Page B</title><p>Words of b, <a href=\"/c\">on to c</a></p>", at: "/b")
    try await home.keep("<title>Page C</title><p>Words of c.</p>", at: "/c")
    let screen = try home.open(size: size)
    try screen.press(size.hasPrefix("40") ? "enter" : "enter enter")
    return screen
  }

  @Test func `a link is chosen from a list and opens in the same place`() async throws {
    let screen = try await open()
    try screen.press("f")
    screen.see("Links", "› 1. to b", "2. see c", "3. nowhere")
    screen.seeNo("4. up")
    try screen.press("enter")
    screen.see("Page B ──", "Words of b")
    screen.seeNo("Short words")
    #expect(screen.selection == "a")
  }

  @Test func `a link is chosen by its number`() async throws {
    let screen = try await open()
    try screen.press("f 2")
    screen.see("› 2. see c")
    try screen.press("enter")
    screen.see("Words of c.")
  }

  @Test func `back and forward go where a reader was`() async throws {
    let screen = try await open()
    try screen.press("9 j")
    let top = screen.lines[1]
    try screen.press("f enter f enter")
    screen.see("Words of c.")
    try screen.press("[ alt-left")
    #expect(screen.lines[1] == top)
    try screen.press("alt-right")
    screen.see("Words of b")
    try screen.press("]")
    screen.see("Words of c.")
    try screen.press("]")
    screen.see("There is no page after this one.")
  }

  @Test func `at the first page Back says so, and Escape leaves the text as ever`() async throws {
    let screen = try await open(size: "40x12")
    try screen.press("[")
    screen.see("There is no page before this one.")
    try screen.press("f enter escape")
    screen.see("› First")
  }

  @Test func `a new page is the last one, and each item has its own pages`() async throws {
    let screen = try await open()
    try screen.press("f enter [ f 2 enter")
    screen.see("Words of c.")
    try screen.press("]")
    screen.see("There is no page after this one.")
    try screen.press("J")
    screen.see("Short words of Second")
    try screen.press("K")
    screen.see("Words of c.")
  }

  @Test func `a page that fails says why, and there is a way back`() async throws {
    let screen = try await open()
    try screen.press("f 3 enter")
    screen.see("http://127.0.0.1:9/nowhere", "r tries again.")
    try screen.press("[")
    screen.see("Short words of First")
  }

  @Test func `the menu offers what is possible`() async throws {
    let screen = try await open(size: "80x40")
    try screen.press("space")
    #expect(line(of: "Previous Page", screen).contains("none"))
    #expect(line(of: "Links…", screen).contains("f"))
    try screen.press("escape f enter space")
    #expect(line(of: "Previous Page", screen).contains("["))
    #expect(line(of: "Next Page", screen).contains("none"))
    let monsters = try TestScreen("monsters")
    try monsters.press("space")
    monsters.seeNo("Links…", "Previous Page")
  }

  private func line(of text: String, _ screen: TestScreen) -> String {
    screen.lines.first { $0.contains(text) } ?? ""
  }

  @Test func `who follows a link from the list goes on to read`() throws {
    let screen = try TestScreen("courses")
    try screen.press("j f enter")
    screen.see("[ previous page")
    #expect(screen.state.browser?.isListActive == false)
    let title = "Terminal Programs from the First Cell"
    // In the bar, and above the text; not once more as its first heading.
    #expect(screen.lines.count { $0.contains(title) } == 2)
  }

  @Test func `a click on a link follows it`() async throws {
    let screen = try await open()
    try screen.click("to b")
    screen.see("Words of b")
    try screen.click("Words of")
    screen.see("Words of b")
  }

  @Test func `other addresses are shown, and lead nowhere`() async throws {
    let screen = try await open()
    screen.see("<mailto:me@y.example>")
    try screen.click("<mailto")
    screen.see("Short words of First")
  }

  @Test func `the page that is read is opened in the browser`() async throws {
    let screen = try await open()
    try screen.press("f enter o")
    screen.see("http://127.0.0.1:9/b")
  }

  @Test func `a text without links says so`() async throws {
    let screen = try await open()
    try screen.press("f enter f enter f")
    screen.see("There is no link to another page in this text.")
  }
}
