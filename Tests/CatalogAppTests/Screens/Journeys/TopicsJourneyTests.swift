import Datasets
import MasterDetail
import TerminalUI
import Testing

@testable import CatalogApp

/// The reader of topics, behaviour by behaviour.
@MainActor struct TopicsJourneyTests {
  private func row(_ title: String, _ screen: TestScreen) -> ListView.Row? {
    guard let browser = screen.state.browser,
      let entry = browser.items.first(where: {
        screen.state.texts.text(of: browser.catalogue.row($0).title) == title
      })
    else { return nil }
    return screen.state.row(entry, of: browser, MatchMarks(nil))
  }

  private func titleBar(_ column: Column, _ screen: TestScreen) -> TitleBar? {
    guard let browser = screen.state.browser,
      let pane = screen.state.frames.panes.first(where: { $0.column == column })
    else { return nil }
    return screen.state.titleBar(of: pane, browser)
  }

  // MARK: List and detail

  @Test func `topics are listed by their titles, and none is chosen`() async throws {
    let screen = try await TopicHome().open()
    screen.see("› First", "Second", "Third", "No tutorial was selected")
    screen.seeNo("My Feed ──")
    #expect(screen.selection == nil)
  }

  @Test func `without a choice there is no toolbar`() async throws {
    let screen = try await TopicHome().open()
    screen.seeNo("Publish Date", "Hide List", "Tutorials")
    try screen.press("d")
    #expect(screen.state.browser?.model.split.presentation == nil)
  }

  @Test func `choosing a topic brings its text and the toolbar`() async throws {
    let screen = try await TopicHome().open()
    try screen.press("enter")
    screen.see("Words of First.", "← Hide List", "Publish Date")
  }

  // MARK: The publish date

  @Test(arguments: ["40x12", "80x24", "140x45"])
  func `the date is in a small popover at its button, whatever the width`(
    _ size: String
  ) async throws {
    let screen = try await TopicHome().open(size: size)
    try screen.press("enter d")
    let presentation = try #require(screen.state.browser?.model.split.presentation)
    #expect(presentation.style == .popover)
    #expect(presentation.popover.width == 26 && presentation.popover.height == 3)
    let button = try #require(screen.place(of: "Publish Date"))
    #expect(presentation.popover.anchor?.x == button.x && button.y == 0)
    screen.see("2026-10-28")
    try screen.press("escape")
    #expect(screen.state.browser?.model.split.presentation == nil)
    screen.see("Words of First.")
  }

  @Test func `a click on the button shows the date, and one beside it hides it`() async throws {
    let screen = try await TopicHome().open()
    try screen.press("enter")
    try screen.click("Publish Date")
    screen.see("│ 2026-10-28")
    try screen.click(x: 40, y: 20)
    screen.seeNo("│ 2026-10-28")
  }

  @Test func `Enter closes the date`() async throws {
    let screen = try await TopicHome().open()
    try screen.press("enter d enter")
    #expect(screen.state.browser?.model.split.presentation == nil)
  }

  // MARK: Buttons for the list

  @Test func `one button hides the list, and another one brings it back`() async throws {
    let screen = try await TopicHome().open()
    try screen.press("enter")
    try screen.click("← Hide List")
    screen.see("≡ Tutorials")
    screen.seeNo("Hide List", "› First")
    #expect(screen.state.browser?.layout.displayMode == .secondaryOnly)
    try screen.click("≡ Tutorials")
    screen.see("← Hide List", "First")
    screen.seeNo("≡ Tutorials")
    #expect(screen.state.browser?.layout.displayMode == .oneBesideSecondary)
  }

  @Test func `in a narrow window there is neither button, and turning brings the right one`()
    async throws
  {
    let screen = try await TopicHome().open(size: "40x24")
    try screen.press("enter")
    screen.see("‹ Tutorials", "Publish Date")
    screen.seeNo("Hide List", "≡")
    try screen.resize(100, 24)
    screen.see("← Hide List")
    try screen.press("t")
    screen.see("≡ Tutorials")
    try screen.resize(40, 24)
    screen.seeNo("Hide List", "≡")
    try screen.resize(100, 24)
    #expect(screen.shows("≡ Tutorials") != screen.shows("← Hide List"))
  }

  @Test func `a mode is announced before it applies, and the toolbar follows it`() async throws {
    let screen = try await TopicHome().open()
    try screen.press("enter t")
    let bar = try #require(titleBar(.secondary, screen))
    #expect(bar.button == "≡ Tutorials" && bar.status.text == "Publish Date")
    #expect(screen.state.browser?.layout.toggleTitle == "Tutorials")
  }

  @Test func `all columns are preferred, on narrow screens the list comes first`() async throws {
    let wide = try await TopicHome().open(size: "140x45")
    #expect(wide.state.browser?.layout.displayMode == .oneBesideSecondary)
    let narrow = try await TopicHome().open(size: "40x12")
    narrow.see("› First")
    narrow.seeNo("No tutorial was selected")
  }

  // MARK: Read and unread

