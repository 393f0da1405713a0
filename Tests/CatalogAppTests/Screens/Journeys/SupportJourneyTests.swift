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
    screen.see(
      "Who gets it?", "To:", "Subject: Support Request", "I have a question.")
    screen.seeNo("Open in Browser")

    try screen.press("nobody")
    screen.see("there is no @", "To:      nobody")
    try screen.press("enter")
    screen.see("To:      nobody")
    try screen.press("ctrl-u")
    screen.seeNo("there is no @")
    try screen.press("help@example.org")
    screen.see("Attached: monsters-dog-bot.json, meetdogbot.png")
    try screen.press("enter")
    screen.see("To: help@example.org", "Subject: Support Request", "Name: Dog-Bot")
    #expect(screen.home.names.allSatisfy { !$0.hasSuffix(".eml") })

    try screen.press("enter")
    screen.see("Written to ", "dog-bot.eml")
    guard case .copy(let path, _)? = screen.chores.last else {
      Issue.record("the path was not copied")
      return
    }
    #expect(path == screen.home.path("monsters-dog-bot.eml"))
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
    try screen.press("e help@example.org enter escape escape")
    try screen.press("j e")
    screen.see("To:      help@example.org")
    #expect(screen.home.text(".config/catalog/config.json")?.contains("help@example.org") == true)

    let again = try screen.reopened("monsters")
    try again.press("escape e")
    again.see("To:      help@example.org")
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

    try screen.press("escape e ctrl-s")
    screen.see("Written to")
    #expect(home.names.contains("monsters-cat-bot-4.eml"))
    #expect(home.text("monsters-cat-bot-3.eml")?.contains("To: help@example.org") == true)
  }

  @Test func `leaving the form or the draft writes nothing`() throws {
    let screen = try TestScreen("monsters")
    for keys in [
      "e help@example.org escape", "e help@example.org enter escape escape", "e ctrl-c",
      "e tab q escape",
    ] {
      try screen.press(keys)
      #expect(screen.state.modal == nil)
      #expect(screen.home.names.allSatisfy { !$0.hasSuffix(".eml") })
    }
    #expect(screen.exitCode == nil)
  }

  @Test(arguments: ["80x24", "40x12"])
  func `a key that is held down writes one file`(_ size: String) throws {
    let screen = try TestScreen("monsters", size: size)
    try screen.press("e help@example.org enter")
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
    try screen.press("escape escape")
    #expect(screen.state.modal == nil)
  }

  @Test func `two keys make a file`() throws {
    let home = try TemporaryFolder()
    let config = try home.folder(".config") + "/catalog"
    try FileManager.default.createDirectory(atPath: config, withIntermediateDirectories: false)
    try "support.to = desk@example.org".write(
      toFile: config + "/config.json", atomically: false, encoding: .utf8)
    let screen = try TestScreen("monsters", home: home)
    try screen.press("e ctrl-s")
    screen.see("Written to")
    let text = try #require(home.text("monsters-cat-bot.eml"))
    #expect(text.contains("To: desk@example.org\r\n"))
    #expect(text.contains("filename=\"meetcatbot.png\""))
    #expect(text.contains("Terminal: xterm-256color, 80x24\r\n"))
  }

  @Test func `what is written is in the draft`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("e \"Zoë <help@example.org>\" tab ctrl-u \"It is a bug\" tab")
    try screen.paste("Dear all,\r\nsee below.\n\n")
    try screen.press("shift-tab enter")
    screen.see(
      "To: Zoë <help@example.org>", "Subject: It is a bug", "Dear all,", "see below.", "Hello,",
      "About this item:")
    try screen.press("ctrl-s")
    let text = try #require(screen.home.text("monsters-cat-bot.eml"))
    #expect(text.contains("To: =?UTF-8?Q?Zo=C3=AB?= <help@example.org>\r\n"))
    #expect(text.contains("\r\n\r\nDear all,\r\nsee below.\r\n\r\nHello,\r\n"))
  }

  @Test func `a template says whom, what about, and the words`() throws {
    let home = try TemporaryFolder()
    let config = try home.folder(".config") + "/catalog"
    try FileManager.default.createDirectory(atPath: config, withIntermediateDirectories: false)
    try "support.template.people.csv = hello.txt".write(
      toFile: config + "/config.json", atomically: false, encoding: .utf8)
    try
      "To: {{mail}}\nCc: desk@example.org\nSubject: Hello {{name}}\n\nDear {{name}},\n{{details}}\n"
      .write(toFile: config + "/hello.txt", atomically: false, encoding: .utf8)
    let path = try home.make("people.csv", "name,mail\nAda,ada@example.org\nBo,\n")
    let screen = try TestScreen(path, home: home)
    try screen.press("e")
    screen.see("To:      ada@example.org", "Subject: Hello Ada", "Dear Ada,", "About this item:")
    try screen.press("tab enter")
    screen.see("Cc: desk@example.org")
    #expect(screen.text.components(separatedBy: "About this item:").count == 2)
    try screen.press("escape escape j e")
    #expect(screen.form?.to.text.isEmpty == true)
    #expect(screen.form?.subject.text == "Hello Bo")

    try "To: {{name}}\nCc: {{mail}}\n\n{{nmae}}".write(
      toFile: config + "/hello.txt", atomically: false, encoding: .utf8)
    try screen.press("escape e")
    guard case .page(let page)? = screen.state.modal, case .alert(_, let text) = page.content else {
      Issue.record("\(screen.text)")
      return
    }
    #expect(text.hasPrefix("support.template.people.csv: "))
    #expect(text.contains("hello.txt\", line 4: there is nothing called \"nmae\""))
    try screen.press("enter a@b.example ctrl-s")
    screen.see("Written to")
    try "To: {{name}}\nCc: {{name}}\n\nHi".write(
      toFile: config + "/hello.txt", atomically: false, encoding: .utf8)
    try screen.press("escape k e")
    screen.see("To:      Ada", "To: there is no @")
    try screen.press("end @b.example")
    screen.see("Cc: Ada · Attached: ")
    try screen.press("escape j e end @b.example ctrl-s")
    screen.see("Whoops...", "support.template.people.csv: Cc")
    try screen.press("enter")
    #expect(screen.form != nil)
  }

  @Test func `a domain of other letters is shown as it is written`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("e hans@münchen.example enter")
    screen.see("the domain \"münchen.example\" is written as xn--mnchen-3ya.example")
  }

  @Test func `a draft tells how the last search failed`() throws {
    let screen = try TestScreen("store")
    try screen.press("/ bach enter")
    screen.see("[ OK ]")
    try screen.press("enter e a@b.example ctrl-s")
    let name = try #require(screen.home.names.first { $0.hasSuffix(".eml") })
    #expect(screen.home.text(name)?.contains("Last error code: 69\r\n") == true)
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
    guard case .copy(let text, _)? = screen.chores.last else {
      Issue.record("nothing was copied")
      return
    }
    #expect(text.hasPrefix("Cat-Bot\n") && text.contains("MEE-OW"))
  }
}
