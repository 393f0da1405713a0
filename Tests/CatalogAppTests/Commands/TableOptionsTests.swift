import CatalogApp
import Foundation
import Testing

/// How files of rows are read by the commands.
@MainActor struct TableOptionsTests {
  private struct Run {
    var code: ExitCode
    var output: String
    var errors: String
  }

  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func run(_ words: String...) async throws -> Run {
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    let code = await Program.run(
      words.map { $0.hasPrefix("@") ? home.url.path + "/" + $0.dropFirst() : $0 },
      environment: Environment(["HOME": home.url.path]), output: output.stream,
      errors: errors.stream)
    let errorText = try errors.text().replacing(home.url.path + "/", with: "")
    return Run(code: code, output: try output.text(), errors: errorText)
  }

  private func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try Data(bytes).write(to: home.url.appendingPathComponent(name))
  }

  private func facts(_ run: Run) throws -> [String: String] {
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let values = try #require(object as? [String: Any])
    return values.compactMapValues { $0 as? String ?? ($0 as? Int).map(String.init) }
  }

  @Test func `lines, comments and the header are left out as asked, and info tells it`()
    async throws
  {
    try write("Report\n# today\n1,Ann\n2,Bo\n".utf8, to: "a.csv")
    let options = ["--skip", "1", "--comment", "#", "--no-header"]
    let list = try await run(
      "list", "@a.csv", "--csv", options[0], options[1], options[2], options[3], options[4])
    #expect(list.code == .done)
    #expect(list.output == "column_1,column_2\n1,Ann\n2,Bo\n")
    #expect(list.errors == "catalog: a.csv: 1 comment that begins with ‘#’ is left out\n")
    let info = try await facts(
      run("info", "@a.csv", "--json", options[0], options[1], options[2], options[3], options[4]))
    #expect(info["header_lines"] == "0")
    #expect(info["skipped_lines"] == "1")
    #expect(info["comment"] == "#")
    #expect(info["count"] == "2")
  }

  @Test func `a packed file is read as what is inside, and info tells it`() async throws {
    // `printf 'a,b\n1,2\n' | gzip -n`
    let packed = "H4sIAAAAAAACA0vUSeIy1DHiAgB7B5cKCAAAAA=="
    let bytes = try #require(Data(base64Encoded: packed))
    try write(bytes, to: "a.csv.gz")
    let list = try await run("list", "@a.csv.gz", "--csv")
    #expect(list.output == "a,b\n1,2\n")
    #expect(try await facts(run("info", "@a.csv.gz", "--json"))["compression"] == "gzip")
    try write(bytes.dropLast(5), to: "cut.csv.gz")
    let cut = try await run("list", "@cut.csv.gz", "--csv")
    #expect(cut.code == .badData)
    #expect(
      cut.errors == "catalog: cut.csv.gz: the gzip data end too early, at unpacked byte 8\n")
  }

  @Test func `lines that are no JSON are left out and counted`() async throws {
    try write("{\"a\":1}\nno\nno\nno\n{\"a\":2}\n".utf8, to: "a.ndjson")
    let list = try await run("list", "@a.ndjson", "--ndjson")
    #expect(list.code == .done)
    #expect(list.output == "{\"a\": 1}\n{\"a\": 2}\n")
    #expect(
      list.errors.hasPrefix(
        "catalog: a.ndjson:2:2: ‘o’ is not expected here in JSON; the line is left out\n"))
    #expect(try await facts(run("info", "@a.ndjson", "--json"))["rejected"] == "3")
    #expect(try await run("info", "@a.ndjson").output.contains(/Left out: +3\n/))
    try write("no\n".utf8, to: "none.ndjson")
    let none = try await run("list", "@none.ndjson")
    #expect(none.code == .badData && none.output.isEmpty)
    #expect(none.errors == "catalog: none.ndjson:1:2: ‘o’ is not expected here in JSON\n")
  }

  @Test func `objects inside records are columns on demand`() async throws {
    try write("[{\"o\":{\"n\":1}}]".utf8, to: "a.json")
    #expect(try await run("list", "@a.json", "--flatten", "--csv").output == "o.n\n1\n")
    #expect(try await run("list", "@a.json", "--csv").output.hasPrefix("o\n"))
  }

  @Test func `a table is named in one way only`() async throws {
    try write("a\n".utf8, to: "a.csv")
    let run = try await run("list", "@a.db#x", "--table", "y")
    #expect(run.code == .wrongUse)
    #expect(
      run.errors
        == "catalog list: ‘--table’ and ‘#x’ exclude each other; give only one of them.\n")
    let store = try await self.run("search", "--offline", "--table", "y", "bach")
    #expect(store.code == .wrongUse)
  }

  @Test(arguments: [
    ("a.csv", ["--flatten"]), ("a.csv", ["--table", "x"]), ("a.json", ["--skip", "1"]),
    ("a.json", ["--delimiter", ";", "--format", "json"]), ("a.json", ["--no-header"]),
    ("a.db", ["--encoding", "latin1"]), ("a.db", ["--delimiter", ","]),
    ("a.db", ["--comment", "#"]),
  ])
  func `an option that means nothing for the file is refused`(
    name: String, options: [String]
  ) async throws {
    try write("a\n1\n".utf8, to: "a.csv")
    try write("[{\"a\":1}]".utf8, to: "a.json")
    #expect(try await run("export", "@a.csv", "-o", "@a.db").code == .done)
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    let code = await Program.run(
      ["list", home.url.path + "/" + name] + options,
      environment: Environment(["HOME": home.url.path]), output: output.stream,
      errors: errors.stream)
    #expect(code == .wrongUse)
    #expect(try output.text().isEmpty)
    #expect(try errors.text().contains("\(options[0]) means nothing for "))
  }

  @Test func `an option for files means nothing for a catalogue`() async throws {
    let answer = try await run("list", "monsters", "--delimiter", ";")
    #expect(answer.code == .wrongUse && answer.errors.contains("--delimiter means nothing"))
  }

  @Test func `a packed feed is a feed`() async throws {
    // An RSS feed of one item, which gzip packed.
    let packed =
      "H4sIAAAAAAACA7MpKi5WKEstKs7Mz7NVMtIzULKzSc5IzMtLzbGzKcksyUm1C7HRhzBsMktSc2Gi"
      + "/nmpcPGczLxsu4ySkgIrff1EvZLU4hJ9Qxt9sKiNPkSTPtxQfaCNdgCZygYtdwAAAA=="
    try write(try #require(Data(base64Encoded: packed)), to: "f.xml.gz")
    for source in ["feed:" + home.url.path + "/f.xml.gz", "@f.xml.gz"] {
      #expect(try await run("list", source, "--plain").output == "http://a.test/1\tOne\tT\n")
    }
    #expect(try await run("feed", "parse", "@f.xml.gz", "--count").output == "1\n")
  }
}
