import CatalogApp
import Foundation
import Testing

/// Whole command lines, from the arguments to the bytes and the exit code.
@MainActor struct ProgramTests {
  private struct Run {
    var code: ExitCode
    var output: String
    var errors: String
  }

  private let home: TemporaryFolder
  private var folder: URL { home.url }

  init() throws { home = try TemporaryFolder() }

  /// Runs with a home of its own; `@` in front of a name stands for its folder.
  private func run(_ words: String..., environment: [String: String] = [:]) async throws -> Run {
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    var variables = ["HOME": folder.path]
    variables.merge(environment) { $1 }
    let code = await Program.run(
      words.map { $0.hasPrefix("@") ? folder.path + "/" + $0.dropFirst() : $0 },
      environment: Environment(variables), output: output.stream, errors: errors.stream)
    return Run(code: code, output: try output.text(), errors: try errors.text())
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func names(_ run: Run) throws -> [String] {
    let items = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(items as? [[String: Any]]).compactMap { $0["name"] as? String }
  }

  @Test func `monsters are six lines for scripts`() async throws {
    let run = try await run("monsters")
    #expect(run.code == .done)
    #expect(run.output.hasPrefix("cat-bot\tCat-Bot\tMEE-OW\n"))
    #expect(run.output.split(separator: "\n").count == 6)
    #expect(run.errors.isEmpty)
  }

  @Test func `passwords in a config file that others can read are not used, and never shown`()
    async throws
  {
    let text =
      #"{"theme": "dark", "credentials": {"https://a.test": {"user": "u", "password": "s3cret"}}}"#
    try write(text, to: "c.json")
    let path = folder.path + "/c.json"
    for mode in [0o644, 0o640, 0o600] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      let run = try await run("config", "list", "--config", "@c.json")
      #expect(run.code == .done && run.output.contains("theme\tdark\n"))
      #expect(!(run.output + run.errors).contains("s3cret"))
      let note =
        "catalog: The passwords in \(path) are not used, for others can read the file: "
        + "chmod 600 \(path)\n"
      #expect(run.errors == (mode == 0o600 ? "" : note))
    }
    let asked = try await self.run("config", "get", "credentials", "--config", "@c.json")
    #expect(asked.code == .wrongUse && !(asked.output + asked.errors).contains("s3cret"))
    _ = try await self.run("config", "set", "theme", "light", "--config", "@c.json")
    #expect(try home.mode("c.json") == 0o600)
    #expect(home.text("c.json")?.contains("s3cret") == true)
  }

  @Test func `rows are filtered, sorted, cut and reduced to columns`() async throws {
    try write("id,name,age\n1,Ann,10\n2,bo,9\n3,Cy,100\n4,Di,10\n", to: "p.csv")
    let byAge = try await run("list", "@p.csv", "--sort", "age", "--descending", "--json")
    #expect(try names(byAge) == ["Cy", "Ann", "Di", "bo"])
    let tens = try await run("list", "@p.csv", "--where", "age=10", "--columns", "name", "--csv")
    #expect(tens.output == "name\nAnn\nDi\n")
    let two = try await run("list", "@p.csv", "--limit", "2", "--ndjson", "--columns", "id")
    #expect(two.output == "{\"id\": \"1\"}\n{\"id\": \"2\"}\n")
    #expect(try await run("list", "@p.csv", "--count", "--where", "age=10").output == "2\n")
  }

  @Test func `no rows are still a document and a header`() async throws {
    try write("a,b\n", to: "e.csv")
    #expect(try await run("list", "@e.csv", "--json").output == "[]\n")
    #expect(try await run("list", "@e.csv", "--csv").output == "a,b\n")
    #expect(try await run("list", "@e.csv", "--plain").output == "a  b\n")
  }

  @Test func `an item is found by identifier, by position where there are none`() async throws {
    try write("id,name\n3,Ann\n9,Bo\n", to: "p.csv")
    #expect(try await run("show", "@p.csv", "3").output.hasPrefix("Ann\n"))
    #expect(try await run("show", "@p.csv", "2").code == .noInput)
    try write("name\nAnn\nBo\n", to: "q.csv")
    #expect(try await run("show", "@q.csv", "2").output.hasPrefix("Bo\n"))
  }

  @Test func `a broken config file stops nothing but its own change`() async throws {
    let config = folder.appendingPathComponent(".config/catalog")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    try write("{\"country\":", to: ".config/catalog/config.json")
    let list = try await run("monsters", "--json")
    #expect(list.code == .done)
    #expect(list.errors.contains("config.json:1: "))
    #expect(try await run("config", "set", "theme", "dark").code == .badData)
    let text = try String(
      contentsOf: config.appendingPathComponent("config.json"), encoding: .utf8)
    #expect(text == "{\"country\":")
  }

