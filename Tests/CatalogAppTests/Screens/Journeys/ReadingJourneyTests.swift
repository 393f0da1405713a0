import Datasets
import Foundation
import Markup
import TerminalUI
import Testing

@testable import CatalogApp

/// Texts and pages below what a list knows of its items, as a reader meets them.
@MainActor struct ReadingJourneyTests {
  @Test func `the text of an item is there, and its page below a line`() async throws {
    let home = try FeedHome()
    try await home.keep("<h1>All of it</h1><p>Page words.</p>", at: "/a")
    let screen = try home.open()
    try screen.press("enter")
    screen.see("Short words of First", "─────", "All of it", "Page words.")
  }

  @Test func `who runs through a list asks for no page`() async throws {
    let home = try FeedHome()
    try await home.keep("<p>Page of second.</p>", at: "/b")
    let screen = try home.open()
    try screen.press("j")
    screen.see("Short words of Second")
    screen.seeNo("Page of second.")
    try screen.pass(500)
    screen.seeNo("Page of second.")
    try screen.pass(200)
    screen.see("Page of second.")
  }

  @Test func `a page that cannot be had says why below the text, and r tries again`() async throws {
    let home = try FeedHome()
    let screen = try home.open()
    try screen.press("enter")
    screen.see("Short words of First", "127.0.0.1:9", "r tries again.")
    screen.seeNo("Whoops...")
    try await home.keep("<p>Now it is there.</p>", at: "/a")
    try screen.press("r")
    screen.see("Now it is there.", "This is the copy of")
  }

  @Test func `offline nobody is asked`() async throws {
    let home = try FeedHome()
    try await home.keep("<p>Kept page.</p>", at: "/a", age: 1_000_000)
    let screen = try home.open(["--offline"])
    try screen.press("enter")
    screen.see("Kept page.")
    screen.seeNo("This is the copy of", "tries again")
    try screen.press("J")
    screen.seeNo("tries again")
    try screen.pass(600)
    screen.see("Short words of Second", "r tries again.")
  }

  @Test func `an answer that comes late is nobody else's`() throws {
    let home = try FeedHome()
    let screen = try home.open()
    screen.session.send(.key(KeyPress(.enter)))
    guard case .loading(let ticket, nil)? = screen.state.browser?.reading?.visit.state,
      let reader = screen.state.browser?.catalogue.pages
    else {
      Issue.record("not loading")
      return
    }
    try screen.press("J")
    #expect(screen.selection == "b")
    let request = PageRequest(
      entry: "a", ticket: ticket, address: "", reader: reader, asking: .never)
    let page = Page(address: "", blocks: [.paragraph(InlineText("LATE"))])
    screen.session.send(.report(.page(place: 1, request, .page(page))))
    screen.seeNo("LATE")
    try screen.press("K")
    screen.seeNo("LATE")
  }

  @Test func `reloading the list keeps the line that is on top`() async throws {
    let home = try FeedHome()
    try await home.keep(
      (1...60).map { "<p>Paragraph \($0) of the page.</p>" }.joined(), at: "/a")
    let screen = try home.open()
    try screen.press("enter enter 7 j")
    let before = screen.lines
    try screen.press("tab r")
    #expect(screen.lines.dropLast() == before.dropLast())
    #expect(screen.selection == "a")
  }

  @Test func `a text is read on in the next run`() async throws {
    let home = try FeedHome()
    try await home.keep(
      (1...60).map { "<p>Paragraph \($0) of the page.</p>" }.joined(), at: "/a")
    let screen = try home.open()
    try screen.press("enter enter 40 j")
    let top = screen.lines[1]
    let again = try screen.reopened(home.word)
    try again.press("enter")
    #expect(again.lines[1] == top)
    try again.press("j")
    #expect(again.lines[1] != top)
  }

  @Test func `what was looked for is marked in the text`() async throws {
    let home = try FeedHome()
    let screen = try home.open()
    try screen.press("/")
    try screen.type("first")
    try screen.press("enter enter")
    let marked = screen.state.browser?.page.lines.flatMap(\.spans).filter {
      $0.text == "First" && $0.style.attributes.contains(.underline)
    }
    #expect(marked?.count == 2)
  }

  @Test func `y copies the text that is read`() async throws {
    let home = try FeedHome()
    try await home.keep("<p>Page words.</p>", at: "/a")
    let screen = try home.open()
    try screen.press("y enter enter y")
    let copied = screen.chores.compactMap { chore -> String? in
      if case .copy(let text, _) = chore { text } else { nil }
    }
    #expect(copied == ["http://127.0.0.1:9/a", "Short words of First.\n\n---\n\nPage words.\n"])
  }

  @Test func `a support request quotes the text`() throws {
    let home = try FeedHome()
    let screen = try home.open()
    try screen.press("enter e")
    #expect(screen.form?.item.paragraphs.contains("Short words of First.") == true)
  }

  @Test func `Ctrl-C gives a page up before it ends the program`() throws {
    let home = try FeedHome()
    let screen = try home.open()
    screen.session.send(.key(KeyPress(.enter)))
    screen.see("Loading the page…")
    screen.session.send(.interrupted)
    try screen.settle()
    #expect(screen.exitCode == nil)
    screen.see("The page was not loaded.")
  }

  @Test func `a screen that is printed waits for texts and pages`() async throws {
    let home = try FeedHome()
    try await home.keep("<p>Page words.</p>", at: "/a", age: 0)
    let still = try StillScreen(
      opening: home.word, ["--offline", "--size=80x24", "--keys=enter"],
      Environment(["HOME": home.home.url.path, "LANG": "en_US.UTF-8"]))
    let text = still.draw().lines.joined(separator: "\n")
    #expect(text.contains("Short words of First") && text.contains("Page words."))
  }

  @Test func `a bundled course has its page at once`() throws {
    let screen = try TestScreen("courses", size: "80x40")
    #expect(screen.state.browser?.reading?.visit.page != nil)
  }
}
