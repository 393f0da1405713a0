import Foundation
import MasterDetail
import TerminalUI
import Testing

@testable import CatalogApp

/// Somebody leaves a support request before it is done, and comes back.
@MainActor struct UnsentWordsJourneyTests {
  @Test func `what was written is there again, for its item alone`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("e help@example.org tab tab \"My words. \" escape")
    screen.see("Your text is kept; e brings it back.")
    try screen.press("e")
    screen.see("My words. Hello,", "To:      help@example.org")
    try screen.press("escape j e")
    screen.seeNo("My words.")
    try screen.press("escape k e ctrl-s escape e")
    screen.seeNo("My words.")
  }

  @Test func `what was written is there in the next run, however this one ended`() throws {
    for end in ["escape q", "ctrl-\\"] {
      let screen = try TestScreen("monsters")
      try screen.press("e a@b.example tab tab \"My words. \" \(end)")
      #expect(screen.exitCode != nil)
      screen.session.end()
      let again = try TestScreen("monsters", home: screen.home)
      try again.press("escape e")
      again.see("My words. Hello,", "To:      a@b.example")
    }
  }

  @Test func `what is being written is kept while it is written`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("e a@b.example tab tab Words")
    try screen.pass(1_100)
    let again = try TestScreen("monsters", home: screen.home)
    try again.press("escape e")
    again.see("WordsHello,")
  }

  @Test func `two programs keep what was written in both`() throws {
    let home = try TemporaryFolder()
    let (first, second) = (
      try TestScreen("monsters", home: home), try TestScreen("monsters", home: home)
    )
    try first.press("e a@b.example tab tab One escape")
    try second.press("escape j e a@b.example tab tab Two escape")
    for screen in [first, second] { screen.session.end() }
    let again = try TestScreen("monsters", home: home)
    try again.press("escape g e")
    again.see("OneHello,")
    try again.press("escape j e")
    again.see("TwoHello,")
  }

  @Test func `a row keeps its words wherever it stands, and no other has them`() throws {
    let home = try TemporaryFolder()
    let path = try home.make("people.csv", "name,mail\nAnn,a@x.org\nAnn,b@x.org\n")
    let screen = try TestScreen(path, home: home)
    try screen.press("j e a@b.example tab tab Words escape")
    _ = try home.make("people.csv", "name,mail\nAnn,z@x.org\nAnn,a@x.org\nAnn,b@x.org\n")
    try screen.press("r g j e")
    screen.seeNo("WordsHello,")
    try screen.press("escape j e")
    screen.see("WordsHello,")
  }

  @Test func `words that cannot be kept are not said to be`() throws {
    let screen = try TestScreen("monsters")
    _ = try screen.home.make(".local", "no folder")
    try screen.press("e a@b.example tab tab Words escape")
    screen.see("could not be kept")
  }

  @Test func `words that another program changed or used are not brought back`() throws {
    let home = try TemporaryFolder()
    let first = try TestScreen("monsters", home: home)
    try first.press("e a@b.example tab tab One escape")
    let idle = try TestScreen("monsters", home: home)
    try first.press("e Two escape")
    idle.session.end()
    let again = try TestScreen("monsters", home: home)
    try again.press("escape g e")
    again.see("OneHello,", "I have a question.Two")
    try again.press("ctrl-s escape")
    idle.session.end()
    let last = try TestScreen("monsters", home: home)
    try last.press("escape g e")
    last.seeNo("Two")
  }

  @Test func `what is typed while the draft is made is not taken`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("e a@b.example")
    for key in ["ctrl-s", "x", "f1"] {
      for press in try KeyScript.parse(key) { screen.session.send(.key(press)) }
    }
    try screen.settle()
    screen.see("Written to")
    let text = try #require(screen.home.text("monsters-cat-bot.eml"))
    #expect(text.contains("To: a@b.example\r\n"))
    #expect(screen.state.waiting.isEmpty)
  }

  @Test func `an alert that comes meanwhile lies over the draft`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("e a@b.example")
    for press in try KeyScript.parse("ctrl-s") { screen.session.send(.key(press)) }
    screen.session.send(.report(.alert(title: "Whoops...", text: "A store.")))
    try screen.settle()
    screen.see("A store.")
    #expect(screen.home.names.contains("monsters-cat-bot.eml"))
    try screen.press("enter")
    screen.see("Written to")
  }

  @Test func `a form does not come up in another place`() throws {
    let screen = try TestScreen("monsters")
    for press in try KeyScript.parse("e H") { screen.session.send(.key(press)) }
    try screen.settle()
    #expect(screen.form == nil)
    #expect(screen.state.browser?.catalogue.kind == .home)
    let other = try TestScreen("monsters")
    for press in try KeyScript.parse("H e") { other.session.send(.key(press)) }
    try other.settle()
    #expect(other.form != nil)
    #expect(other.state.browser?.catalogue.kind == .list)
  }
}
