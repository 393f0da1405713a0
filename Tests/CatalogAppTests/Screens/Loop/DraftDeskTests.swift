import Datasets
import Foundation
import Tables
import Testing

@testable import CatalogApp

struct DraftDeskTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func desk(_ folder: String? = nil, _ diagnostics: [SupportField] = []) -> DraftDesk {
    let environment = Environment(["HOME": home.url.path])
    return DraftDesk(
      texts: Texts(.english), diagnostics: diagnostics,
      settings: SettingsWriter(path: nil, texts: Texts(.english), gate: TextGate(environment)),
      folder: folder ?? home.url.path)
  }

  private func preview() throws -> DraftPreview {
    let catalogue = Catalogue(MonstersDataset(), word: "monsters", texts: Texts(.english))
    let monster = try #require(Monster.all.first)
    return try desk().preview(of: catalogue, Entry(monster), to: "a@b.example")
  }

  @Test func `a draft can be read before it is written`() throws {
    let preview = try preview()
    #expect(preview.name == "monsters-cat-bot")
    #expect(preview.lines.first == "To: a@b.example")
    #expect(preview.lines.contains("Name: Cat-Bot"))
    #expect(preview.stage == .read)
  }

  @Test func `what is told of the program names no option of the command line`() throws {
    let catalogue = Catalogue(MonstersDataset(), word: "monsters", texts: Texts(.english))
    let monster = try #require(Monster.all.first)
    let desk = desk(nil, [SupportField("Version", "1")])
    let lines = try desk.preview(of: catalogue, Entry(monster), to: "a@b.example").lines
    #expect(lines.contains("Version: 1"))
    #expect(!lines.contains { $0.contains("--") })
    #expect(lines.contains { $0.contains("nothing about you or your files") })
  }

  @Test func `a name that is taken gets a number`() throws {
    let draft = try preview().draft
    for name in ["x.eml", "x-2.eml", "x-3.eml"] {
      #expect(try desk().write(draft, name: "x") == home.path(name))
      #expect(try home.mode(name) == 0o600)
    }
    #expect(home.names == ["x-2.eml", "x-3.eml", "x.eml"])
  }

  @Test func `a link that leads nowhere is not followed`() throws {
    _ = try home.link("x.eml", to: home.path("elsewhere.eml"))
    #expect(try desk().write(try preview().draft, name: "x") == home.path("x-2.eml"))
    #expect(!home.names.contains("elsewhere.eml"))
  }

  @Test func `after a thousand names it gives up`() throws {
    let draft = try preview().draft
    for number in 1...999 { _ = try home.make(number == 1 ? "x.eml" : "x-\(number).eml", "") }
    let error = #expect(throws: CommandError.self) { try desk().write(draft, name: "x") }
    #expect(error?.exitCode == .cannotCreate)
    #expect(home.names.count == 999)
  }

  @Test func `a folder that is not there is told`() throws {
    let draft = try preview().draft
    let error = #expect(throws: FileOutputError.self) {
      try desk(home.path("missing")).write(draft, name: "x")
    }
    #expect(error?.message(Texts(.english)).isEmpty == false)
  }
}