  @Test func `settings behind a link are changed where they are`() async throws {
    try write("# mine\n", to: "dotfile")
    let config = folder.appendingPathComponent(".config/catalog")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: config.appendingPathComponent("config.json"),
      withDestinationURL: folder.appendingPathComponent("dotfile"))
    #expect(try await run("config", "set", "theme", "dark").code == .done)
    let text = try String(
      contentsOf: folder.appendingPathComponent("dotfile"), encoding: .utf8)
    #expect(text == "# mine\ntheme = dark\n")
  }

  @Test func `folders for settings behind a link are made where they are`() async throws {
    let config = folder.appendingPathComponent(".config/catalog")
    try FileManager.default.createDirectory(at: config, withIntermediateDirectories: true)
    let goal = folder.appendingPathComponent("dots/catalog.json")
    try FileManager.default.createSymbolicLink(
      at: config.appendingPathComponent("config.json"), withDestinationURL: goal)
    #expect(try await run("config", "set", "theme", "dark").code == .done)
    #expect(try String(contentsOf: goal, encoding: .utf8).contains("dark"))
  }

  @Test func `an item is the one whose identifier was typed, not one that looks like it`()
    async throws
  {
    try write("id,n\ne\u{301},1\n\u{E9},2\n", to: "t.csv")
    #expect(try await run("show", "@t.csv", "\u{E9}", "--json").output.contains("\"n\": \"2\""))
    #expect(
      try await run("show", "@t.csv", "e\u{301}", "--json").output.contains("\"n\": \"1\""))
  }

  @Test func `the first link that can be opened is`() async throws {
    try write(
      "id,a,b\n1,https://u:secret@h.test/,HTTPS://h.test/x\n2,ftp://h.test/,\n", to: "l.csv")
    let run = try await run("show", "@l.csv", "1", "--open", environment: ["PATH": ""])
    #expect(run.output == "https://h.test/x\n")
    #expect(try await self.run("show", "@l.csv", "2", "--open").code == .noInput)
    try write("id,a\n1,https://u:secret@h.test/\n", to: "s.csv")
    let refused = try await self.run("show", "@s.csv", "1", "--open")
    #expect(refused.code == .badData)
    #expect(refused.errors.contains("https://h.test/") && !refused.errors.contains("secret"))
  }

  @Test func `many faults of a config file are three lines`() async throws {
    try write((1...50).map { "key\($0) = 1\n" }.joined(), to: "c.conf")
    let run = try await run("monsters", "--config", "@c.conf")
    #expect(run.code == .done)
    #expect(run.errors.split(separator: "\n").count == 3)
  }

  @Test func `a config file says in which language its faults are told`() async throws {
    try write("kleur = rood\nlanguage = nl\n", to: "c.conf")
    let run = try await run("list", "/no/p.csv", "--config", "@c.conf")
    #expect(
      run.errors
        == "catalog: \(folder.path)/c.conf:1: Er is geen instelling ‘kleur’.\n"
        + "catalog: /no/p.csv: er is geen bestand met die naam\n")
  }

  @Test(arguments: [
    (["search", "x", "--country", "Nederland"], "--country takes two letters"),
    (["search", "x", "--country", "12"], "--country takes two letters"),
    (["search", "x", "--limit", "201"], "it takes: 1 … 200"),
    (["list", "monsters", "--columns", ""], "--columns names no column"),
    (["list", "monsters", "--columns", "id,id"], "--columns names ‘id’ twice"),
    (
      ["support", "monsters", "cat-bot", "--from-json", "x.json", "--to", "a@b.test", "-o", "-"],
      "not both"
    ),
    (["support", "--mailto", "--attach", "x", "--to", "a@b.test"], "cannot carry --attach"),
  ])
  func `values that cannot be meant are wrong use`(_ words: [String], _ part: String) async throws {
    let errors = try CapturedStream()
    let code = await Program.run(
      words, environment: Environment(["HOME": folder.path]), output: try CapturedStream().stream,
      errors: errors.stream)
    #expect(code == .wrongUse)
    #expect(try errors.text().contains(part))
  }

  @Test func `a list is searched by plain words`() async throws {
    try write("[{\"id\":1,\"name\":\"Kenya's coast\"},{\"id\":2,\"name\":\"NOT\"}]", to: "d.json")
    #expect(
      try names(try await run("search", "--from", "@d.json", "--json", "ken")) == ["Kenya's coast"])
    #expect(try names(try await run("search", "--from", "@d.json", "--json", "not")) == ["NOT"])
    let none = try await run("search", "--from", "@d.json", "--json", "name:kenya")
    #expect(none.code == .nothingFound)
    #expect(none.output == "[]\n")
  }

  @Test func `the offline sample answers without a home`() async throws {
    let run = try await run("search", "bach", "--offline", "--json", environment: ["HOME": ""])
    #expect(run.code == .done)
    #expect(try names(run).contains("Brandenburg Concertos"))
    #expect(run.errors.contains("offline sample"))
  }

  @Test func `a draft is a private file that is not overwritten`() async throws {
    let draft = folder.appendingPathComponent("d.eml").path
    func support(_ more: String...) async throws -> Run {
      let errors = try CapturedStream()
      let code = await Program.run(
        ["support", "monsters", "cat-bot", "--to", "help@h.test", "-o", draft] + more,
        environment: Environment([:]), output: try CapturedStream().stream, errors: errors.stream)
      return Run(code: code, output: "", errors: try errors.text())
    }
    #expect(try await support().code == .done)
    let text = try String(contentsOfFile: draft, encoding: .utf8)
    #expect(text.contains("\r\nX-Unsent: 1\r\n"))
    #expect(text.contains("Name: Cat-Bot"))
    #expect(try await support().code == .cannotCreate)
    #expect(try String(contentsOfFile: draft, encoding: .utf8) == text)
    #expect(try await support("--force").code == .done)
  }

  @Test func `a draft says everything about the item once`() async throws {
    let run = try await run(
      "support", "store", "sample:software/0001", "--to", "help@h.test", "--no-diagnostics",
      "-o", "-")
    #expect(run.code == .done)
    let lines = run.output.split(separator: "\r\n")
    #expect(lines.count { $0.hasPrefix("Identifier: ") } == 1)
    #expect(lines.contains { $0.hasPrefix("Web address: https://") })
    #expect(!lines.contains { $0.hasPrefix(": ") })
  }

  @Test func `settings are kept in a private file and used`() async throws {
    #expect(try await run("config", "set", "language", "nl").code == .done)
    #expect(try await run("config", "get", "language").output == "nl\n")
    #expect(try await run("show", "monsters", "nobody").errors.contains("Er is geen item"))
    let file = folder.appendingPathComponent(".config/catalog/config.json").path
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `the keys of an action are kept beside the settings`() async throws {
    #expect(try await run("config", "set", "keys.next", "n down").code == .done)
    #expect(try await run("config", "get", "keys.next").output == "n down\n")
    #expect(try await run("config", "list", "--csv").output.hasSuffix("keys.next,n down\n"))
    #expect(try await run("config", "set", "keys.next", "a\nb").code == .wrongUse)
    let refused = try await run("config", "set", "keys.next", " ")
    #expect(
      refused.errors
        == "catalog config: \(Texts(.english)(.settingBadValue, "keys.next", " ", Texts(.english)[.settingKeys]))\n"
    )
    #expect(try await run("config", "set", "keys.", "j").code == .wrongUse)
    let mistyped = try await run("config", "set", "keys.nxet", "j")
    #expect(mistyped.code == .wrongUse && mistyped.errors.contains("‘nxet’. Did you mean ‘next’?"))
    #expect(try await run("config", "set", "keys.next", "foo-bar").code == .wrongUse)
    #expect(try await run("config", "set", "keys.next", "ctrl-c").code == .wrongUse)
    let taken = try await run("config", "set", "keys.open", "q")
    #expect(taken.code == .done && taken.errors.contains("quit"))
    #expect(try await run("config", "set", "keys.open", "enter").code == .done)
    #expect(try await run("config", "get", "keys.next").output == "n down\n")
    #expect(try await run("monsters", "--plain").errors.isEmpty)
  }

  @Test(arguments: [
    (
      ["list", "monstres"], ExitCode.noInput,
      "No dataset is called ‘monstres’. Did you mean ‘monsters’?"
    ),
    (
      ["show", "monsters", "cat-bat"], .noInput,
      "There is no item ‘cat-bat’. Did you mean ‘cat-bot’?"
    ),
    (
      ["list", "monsters", "--sort", "nam"], .wrongUse,
      "--sort: There is no column ‘nam’. Did you mean ‘name’?"
    ),
    (
      ["config", "get", "themee"], .wrongUse, "There is no setting ‘themee’. Did you mean ‘theme’?"
    ),
    (["list", "/no/such/file.csv"], .noInput, "/no/such/file.csv: there is no such file"),
    (["list", "store-answer:/no/a.json"], .noInput, "no such file: \"/no/a.json\""),
    (["search", "  "], .wrongUse, "There is nothing to search for: give a word."),
  ])
  func `what cannot be found is named, with the nearest`(
    _ words: [String], _ code: ExitCode, _ message: String
  ) async throws {
    let errors = try CapturedStream()
    let result = await Program.run(
      words, environment: Environment(["HOME": folder.path]), output: try CapturedStream().stream,
      errors: errors.stream)
    #expect(result == code)
    let speaker = code == .wrongUse ? "catalog " + words[0] : "catalog"
    #expect(try errors.text() == speaker + ": " + message + "\n")
  }
}
