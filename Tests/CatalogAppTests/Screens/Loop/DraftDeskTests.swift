import Datasets
import Foundation
import SupportMail
import Tables
import TerminalUI
import Testing

@testable import CatalogApp

struct DraftDeskTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func desk(_ folder: String? = nil, _ diagnostics: [SupportField] = []) -> DraftDesk {
    let environment = Environment(["HOME": home.url.path])
    return DraftDesk(
      texts: Texts(.english), diagnostics: { _ in diagnostics }, template: { _ in nil },
      settings: SettingsWriter(path: nil, texts: Texts(.english), gate: TextGate(environment)),
      folder: folder ?? home.url.path)
  }

  private func preview(
    _ diagnostics: [SupportField] = [], lastError: ExitCode? = nil,
    picture: DetailDocument.Picture? = nil
  ) async throws -> DraftPreview {
    let catalogue = Catalogue(MonstersDataset(), word: "monsters", texts: Texts(.english))
    let monster = try #require(Monster.all.first)
    let desk = desk(nil, diagnostics)
    let (form, _) = try desk.form(
      of: catalogue, Entry(monster), picture, to: "a@b.example", earlier: UnsentWords())
    return try await desk.preview(
      of: form, DraftFacts(size: Size(width: 80, height: 24), lastError: lastError))
  }

  @Test func `a draft can be read before it is written`() async throws {
    let preview = try await preview()
    #expect(preview.name == "monsters-cat-bot")
    #expect(preview.lines.first == "To: a@b.example")
    #expect(preview.lines.contains("Name: Cat-Bot"))
    #expect(preview.stage == .read)
  }

  @Test func `what is told of the program names no option of the command line`() async throws {
    let lines = try await preview([SupportField("Version", "1")], lastError: .unavailable).lines
    #expect(lines.contains("Version: 1"))
    #expect(lines.contains("Last error code: 69"))
    #expect(!lines.contains { $0.contains("--") })
    #expect(lines.contains { $0.contains("nothing about you or your files") })
  }

  @Test func `a picture that cannot be had is told, and the draft is there`() async throws {
    let preview = try await preview(picture: .bundled("none.png"))
    #expect(preview.lines.first?.hasPrefix("The picture could not be had") == true)
    #expect(preview.draft.draft.attachments.count == 1)
    let other = try await self.preview(picture: .bundled("meetcatbot.png"))
    #expect(
      other.draft.draft.attachments.map(\.name) == ["monsters-cat-bot.json", "meetcatbot.png"])
  }

  @Test func `a name that is taken gets a number`() async throws {
    let draft = try await preview().draft
    for name in ["x.eml", "x-2.eml", "x-3.eml"] {
      #expect(try desk().write(draft, name: "x") == home.path(name))
      #expect(try home.mode(name) == 0o600)
    }
    #expect(home.names == ["x-2.eml", "x-3.eml", "x.eml"])
  }

  @Test func `a link that leads nowhere is not followed`() async throws {
    _ = try home.link("x.eml", to: home.path("elsewhere.eml"))
    #expect(try desk().write(try await preview().draft, name: "x") == home.path("x-2.eml"))
    #expect(!home.names.contains("elsewhere.eml"))
  }

  @Test func `after a thousand names it gives up`() async throws {
    let draft = try await preview().draft
    for number in 1...999 { _ = try home.make(number == 1 ? "x.eml" : "x-\(number).eml", "") }
    let error = #expect(throws: FileOutputError.self) { try desk().write(draft, name: "x") }
    #expect(error?.exitCode == .cannotCreate)
    #expect(home.names.count == 999)
  }

  @Test func `where a folder is not there the home folder is`() async throws {
    let draft = try await preview().draft
    let error = #expect(throws: FileOutputError.self) {
      try desk(home.path("missing")).write(draft, name: "x")
    }
    #expect(error?.message(Texts(.english)).isEmpty == false)
    var lost = desk(home.path("missing"))
    lost.home = home.url.path
    #expect(try lost.write(draft, name: "x") == home.path("x.eml"))
  }
}