  @Test func `unread topics are told apart without colour, until they are opened`() async throws {
    let topics = try await TopicHome()
    let screen = try topics.open()
    #expect(row("First", screen)?.mark == "●")
    #expect(row("First", screen)?.title.spans.first?.style == .bold)
    try screen.press("enter")
    #expect(row("First", screen)?.mark == nil)
    #expect(row("Second", screen)?.mark == "●")
    #expect(try await topics.read() == ["First"])
    let again = try topics.open()
    #expect(row("First", again)?.mark == nil)
  }

  @Test func `who runs through the list has read nothing`() async throws {
    let topics = try await TopicHome()
    let screen = try topics.open()
    try screen.press("j j")
    #expect(screen.selection != nil)
    #expect(try await topics.read().isEmpty)
    try screen.pass(1_000)
    #expect(try await topics.read().count == 1)
  }

  @Test func `a topic is marked unread again, and stays so while it is read`() async throws {
    let topics = try await TopicHome()
    let screen = try topics.open()
    try screen.press("enter u")
    try screen.pass(1_000)
    #expect(row("First", screen)?.mark == "●")
    #expect(try await topics.read().isEmpty)
    try screen.press("u")
    #expect(try await topics.read() == ["First"])
  }

  @Test func `all are marked as read`() async throws {
    let topics = try await TopicHome()
    let screen = try topics.open()
    try screen.press("A")
    screen.see("3 items were marked as read.")
    #expect(try await topics.read() == ["First", "Second", "Third"])
    try screen.press("A")
    screen.see("Nothing here is unread.")
  }

  @Test func `only unread topics are listed where that is wanted`() async throws {
    let screen = try await TopicHome().open()
    try screen.press("enter U")
    screen.seeNo("› First")
    screen.see("Second", "Third", "unread: 2")
    try screen.press("U")
    screen.see("First")
    screen.seeNo("unread:")
  }

  /// Another reader of feeds opened what had been highlighted before.
  @Test func `what is highlighted at Enter is what opens`() async throws {
    let screen = try await TopicHome().open(size: "40x12")
    try screen.press("U j enter A")
    screen.seeNo("3 items")
    try screen.press("escape")
    screen.see("Everything was read", "U lists everything again.")
    try screen.press("U j")
    let highlighted = screen.cursor
    #expect(highlighted != nil && screen.shows("› "))
    try screen.press("enter")
    #expect(screen.selection == highlighted)
  }

  @Test func `the sample is no store's, but tells what was read meanwhile`() throws {
    let screen = try TestScreen("topics")
    try screen.press("enter")
    let title = "For screen readers and small terminals"
    #expect(row(title, screen)?.mark == nil)
    #expect(
      screen.state.browser?.items.dropFirst().allSatisfy {
        screen.state.browser?.isUnread($0) == true
      } == true)
  }

  @Test func `the topics of the sample lead to each other without a network`() throws {
    let screen = try TestScreen("topics")
    try screen.press("j j enter f")
    screen.see("Links", "› 1. ")
    try screen.press("enter")
    screen.seeNo("tries again")
    #expect(screen.state.browser?.reading?.visit.page != nil)
  }

  @Test func `where nobody notes what was read the keys say so`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("u")
    screen.see("It is not kept here what was read.")
    try screen.press("p")
    screen.see("There are no feeds here.")
  }

  // MARK: Feeds

  @Test func `asking all feeds tells how many could not be read`() async throws {
    let topics = try await TopicHome()
    try await topics.addBrokenFeed()
    let screen = try topics.open()
    try screen.press("enter")
    let before = screen.lines
    try screen.press("r")
    screen.see("could not be read", "p problems")
    #expect(screen.lines.dropLast() == before.dropLast())
    try screen.press("p")
    screen.see("Broken Feed", "127.0.0.1:9/feed", "Last read: 2020-09-13")
    try screen.press("escape")
    screen.see("› First")
  }

  @Test func `that feeds could not be read is hinted at until they can`() async throws {
    let topics = try await TopicHome()
    let good = try topics.open()
    good.seeNo("p problems")
    try good.press("p")
    good.see("All feeds could be read when they were last asked.")
    try await topics.addBrokenFeed()
    let screen = try topics.open()
    screen.see("p problems")
    screen.seeNo("could not be read")
  }

  @Test func `news that came meanwhile are listed, and nothing else moves`() async throws {
    let topics = try await TopicHome()
    let screen = try topics.open()
    try screen.press("j")
    try await topics.keep(["News", "First", "Second", "Third"])
    try screen.press("r")
    screen.see("News", "› Second", "Words of Second.")
  }

  @Test func `offline no feed is asked`() async throws {
    let screen = try await TopicHome().open(["--offline"])
    try screen.press("r")
    screen.see("› First")
    screen.seeNo("could not be read", "p problems")
  }

  @Test func `Escape stops asking, and the list stays`() async throws {
    let screen = try await TopicHome().open()
    screen.session.send(.key(KeyPress(.character("r"))))
    #expect(screen.state.browser?.isLoading == true)
    screen.session.send(.key(KeyPress(.escape)))
    #expect(screen.state.browser?.isLoading == false)
    try screen.settle()
    screen.see("› First", "Stopped.")
    #expect(screen.exitCode == nil)
  }
}
