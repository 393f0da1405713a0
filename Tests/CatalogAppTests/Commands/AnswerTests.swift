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
      "catalog list: There is no column ‘nmae’. Did you mean ‘name’?\n"),
    Row(
      ["config", "get", "thmee"], .wrongUse,
      "catalog config: There is no setting ‘thmee’. Did you mean ‘theme’?\n"),
    Row(["show", "monsters", "zebra"], .noInput, "catalog: There is no item ‘zebra’.\n"),
    Row(
      ["support", "--to", "a@b.example"], .wrongUse,
      "catalog support: name the file for the draft with -o FILE, or -o - for standard output.\n"),
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
    let answer = try await run(["version", "--csv"])
    #expect(answer == (.done, "version\n\(catalogVersion)\n", ""))
  }

  @Test func `nothing to do in a script is wrong use`() async throws {
    let answer = try await run([], ["LANG": "nl_NL.UTF-8"])
    #expect(answer == (.wrongUse, "", HelpPage.brief(Texts(.dutch), width: 80)))
  }

  @Test func `the first word of a search may name the source`() async throws {
    let answer = try await run(["search", "monsters:", "chilling"])
    #expect(answer == (.done, "ice-bot\tIce-Bot\tHas A Chilling Effect\n", ""))
  }
}
