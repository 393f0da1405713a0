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
    try "To: {{name}}\nCc: {{mail}}\n\nHi".write(
      toFile: config + "/hello.txt", atomically: false, encoding: .utf8)
    try screen.press("escape k e")
    screen.see("To:      Ada", "To: there is no @")
    try screen.press("end @b.example")
    screen.see("Cc: ada@example.org · Attached: ")
    try screen.press("escape j e end @b.example ctrl-s")
    screen.see("Whoops...", "support.template.people.csv: Cc")
    try screen.press("enter")
    #expect(screen.form != nil)
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

  @Test func `a row in another's place has none of its words`() throws {
    let home = try TemporaryFolder()
    let path = try home.make("people.csv", "name\nAnn\nBob\n")
    let screen = try TestScreen(path, home: home)
    try screen.press("e a@b.example tab tab Words escape")
    _ = try home.make("people.csv", "name\nZed\nAnn\nBob\n")
    try screen.press("r g e")
    screen.see("Hello,")
    screen.seeNo("WordsHello,")
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
    try screen.paste("a\0b")
    #expect(screen.form?.text.text.hasPrefix("a\u{FFFD}b") == true)
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
    #expect(screen.home.text(".config/catalog/config.json") == nil)
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

extension TestScreen {
  /// The form that is being filled.
  fileprivate var form: SupportForm? {
    if case .form(let form)? = state.modal { form } else { nil }
  }
}
