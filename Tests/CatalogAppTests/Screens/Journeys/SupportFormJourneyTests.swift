import Foundation
import MasterDetail
import TerminalUI
import Testing

@testable import CatalogApp

/// Somebody fills the form of a support request.
@MainActor struct SupportFormJourneyTests {
  @Test func `keys go through the fields and the text`() throws {
    let screen = try TestScreen("monsters", ["--pictures=off"])
    try screen.press("e a@b.example down down")
    #expect(screen.form?.focus == .text)
    try screen.press("up")
    #expect(screen.form?.focus == .subject)
    try screen.press("tab end x enter y pageup z ctrl-end w")
    #expect(screen.form?.text.text == "zHello,x\ny\n\nI have a question.w")
    try screen.press("tab")
    #expect(screen.form?.focus == .to)
    try screen.press("shift-tab shift-tab q Q ?")
    #expect(screen.form?.subject.text == "Support RequestqQ?")
  }

  @Test func `an address that is none stops the draft and has the cursor`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("e nobody tab tab ctrl-s")
    #expect(screen.form?.focus == .to)
    screen.see("To: there is no @")
    try screen.press("@b.example")
    screen.seeNo("there is no @")
    #expect(screen.home.names.allSatisfy { !$0.hasSuffix(".eml") })
  }

  @Test func `Alt keys leave no form, and F1 shows the keys over it`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("e a@b.example alt-q alt-Q alt-s alt-h")
    #expect(screen.form?.to.text == "a@b.example")
    try screen.press("f1")
    screen.see("Keys")
    try screen.press("escape")
    #expect(screen.form?.to.text == "a@b.example")
  }

  @Test func `a paste that does not fit is left out as a whole`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("e")
    try screen.paste((1...500).map { "somebody\($0)@example.org" }.joined(separator: ", "))
    screen.see("There is no room left for more text.")
    #expect(screen.form?.to.text.isEmpty == true)
    try screen.press("tab tab")
    try screen.paste("a\0b\u{1B}[31m\u{9B}")
    try screen.press("shift-tab shift-tab a@b.example ctrl-s")
    let draft = try #require(screen.home.names.first { $0.hasSuffix(".eml") })
    #expect(screen.home.text(draft)?.contains("a=E2=90=80b=E2=90=9B[31m=EF=BF=BDHello,") == true)
  }

  @Test func `an empty address is asked for`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("e enter")
    screen.see("To: write an address first", "such as help@example.org")
    try screen.press("\"Müller, Hans <a@b.example>\"")
    screen.see("\"Müller\": there is no @")
  }

  @Test func `a printed screen keeps no address`() throws {
    let screen = try TestScreen("monsters", ["--snapshot"])
    try screen.press("e a@b.example ctrl-s")
    screen.see("Written to")
    screen.seeNo("The address is kept")
    #expect(screen.home.text(".config/catalog/config.json") == nil)
  }

  @Test func `the form takes clicks, pastes and any size`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("e")
    try screen.click("have a question.")
    #expect(screen.form?.focus == .text)
    try screen.press("x")
    screen.see("I xhave a question.")
    try screen.click("Subject:")
    #expect(screen.form?.focus == .subject)
    try screen.click(x: 0, y: 0)
    #expect(screen.form != nil)
    try screen.paste("a\nb")
    #expect(screen.form?.subject.text.contains("a b") == true)
    for (width, height) in [(1, 1), (3, 2), (20, 5), (40, 12), (140, 45)] {
      try screen.resize(width, height)
      #expect(screen.form?.subject.text.contains("a b") == true)
      for focus in ["tab", "tab", "tab"] {
        try screen.press(focus)
        let cursor = screen.grid.cursor
        #expect(cursor.map { $0.x < width && $0.y < height } ?? (width < 10))
      }
    }
  }
}
