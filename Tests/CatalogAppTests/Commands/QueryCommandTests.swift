import Testing

@testable import CatalogApp

/// Filters, orders, frequencies and summaries as commands.
@MainActor struct QueryCommandTests {
  private static let people = """
    name,city,age,-x,"a,b"
    Ann,Ghent,9,1,u
    Bo,Delft,10,2,v
    Zoë,ghent,,3,w
    Cy,Delft,10.0,4,x
    Di,,31,5,y

    """
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.make("people.csv", Self.people)
  }

  private func run(
    _ arguments: String..., variables: [String: String] = [:]
  ) async throws -> (code: ExitCode, output: String, errors: String) {
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    let code = await Program.run(
      arguments, environment: Environment(variables), output: output.stream,
      errors: errors.stream)
    return (code, try output.text(), try errors.text())
  }

  private func names(_ options: String...) async throws -> String {
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    _ = await Program.run(
      ["list", path, "--columns", "name", "--csv"] + options, environment: Environment([:]),
      output: output.stream, errors: errors.stream)
    return try (output.text() + errors.text()).split(separator: "\n").dropFirst()
      .joined(separator: " ")
  }

  @Test(arguments: [
    ("age>9", "Bo Cy Di"), ("age >= 10", "Bo Cy Di"), ("age<10", "Ann"), ("age=10", "Bo"),
    ("age!=10", "Ann Zoë Cy Di"), ("city~GHENT", "Ann Zoë"), ("city contains elf", "Bo Cy"),
    ("city is empty", "Di"), ("age is not empty", "Ann Bo Cy Di"), ("a,b=v", "Bo"),
    ("name < c", "Ann Bo"), ("age > 100", ""),
  ])
  func `rows are chosen by a condition`(_ filter: String, _ names: String) async throws {
    #expect(try await self.names("--where", filter) == names)
  }

  @Test func `several conditions all hold`() async throws {
    #expect(try await names("--where", "age>9", "--where", "city=Delft") == "Bo Cy")
    let count = try await run("list", path, "--where", "age>9", "--count")
    #expect(count.output == "3\n")
  }

  @Test func `numbers are compared as their column writes them`() async throws {
    let prices = try folder.make("prices.csv", "p;q\n1.500,5;1\n900;2\n2,25;3\n")
    let answer = try await run("list", prices, "--where", "p > 1000", "--csv")
    #expect(answer.output == "p,q\n\"1.500,5\",1\n")
  }

  @Test func `nothing left is a header still`() async throws {
    #expect(
      try await run("list", path, "--where", "age > 100", "--csv", "--hide", "a,b,-x").output
        == "name,city,age\n")
  }

  @Test(arguments: [
    (["--sort", "city,-name"], "Cy Bo Zoë Ann Di"), (["--sort", "city,-age"], "Bo Cy Zoë Ann Di"),
    (["--sort", "-age"], "Di Bo Cy Ann Zoë"), (["--sort=-age"], "Di Bo Cy Ann Zoë"),
    (["--sort", "age,-name"], "Ann Cy Bo Di Zoë"),
    (["--sort", "age", "--descending"], "Di Bo Cy Ann Zoë"),
    (["--sort=--x"], "Di Cy Zoë Bo Ann"), (["--sort=-x"], "Ann Bo Zoë Cy Di"),
    (["--sort", "a,b", "--descending"], "Di Cy Zoë Bo Ann"),
  ])
  func `rows are sorted by several columns`(_ options: [String], _ names: String) async throws {
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    _ = await Program.run(
      ["list", path, "--columns", "name", "--csv"] + options, environment: Environment([:]),
      output: output.stream, errors: errors.stream)
    #expect(try errors.text().isEmpty)
    #expect(try output.text().split(separator: "\n").dropFirst().joined(separator: " ") == names)
  }

  @Test func `columns are left out`() async throws {
    #expect(
      try await run("list", path, "--hide", "city,age", "--hide", "a,b", "--limit", "1", "--csv")
        .output == "name,-x\nAnn,1\n")
    #expect(
      try await run(
        "list", path, "--columns", "name,city", "--hide", "name", "--limit", "1", "--json"
      )
      .output == "[\n  {\"city\": \"Ghent\"}\n]\n")
    let all = try await run("list", path, "--columns", "name", "--hide", "name")
    #expect(all.code == .wrongUse)
    #expect(all.errors == "catalog list: --hide leaves no column.\n")
  }

  @Test(arguments: [
    (["--where", "agge > 1"], "--where: There is no column ‘agge’. Did you mean ‘age’?"),
    (["--where", "age => 1"], "--where: ‘=>’ compares nothing. Did you mean ‘>=’?"),
    (
      ["--where", "age contans 1"], "--where: ‘contans’ compares nothing. Did you mean ‘contains’?"
    ),
    (["--sort", "age,-nme"], "--sort: There is no column ‘nme’. Did you mean ‘name’?"),
    (["--hide", "cty"], "--hide: There is no column ‘cty’. Did you mean ‘city’?"),
    (["--frequency", "cty"], "--frequency: There is no column ‘cty’. Did you mean ‘city’?"),
    (
      ["--frequency", "city", "--sort", "age"],
      "‘--frequency’ and ‘--sort’ exclude each other; give only one of them."
    ),
  ])
  func `what is not there is wrong use`(_ options: [String], _ sentence: String) async throws {
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    let code = await Program.run(
      ["list", path] + options, environment: Environment([:]), output: output.stream,
      errors: errors.stream)
    #expect(code == .wrongUse)
    #expect(try output.text().isEmpty)
    #expect(try errors.text() == "catalog list: \(sentence)\n")
  }

  // MARK: Frequencies

  @Test func `values are counted for programs`() async throws {
    let lines = try folder.make(
      "v.ndjson", "{\"v\":\"a\"}\n{\"v\":null}\n{\"v\":\"\"}\n{\"v\":\"a\"}\n{\"v\":1}\n{}\n")
    let json = try await run("list", lines, "--frequency", "v", "--ndjson")
    #expect(
      json.output == """
        {"value": null, "count": 2, "share": 0.3333}
        {"value": "a", "count": 2, "share": 0.3333}
        {"value": "", "count": 1, "share": 0.1667}
        {"value": 1, "count": 1, "share": 0.1667}

        """)
    let csv = try await run("list", lines, "--frequency", "v", "--csv", "--limit", "3")
    #expect(csv.output == "value,count,share\n,2,0.3333\na,2,0.3333\n\"\",1,0.1667\n")
    let plain = try await run("list", lines, "--frequency", "v", "--plain")
    #expect(
      plain.output == "(no value)\t2\t0.3333\na\t2\t0.3333\n(empty)\t1\t0.1667\n1\t1\t0.1667\n")
  }

  @Test func `what is counted is what is left`() async throws {
    let answer = try await run("list", path, "--where", "age>9", "--frequency", "city", "--csv")
    #expect(answer.output == "value,count,share\nDelft,2,0.6667\n,1,0.3333\n")
  }

  @Test func `lists of ours are counted too`() async throws {
    let answer = try await run("monsters", "--frequency", "weapon", "--csv", "--limit", "1")
    #expect(answer.output == "value,count,share\nninjaStar,2,0.3333\n")
  }

  // MARK: Summaries

  @Test func `info tells the kinds of columns`() async throws {
    let plain = try await run("info", path)
    #expect(
      plain.output.contains("name (text), city (text), age (number), -x (number), a,b (text)"))
    let json = try await run("info", path, "--json")
    #expect(json.output.contains(#""kind": "number""#))
    #expect(!json.output.contains("median"))
  }

  @Test func `a summary tells about each column`() async throws {
    let answer = try await run("info", path, "--summary", variables: ["LANG": "C"])
    #expect(
      answer.output.contains(
        """
        age
          number, 5 rows, 1 empty, 4 different values
          minimum 9, median 10, maximum 31
          #________-
        """))
    let json = try await run("info", path, "--summary", "--json")
    #expect(json.output.contains(#""histogram": ["#))
    #expect(json.output.contains(#""distinct_exact": true"#))
  }
}
