import Foundation
import MasterDetail
import TerminalUI
import Testing

@testable import CatalogApp

struct ScreenOptionsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The options that a command line gives beside the lines of a config file.
  private func options(_ words: [String], _ settings: String = "") throws -> ScreenOptions {
    let environment = Environment([:])
    var context = CommandContext(
      line: try CommandParser.parse(words + ["--config", try folder.make("c.conf", settings)]),
      environment: environment, texts: Texts(.english), output: try CapturedStream().stream,
      errors: try CapturedStream().stream, gate: TextGate(environment))
    try context.readSettings()
    return ScreenOptions(context)
  }

  @Test func `where nothing is said the usual holds`() throws {
    #expect(try options(["monsters"]) == ScreenOptions())
    #expect(try options(["open", "monsters"]) == ScreenOptions())
  }

  @Test(arguments: [["monsters"], ["open", "store"]])
  func `options of the command line are taken over`(_ words: [String]) throws {
    let options = try options(
      words + [
        "--size", "120x40", "--keys", "j j enter", "--snapshot=json", "--idiom", "phone",
        "--pictures", "off", "--no-mouse", "--plain-ui",
      ])
    #expect(
      options
        == ScreenOptions(
          size: Size(width: 120, height: 40), keys: "j j enter", snapshot: .json, idiom: .phone,
          pictures: .off, hasMouse: false, isPlain: true))
  }

  @Test func `settings hold where the command line says nothing`() throws {
    let settings = "idiom = phone\npictures = blocks\nmouse = off\n"
    let set = try options(["monsters"], settings)
    #expect(set == ScreenOptions(idiom: .phone, pictures: .blocks, hasMouse: false))
    let said = try options(["monsters", "--idiom", "pad", "--pictures=auto"], settings)
    #expect(said == ScreenOptions(hasMouse: false))
    #expect(try options(["monsters"], "mouse = true").hasMouse)
    #expect(try !options(["monsters"], "mouse = false").hasMouse)
  }

  @Test func `a snapshot alone is text, and the last one counts`() throws {
    #expect(try options(["open", "x", "--snapshot"]).snapshot == .text)
    #expect(try options(["open", "x", "--snapshot=json", "--snapshot"]).snapshot == .text)
  }

  @Test func `all faults of the config file are notes`() throws {
    let notes = try options(["monsters"], "a = 1\nb = 2\nmouse = maybe\nkeys.x = y\nd = 4").notes
    let path = folder.path("c.conf")
    #expect(notes.count == 4)
    #expect(notes.first == "\(path):1: There is no setting ‘a’.")
    #expect(notes.last?.hasPrefix("\(path):5: ") == true)
  }

  @Test func `a config file that cannot be read is a note`() throws {
    _ = try folder.folder(".config")
    _ = try folder.folder(".config/catalog")
    _ = try folder.make(".config/catalog/config.json", "{\"theme\":")
    let environment = Environment(["HOME": folder.url.path])
    var context = CommandContext(
      line: try CommandParser.parse(["monsters"]), environment: environment, texts: Texts(.english),
      output: try CapturedStream().stream, errors: try CapturedStream().stream,
      gate: TextGate(environment))
    try context.readSettings()
    #expect(ScreenOptions(context).notes.count == 1)
    #expect(ScreenOptions(context).notes.first?.contains("config.json:1: ") == true)
  }
}
