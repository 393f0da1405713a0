import Datasets
import MasterDetail
import Tables
import TerminalUI
import Testing

@testable import CatalogApp

/// A list whose parts come one after another, in whatever order answers arrive.
struct BrowserLandingTests {
  private struct Row: Identifiable, Equatable, Sendable {
    let id: String
  }

  private static func entries(_ names: [String]) -> ArrayEntries {
    ArrayEntries(names.map { Entry(Row(id: $0)) }) { [$0.id] }
  }

  private func browser(_ pending: PlaceState? = nil) -> Browser {
    let catalogue = Catalogue(
      word: "rows", title: "Rows", datasetName: "rows", kind: .list, sortKeys: ["id"],
      selectsFirst: true, row: { ListRow(.text($0.id)) },
      detail: { DetailDocument(title: .text($0.id)) }, json: { .object(["id": .string($0.id)]) },
      origin: { _ in [] }
    ) { _, _ in Catalogue.Loaded(entries: ArrayEntries([])) }
    let surroundings = Surroundings(
      texts: Texts(.english), keymap: .standard,
      profile: TerminalProfile(variable: { $0 == "TERM" ? "xterm" : nil }), idiom: .pad,
      pictures: .off, isPlain: false, country: "US", clock: { Timestamp(seconds: 0) })
    var browser = Browser(
      catalogue, number: 1, size: Size(width: 80, height: 24), surroundings: surroundings)
    browser.pending = pending
    _ = browser.start(now: 0)
    return browser
  }

  /// What the background would answer to the job that was asked for.
  private func finish(_ effects: [Effect], in browser: inout Browser) async {
    for case .arrange(_, let job) in effects {
      let found = await job.entries.positions(matching: job.arrangement.filter ?? "")
      let all = (0..<Int32(job.entries.count)).map(\.self)
      browser.take(EntryOrder(positions: found ?? all, count: job.entries.count), of: job)
    }
  }

  private func names(_ browser: Browser) -> [String] { browser.items.map(\.id) }

  @Test func `a filter that is typed while the list grows is one of the whole list`() async {
    var browser = browser()
    let ticket = browser.model.list.ticket
    _ = browser.take(Self.entries(["ant", "bee"]), ticket: ticket, isLast: false, now: 0)
    #expect(names(browser) == ["ant", "bee"])
    let typed = browser.want(Arrangement(filter: "b"), now: 0)
    await finish(typed, in: &browser)
    #expect(names(browser) == ["bee"])

    let landed = browser.take(
      Self.entries(["ant", "bee", "bug"]), ticket: ticket, isLast: true, now: 0)
    #expect(names(browser) == ["bee"])
    await finish(landed, in: &browser)
    #expect(names(browser) == ["bee", "bug"])
    #expect(!browser.isGrowing)
  }

  @Test func `a filter that changes while the list waits for the last one loses nothing`() async {
    var browser = browser()
    let ticket = browser.model.list.ticket
    _ = browser.want(Arrangement(filter: "a"), now: 0)
    let first = browser.take(
      Self.entries(["ant", "bee", "bug"]), ticket: ticket, isLast: true, now: 0)
    let second = browser.want(Arrangement(filter: "bu"), now: 0)
    await finish(first, in: &browser)
    #expect(names(browser) == [])
    await finish(second, in: &browser)
    #expect(names(browser) == ["bug"])
    #expect(browser.entries.count == 3)
  }

  @Test func `without a filter any more the waiting list is shown at once`() {
    var browser = browser()
    let ticket = browser.model.list.ticket
    _ = browser.want(Arrangement(filter: "a"), now: 0)
    _ = browser.take(Self.entries(["ant", "bee"]), ticket: ticket, isLast: true, now: 0)
    _ = browser.want(Arrangement(), now: 0)
    #expect(names(browser) == ["ant", "bee"])
  }

  @Test func `an item of an earlier run is found in a later part`() {
    var state = PlaceState(source: "rows", title: "Rows", visited: Timestamp(seconds: 0))
    state.selection = "bug"
    var browser = browser(state)
    let ticket = browser.model.list.ticket
    _ = browser.take(Self.entries(["ant", "bee"]), ticket: ticket, isLast: false, now: 0)
    #expect(browser.model.selection?.id == "ant")
    _ = browser.take(Self.entries(["ant", "bee", "bug"]), ticket: ticket, isLast: true, now: 0)
    #expect(browser.model.selection?.id == "bug")
    #expect(browser.cursorRow == 2)
  }

  @Test func `whoever has moved on is not taken back by an earlier run`() {
    var state = PlaceState(source: "rows", title: "Rows", visited: Timestamp(seconds: 0))
    state.selection = "bug"
    var browser = browser(state)
    let ticket = browser.model.list.ticket
    _ = browser.take(Self.entries(["ant", "bee"]), ticket: ticket, isLast: false, now: 0)
    browser.move(to: 1)
    _ = browser.take(Self.entries(["ant", "bee", "bug"]), ticket: ticket, isLast: true, now: 0)
    #expect(browser.model.selection?.id == "bee")
  }

  @Test func `entries of a load that was superseded are dropped`() {
    var browser = browser()
    let old = browser.model.list.ticket
    _ = browser.reload(now: 1)
    _ = browser.take(Self.entries(["old"]), ticket: old, isLast: true, now: 0)
    #expect(names(browser) == [])
    _ = browser.take(Self.entries(["new"]), ticket: browser.model.list.ticket, isLast: true, now: 0)
    #expect(names(browser) == ["new"])
  }

  @Test func `giving a search up shows what was shown before it`() async {
    var browser = browser()
    _ = browser.take(
      Self.entries(["ant", "bee", "bug"]), ticket: browser.model.list.ticket, isLast: true, now: 0)
    browser.move(to: 0)
    browser.field.isTyping = true
    let typed = browser.want(Arrangement(filter: "bu"), now: 0)
    await finish(typed, in: &browser)
    #expect(browser.model.selection?.id == "bug")
    _ = browser.want(Arrangement(), now: 0)
    #expect(browser.model.selection?.id == "ant")
    #expect(browser.cursorRow == 0)
  }
}
