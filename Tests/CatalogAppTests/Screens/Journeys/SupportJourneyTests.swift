import Foundation
import MasterDetail
import TerminalUI
import Testing

@testable import CatalogApp

/// Somebody asks about an item by mail.
@MainActor struct SupportJourneyTests {
  @Test func `from the menu to a file`() throws {
    let screen = try TestScreen("monsters", ["--pictures=off"])
    try screen.press("j space")
    screen.see("› Send Support Email", "Open in Browser", "Copy", "About")
    try screen.press("enter")
    screen.see("Who gets support requests?", "To:")
    screen.seeNo("Open in Browser")

    try screen.press("nobody enter")
    screen.see("That is no mail address.", "To: nobody")
    try screen.press("ctrl-u")
    screen.seeNo("That is no mail address.")
    try screen.press("help@example.org enter")
    screen.see("To: help@example.org", "Subject: Support Request", "Name: Dog-Bot")
    #expect(screen.home.names.allSatisfy { !$0.hasSuffix(".eml") })

    try screen.press("enter")
    screen.see("Written to ", "dog-bot.eml")
    let text = try #require(screen.home.text("monsters-dog-bot.eml"))
    #expect(try screen.home.mode("monsters-dog-bot.eml") == 0o600)
    let head = try #require(text.range(of: "\r\n\r\n")).lowerBound
    let fields = text[..<head].split(separator: "\r\n")
    #expect(fields.contains("To: help@example.org"))
    #expect(fields.contains("X-Unsent: 1"))
    #expect(fields.contains { $0.hasPrefix("Subject: ") })
    #expect(fields.contains("MIME-Version: 1.0"))
    #expect(text.contains("Name: Dog-Bot") && text.contains("dog-bot.json"))

    try screen.press("escape")
    screen.see("› Dog-Bot")
    #expect(screen.state.modal == nil)
  }

  @Test func `the address is asked for once`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("e help@example.org enter escape")
    try screen.press("j e")
    screen.see("To: help@example.org")
    #expect(screen.home.text(".config/catalog/config.json")?.contains("help@example.org") == true)

    let again = try screen.reopened("monsters")
    try again.press("escape e")
    again.see("To: help@example.org")
  }

  @Test func `nothing is overwritten`() throws {
    let home = try TemporaryFolder()
    _ = try home.make("monsters-cat-bot.eml", "mine")
    _ = try home.link("monsters-cat-bot-2.eml", to: "nowhere")
    let screen = try TestScreen("monsters", home: home)
    try screen.press("e help@example.org enter enter")
    screen.see("Written to")
    #expect(home.names.contains("monsters-cat-bot-3.eml"))
    #expect(home.text("monsters-cat-bot.eml") == "mine")
    #expect(home.text("nowhere") == nil)

    try screen.press("escape e enter")
    screen.see("Written to")
    #expect(home.names.contains("monsters-cat-bot-4.eml"))
    #expect(home.text("monsters-cat-bot-3.eml")?.contains("To: help@example.org") == true)
  }

  @Test func `leaving the form or the draft writes nothing`() throws {
    let screen = try TestScreen("monsters")
    for keys in ["e help@example.org escape", "e help@example.org enter escape", "e q", "e ctrl-c"]
    {
      try screen.press(keys)
      #expect(screen.state.modal == nil)
      #expect(screen.home.names.allSatisfy { !$0.hasSuffix(".eml") })
    }
    #expect(screen.exitCode == nil)
  }

  @Test(arguments: ["80x24", "40x12"])
  func `a key that is held down writes one file`(_ size: String) throws {
    let screen = try TestScreen("monsters", size: size)
    try screen.press("e help@example.org enter escape escape")
    for _ in 1...30 { try screen.press("enter") }
    #expect(screen.home.names.count { $0.hasSuffix(".eml") } == 1)
    screen.see("Written to")
    try screen.press("escape")
    #expect(screen.state.modal == nil)
  }

  @Test func `what goes wrong with a draft is said over it, and the draft comes back`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("e help@example.org enter")
    screen.session.send(.key(KeyPress(.enter)))
    screen.session.send(.report(.refused("The folder is closed.")))
    screen.see("Whoops...", "The folder is closed.", "[ OK ]")
    try screen.press("enter")
    screen.see("Subject: Support Request")
    screen.seeNo("The folder is closed.")
    try screen.press("escape")
    #expect(screen.state.modal == nil)
  }

  @Test func `nothing is there to be asked about`() throws {
    for word in ["everything", nil] {
      let screen = try TestScreen(word)
      try screen.press("e space")
      #expect(screen.state.modal == nil)
      #expect(screen.state.browser?.model.split.presentation == nil)
    }
  }

  @Test func `a draft of a file tells no folder`() throws {
    let home = try TemporaryFolder()
    let path = try home.make("people.csv", "name,city\nAda,London\n")
    let screen = try TestScreen(path, home: home)
    try screen.press("e help@example.org enter")
    screen.see("Name: Ada")
    #expect(!screen.text.contains(home.url.path))
    try screen.press("enter")
    let drafts = home.names.filter { $0.hasSuffix(".eml") }
    #expect(drafts.count == 1)
    #expect(home.text(drafts.first ?? "")?.contains(home.url.path) == false)
  }

  @Test func `an address is copied or opened, or it is said that there is none`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("o")
    screen.see("The item has no web address.")
    try screen.press("y")
    guard case .copy(let text) = screen.chores.last else {
      Issue.record("nothing was copied")
      return
    }
    #expect(text.hasPrefix("Cat-Bot\n") && text.contains("MEE-OW"))
  }
}
