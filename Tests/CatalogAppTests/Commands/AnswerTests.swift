import Testing

@testable import CatalogApp

/// What a command line prints on both streams, and how it ends.
struct AnswerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var code: ExitCode
    var errors: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: [String], _ code: ExitCode, _ errors: String) {
      self.arguments = arguments
      self.code = code
      self.errors = errors
    }
  }

  @MainActor private func run(_ arguments: [String], _ variables: [String: String] = [:])
    async throws
    -> (code: ExitCode, output: String, errors: String)
  {
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    let code = await Program.run(
      arguments, environment: Environment(variables), output: output.stream,
      errors: errors.stream)
    return (code, try output.text(), try errors.text())
  }

  @Test(arguments: [
    Row(["lst"], .wrongUse, "catalog: there is no command ‘lst’; did you mean ‘list’?\n"),
    Row(
      ["list", "monsters", "--sort", "nmae"], .wrongUse,
      "catalog list: --sort: There is no column ‘nmae’. Did you mean ‘name’?\n"),
    Row(
      ["config", "get", "thmee"], .wrongUse,
      "catalog config: There is no setting ‘thmee’. Did you mean ‘theme’?\n"),
    Row(["show", "monsters", "zebra"], .noInput, "catalog: There is no item ‘zebra’.\n"),
    Row(
      ["support", "--to", "a@b.example"], .wrongUse,
      "catalog support: say where the draft goes: -o FILE, -o - for standard output, --maildir DIR, "
        + "--open or --mailto\n"),
    Row(
      ["support", "monsters", "zebra", "-o", "-"], .noInput,
      "catalog support: There is no item ‘zebra’.\n"),
  ])
  func `an error is told on standard error, and who says it`(row: Row) async throws {
    let answer = try await run(row.arguments)
    #expect(answer == (row.code, "", row.errors))
  }

  @Test func `the version needs no settings`() async throws {
    for arguments in [["--version"], ["version"], ["list", "--version"]] {
      let answer = try await run(arguments + ["--config", "/no/such/file"])
      #expect(answer == (.done, "catalog \(catalogVersion)\n", ""))
    }
  }

  @Test func `the version is data too`() async throws {
    for arguments in [["version", "--csv"], ["--version", "--csv"]] {
      let answer = try await run(arguments)
      #expect(answer == (.done, "version\n\(catalogVersion)\n", ""))
    }
  }

  @Test func `nothing to do in a script is wrong use`() async throws {
    let answer = try await run([], ["LANG": "nl_NL.UTF-8"])
    #expect(answer == (.wrongUse, "", HelpPage.brief(Texts(.dutch), width: 80)))
  }

  @Test func `the first word of a search may name the source`() async throws {
    let answer = try await run(["search", "monsters:", "chilling"])
    #expect(answer == (.done, "ice-bot\tIce-Bot\tHas A Chilling Effect\n", ""))
  }

  @Test(arguments: [
    Row(["list", "/no/p.csv"], .noInput, "catalog: /no/p.csv: er is geen bestand met die naam\n"),
    Row(
      ["list", "store-answer:/no/a.json"], .noInput,
      "catalog: er is geen bestand \"/no/a.json\"\n"),
    Row(
      ["support", "--to", "a@", "-o", "-"], .wrongUse,
      "catalog support: --to: geen adres: \"a@\" (er staat niets achter de @)\n"),
    Row(
      ["support", "--to", "a@b.example", "--lang", "en", "--body-file", "/no/b", "-o", "-"],
      .noInput, "catalog support: --body-file: er is geen bestand \"/no/b\"\n"),
    Row(
      ["support", "--to", "a@b.example", "-o", "/no/d.eml"], .cannotCreate,
      "catalog support: -o: de map van \"/no/d.eml\" bestaat niet; maak die eerst\n"),
    Row(
      ["search", "x"], .wrongUse,
      "catalog search: ‘ftp://h.test/?term=x&limit=200&entity=&lang=nl_nl&country=NL’ kan niet "
        + "worden opgehaald: dat kan alleen met http en https, niet met ftp.\n"),
  ])
  func `errors are told in the language of the reader`(row: Row) async throws {
    let answer = try await run(
      row.arguments, ["LC_ALL": "nl_NL.UTF-8", "CATALOG_STORE_URL": "ftp://h.test/"])
    #expect(answer == (row.code, "", row.errors))
  }
}
