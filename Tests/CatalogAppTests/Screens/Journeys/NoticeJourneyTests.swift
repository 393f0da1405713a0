import MasterDetail
import TerminalUI
import Testing

@testable import CatalogApp

/// Somebody is told something that is longer than a line.
@MainActor struct NoticeJourneyTests {
  private static let town = "x" + String(repeating: "y", count: 30)

  @Test func `a message takes up to three lines, and the cursor stays in sight`() throws {
    let screen = try TestScreen(rows: 40, size: "40x12")
    try screen.press("j j j j j j j j j")
    screen.see("› row 10")
    try screen.press("S")
    #expect(screen.lines.suffix(3).map { $0.isEmpty } == [false, false, false])
    #expect(
      screen.lines.suffix(3).joined(separator: " ")
        == "Only a column can sort the list below it: C shows the columns, s sorts this list")
    screen.see("› row 10")
    try screen.press("k")
    screen.see("› row 9")
    screen.seeNo("Only a column")
  }

  @Test func `what is longer is whole in help`() throws {
    let screen = try TestScreen(rows: 40, size: "40x12")
    try screen.press("/")
    try screen.type("na=" + Self.town)
    #expect(screen.lines[11].contains("na"))
    try screen.press("escape S ?")
    screen.see("What was said last", "Only a column can sort the list")
    let fresh = try TestScreen(rows: 3)
    try fresh.press("?")
    fresh.seeNo("What was said last")
  }
}
