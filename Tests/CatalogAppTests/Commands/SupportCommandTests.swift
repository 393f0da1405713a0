import CatalogApp
import Foundation
import Testing

/// `catalog support` as whole command lines.
@MainActor struct SupportCommandTests {
  private struct Run {
    var code: ExitCode
    var output: String
    var errors: String
  }

  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    _ = try home.make(
      "people.csv",
      "id,name,mail,city\n1,Ann,ann@example.org,Delft\n2,Bo,bo@example.org,Ghent\n"
        + "3,Cy,nobody,Delft\n")
    _ = try home.make(
      "hello.txt", "To: {{mail}}\nSubject: Hello {{name}}\n\nYou are in {{city}}.\n")
  }

  /// Runs `catalog support` with a home of its own; `@` in front of a name stands for its folder.
  private func support(_ words: String...) async throws -> Run {
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    let code = await Program.run(
      ["support"] + words.map { $0.hasPrefix("@") ? home.path(String($0.dropFirst())) : $0 },
      environment: Environment(["HOME": home.url.path]), output: output.stream,
      errors: errors.stream)
    return Run(code: code, output: try output.text(), errors: try errors.text())
  }

  private func names(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: home.path(folder))) ?? []).sorted()
  }

  @Test func `an item goes with its data, its picture and where it came from`() async throws {
    let run = try await support("monsters", "cat-bot", "--to", "a@b.example", "-o", "-")
    #expect(run.code == .done)
    #expect(run.output.contains("Source: bundled with catalog\r\n"))
    #expect(run.output.contains("filename=\"monsters-cat-bot.json\""))
    #expect(run.output.contains("filename=\"meetcatbot.png\""))
    let bare = try await support(
      "monsters", "cat-bot", "--to", "a@b.example", "--no-picture", "-o", "-")
    #expect(!bare.output.contains("meetcatbot.png"))
  }

  @Test func `a file is told by its name, its format and its time, and by no folder`() async throws
  {
    let run = try await support("@people.csv", "1", "--to", "a@b.example", "-o", "-")
    #expect(run.output.contains("Dataset: people.csv\r\n"))
    #expect(run.output.contains("Format: csv\r\n"))
    #expect(run.output.contains("Modified: 20"))
    #expect(run.output.contains("filename=\"people.csv-1.json\""))
    #expect(!run.output.contains(home.url.lastPathComponent))
  }

  @Test func `a template is filled by the item`() async throws {
    let run = try await support("@people.csv", "1", "--template", "@hello.txt", "-o", "-")
    #expect(run.code == .done)
    #expect(run.output.contains("To: ann@example.org\r\nSubject: Hello Ann\r\n"))
    #expect(run.output.contains("\r\nYou are in Delft.\r\n\r\nAbout this item:\r\n"))
  }

  @Test func `the settings keep a template for a dataset`() async throws {
    let config = try home.folder(".config") + "/catalog"
    try FileManager.default.createDirectory(atPath: config, withIntermediateDirectories: false)
    try "support.template.people.csv = ../../hello.txt\nsupport.to = desk@example.org\n"
      .write(toFile: config + "/config.json", atomically: false, encoding: .utf8)
    let run = try await support("@people.csv", "2", "-o", "-")
    #expect(run.output.contains("To: bo@example.org\r\nSubject: Hello Bo\r\n"))
    let other = try await support("monsters", "cat-bot", "-o", "-")
    #expect(other.output.contains("To: desk@example.org\r\nSubject: Support Request\r\n"))
    _ = try home.make("hello.txt", "{{nmae}}")
    let wrong = try await support("@people.csv", "2", "-o", "-")
    #expect(wrong.code == .badData)
    #expect(
      wrong.errors.hasPrefix("catalog support: support.template.people.csv: \"")
        && wrong.errors.hasSuffix(
          "line 1: there is nothing called \"nmae\"; these are: id, name, "
            + "mail, city, dataset, link, details. Did you mean ‘name’?\n")
    )
  }

  @Test func `a template is kept by its whole path, once it can be read`() async throws {
    func config(_ value: String) async throws -> Run {
      let (output, errors) = (try CapturedStream(), try CapturedStream())
      let code = await Program.run(
        ["config", "set", "support.template.people.csv", value],
        environment: Environment(["HOME": home.url.path]), output: output.stream,
        errors: errors.stream)
      return Run(code: code, output: try output.text(), errors: try errors.text())
    }
    #expect(try await config(home.path("hello.txt")).code == .done)
    let run = try await support("@people.csv", "1", "-o", "-")
    #expect(run.output.contains("Subject: Hello Ann\r\n"))
    let missing = try await config("no-such-file.txt")
    #expect(missing.code == .noInput)
    #expect(
      missing.errors.contains(
        FileManager.default.currentDirectoryPath + "/no-such-file.txt"))
    _ = try home.make("broken.txt", "{{")
    #expect(try await config(home.path("broken.txt")).code == .badData)
    #expect(try await support("@people.csv", "1", "-o", "-").code == .done)
  }

  @Test func `every item gets a draft, and one without an address is told`() async throws {
    let run = try await support(
      "@people.csv", "--all", "--template", "@hello.txt", "-o", "@drafts/")
    #expect(run.code == .badData)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "catalog support: no draft for \"3\": --template: To: not an address: \"nobody\" "
        + "(there is no @)\ncatalog support: 2 drafts written to \"\(home.path("drafts"))\"\n")
    #expect(names("drafts") == ["people.csv-1.eml", "people.csv-2.eml"])
    let again = try await support(
      "@people.csv", "--all", "--where", "city=Ghent", "--template", "@hello.txt", "-o", "@drafts")
    #expect(again.code == .cannotCreate)
    #expect(
      again.errors.contains("1 draft was not written, for something of its name exists already: "))
    let forced = try await support(
      "@people.csv", "--all", "--limit", "1", "--template", "@hello.txt", "-o", "@drafts", "-qf")
    #expect(forced.code == .done)
    #expect(forced.errors.isEmpty)
  }

  @Test func `nothing found makes no folder, and another format is read`() async throws {
    let none = try await support(
      "@people.csv", "--all", "--where", "city=Rome", "--to", "a@b.example", "-o", "@drafts")
    #expect(none.code == .done)
    #expect(names("drafts").isEmpty && !home.names.contains("drafts"))
    _ = try home.make("x.txt", "id;city\n1;Delft\n")
    let run = try await support(
      "@x.txt", "1", "--format", "csv", "--delimiter", ";", "--to", "a@b.example", "-o", "-")
    #expect(run.output.contains("city: Delft\r\n"))
  }

  @Test(arguments: ["@people.csv", "@hello.txt", "@link"])
  func `what a draft is made from is never replaced`(_ output: String) async throws {
    _ = try home.link("link", to: "hello.txt")
    let run = try await support(
      "@people.csv", "1", "--template", "@hello.txt", "-o", output, "--force")
    #expect(run.code == .wrongUse)
    #expect(run.errors.contains("-o: ") && run.errors.contains("is what the draft is made from"))
    #expect(home.text("people.csv")?.hasPrefix("id,name") == true)
    #expect(home.text("hello.txt")?.hasPrefix("To: ") == true)
  }

  @Test func `the template of the settings is not replaced either`() async throws {
    let config = try home.folder(".config") + "/catalog"
    try FileManager.default.createDirectory(atPath: config, withIntermediateDirectories: false)
    try "support.template.people.csv = ../../hello.txt\n"
      .write(toFile: config + "/config.json", atomically: false, encoding: .utf8)
    let run = try await support("@people.csv", "1", "-o", "@hello.txt", "--force")
    #expect(run.code == .wrongUse)
    _ = try home.folder("drafts")
    _ = try home.make("drafts/people.csv-1.eml", "To: {{mail}}\n\nHello")
    let all = try await support(
      "@people.csv", "--all", "--template", "@drafts/people.csv-1.eml", "-o", "@drafts", "-f")
    #expect(all.errors.contains("1 draft was not written"))
    #expect(home.text("drafts/people.csv-1.eml")?.hasPrefix("To: {{mail}}") == true)
  }

  @Test func `a draft without its item has the words alone`() async throws {
    let run = try await support(
      "@people.csv", "1", "--template", "@hello.txt", "--no-item", "--no-diagnostics", "-o", "-")
    #expect(run.output.hasSuffix("\r\n\r\nYou are in Delft.\r\n"))
  }

  @Test func `a Maildir gets the draft and its path is printed`() async throws {
    for part in ["cur", "new", "tmp"] {
      try FileManager.default.createDirectory(
        atPath: home.path("Mail/" + part), withIntermediateDirectories: true)
    }
    let run = try await support("--to", "a@b.example", "--maildir", "@Mail")
    #expect(run.code == .done)
    #expect(
      run.errors == "catalog support: made the folder for drafts: \(home.path("Mail/.Drafts"))\n")
    #expect(
      names("Mail/.Drafts/cur").map { home.path("Mail/.Drafts/cur/") + $0 + "\n" } == [run.output])
    let all = try await support(
      "@people.csv", "--all", "--to", "a@b.example", "--maildir", "@Mail")
    #expect(all.code == .done)
    #expect(names("Mail/.Drafts/cur").count == 4)
    #expect(try await support("--to", "a@b.example", "--maildir", "@drafts").code == .cannotCreate)
  }

  @Test func `without a desktop the draft is written and the failure told`() async throws {
    let run = try await support("--to", "a@b.example", "-o", "@d.eml", "--open")
    #expect(run.code == .unavailable)
    #expect(run.errors.hasSuffix("the draft is in \"\(home.path("d.eml"))\"\n"))
    #expect(home.text("d.eml")?.hasPrefix("To: a@b.example\r\n") == true)
  }

  @Test func `a link is short or refused, and needs nobody to go to`() async throws {
    let run = try await support("--mailto", "--subject", "a b", "--body", "x")
    #expect(run.output == "mailto:?subject=a%20b&body=x\n")
    let long = try await support("--mailto", "--body", String(repeating: "x", count: 2_000))
    #expect(long.code == .wrongUse)
    #expect(long.output.isEmpty)
    #expect(long.errors.contains("-o FILE"))
  }

  @Test(arguments: [
    (["monsters", "cat-bot", "--all", "-o", "x"], "write: catalog support SOURCE --all"),
    (["monsters", "-o", "x"], "write: catalog support SOURCE ITEM"),
    (["--all", "-o", "x"], "write: catalog support SOURCE --all"),
    (["monsters", "--all"], "-o DIR/"), (["monsters", "--all", "-o", "-"], "-o DIR/"),
    (["monsters", "--all", "--mailto"], "-o DIR/"),
    (["monsters", "--all", "-o", "x", "--open"], "‘--all’ and ‘--open’"),
    (["monsters", "--all", "-o", "x", "--message-id", "<a@b>"], "--message-id"),
    (["monsters", "--all", "-o", "x"], "--to: nobody to write to"),
    (["monsters", "cat-bot", "--where", "a=b", "-o", "x"], "--all"),
    (["--limit", "3", "-o", "x"], "--all"), (["--force", "--maildir", "x"], "-o FILE"),
    (["--mailto", "--attach", "x"], "--attach"), (["--mailto", "--reply-to", "x"], "--reply-to"),
    (["-o", "-", "--open"], "--open needs"), (["--mailto", "--open"], "--open needs"),
    (["--maildir", "x", "--open"], "--open needs"), (["--maildir", "x", "-o", "y"], "exclude"),
    (["--from-json", "x", "monsters", "cat-bot", "-o", "y"], "not both"),
    (["monsters", "--all", "--to", "a@b.example", "--where", "nmae=x", "-o", "x"], "--where: "),
  ])
  func `what says two things is refused before anything is done`(
    _ words: [String], _ part: String
  ) async throws {
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    let code = await Program.run(
      ["support"] + words, environment: Environment(["HOME": home.url.path]),
      output: output.stream, errors: errors.stream)
    #expect(code == .wrongUse)
    #expect(try output.text().isEmpty)
    #expect(try errors.text().contains(part))
    #expect(try errors.text().utf8.count { $0 == 0x0A } == 1)
  }
}
