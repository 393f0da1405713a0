import Datasets
import Foundation
import Testing

@testable import CatalogApp

/// Somebody's own tables on the command line: what their columns are for, and what changed.
@MainActor struct TableCommandTests {
  private struct Run {
    var code: ExitCode
    var output: String
    var errors: String
  }

  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// `@` in front of a name stands for the home folder.
  private func run(_ words: String...) async throws -> Run {
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    let code = await Program.run(
      words.map { $0.hasPrefix("@") ? home.path(String($0.dropFirst())) : $0 },
      environment: Environment(["HOME": home.url.path]), output: output.stream,
      errors: errors.stream)
    return Run(code: code, output: try output.text(), errors: try errors.text())
  }

  // MARK: Roles

  @Test func `info tells what the columns are for`() async throws {
    _ = try home.make("p.csv", "id,naam,plaats,website\n1,Ann,Gent,https://a.test/\n")
    let text = try await run("info", "@p.csv").output
    #expect(text.contains("Title column:      naam\n"))
    #expect(text.contains("Picture column:    –\n"))
    let json = try await run("info", "@p.csv", "--json").output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let roles = try #require(object?["roles"] as? [String: Any])
    #expect(roles["title"] as? String == "naam" && roles["subtitle"] as? String == "plaats")
    #expect(roles["link"] as? String == "website" && roles["id"] as? String == "id")
    #expect(roles["picture"] is NSNull && roles.count == 6)
    #expect(try await !run("info", "monsters", "--json").output.contains("roles"))
  }

  @Test func `what was chosen on the screen counts until an option says otherwise`() async throws {
    let path = try home.make("p.csv", "id,name,city\n1,Ann,Gent\n2,Bo,Delft\n")
    let screen = try TestScreen(path, ["--pictures=off"], home: home)
    try screen.press("R enter G enter")
    #expect(screen.state.browser?.catalogue.roles?.current[.title] == "city")
    _ = try screen.reopened(path)
    let info = try await run("info", "@p.csv")
    #expect(info.output.contains("Title column:      city\n"))
    #expect(info.errors.contains("chosen for this file on the screen"))
    #expect(try await run("show", "@p.csv", "1").output.hasPrefix("Gent\n"))
    #expect(try await run("show", "@p.csv", "1", "--title", "name").output.hasPrefix("Ann\n"))
    let draft = try await run("support", "@p.csv", "1", "--to", "a@b.example", "-o", "-")
    #expect(draft.output.contains("Name: Gent"))
    _ = try home.make("q.csv", "id,name,city\n1,Ann,Gent\n")
    #expect(try await run("info", "@q.csv").errors.isEmpty)
    // What is written to the command line in another way is the same file.
    #expect(Source("./q.csv").place("./q.csv") == Source("q.csv").place("q.csv"))
  }

  @Test func `options say what the columns are for`() async throws {
    _ = try home.make("p.csv", "id,name,city\n1,Ann,Gent\n2,Bo,Delft\n")
    #expect(try await run("show", "@p.csv", "1", "--title", "city").output.hasPrefix("Gent\n"))
    #expect(try await run("show", "@p.csv", "Bo", "--id", "name").output.hasPrefix("Bo\n"))
    #expect(try await run("show", "@p.csv", "2", "--id", "none").output.hasPrefix("Bo\n"))
    let info = try await run("info", "@p.csv", "--subtitle=none", "--date-column", "city").output
    #expect(info.contains("Subtitle column:   –\n") && info.contains("Date column:       city\n"))
  }

  @Test func `an unknown column is wrong use, and the nearest is named`() async throws {
    _ = try home.make("p.csv", "id,name,city\n1,Ann,Gent\n")
    for option in ["--title", "--subtitle", "--link", "--picture", "--date-column", "--id"] {
      let run = try await run("show", "@p.csv", "1", option, "nam")
      #expect(run.code == .wrongUse && run.output.isEmpty)
      #expect(run.errors.contains("\(option): There is no column ‘nam’. Did you mean ‘name’?"))
    }
    let snapshot = try await run("open", "@p.csv", "--snapshot", "--title", "nam")
    #expect(snapshot.code == .wrongUse && snapshot.errors.contains("Did you mean ‘name’?"))
  }

  @Test(arguments: [
    ["show", "monsters", "cat-bot"], ["info", "monsters"], ["search", "bach"],
    ["open", "--snapshot"], ["open", "monsters", "--snapshot"],
    ["search", "x", "--from", "everything"],
  ])
  func `what is no table has no columns to choose`(_ words: [String]) async throws {
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    let code = await Program.run(
      words + ["--title", "name"], environment: Environment(["HOME": home.url.path]),
      output: output.stream, errors: errors.stream)
    #expect(code == .wrongUse)
    #expect(try errors.text().contains("--title"))
  }

  @Test func `a row is known by a code, and by its position where no code is that number`()
    async throws
  {
    _ = try home.make("p.csv", "code,name\nx7,Ann\nx9,Bo\n")
    #expect(try await run("show", "@p.csv", "x9").output.hasPrefix("Bo\n"))
    #expect(try await run("show", "@p.csv", "2").output.hasPrefix("Bo\n"))
  }

  // MARK: Details

  @Test func `arrays and objects are read line by line, and written as they came`() async throws {
    _ = try home.make(
      "p.json", #"[{"id": 1, "name": "Ann", "tags": ["a", {"b": 1.10}], "ok": false, "no": null}]"#)
    let text = try await run("show", "@p.json", "1").output
    #expect(text.contains("tags: - a\n      - b: 1.10\n"))
    #expect(text.contains("ok:   false\n") && text.contains("no:   \n"))
    let json = try await run("show", "@p.json", "1", "--json").output
    #expect(json.contains("1.10") && json.contains("null"))
  }

  // MARK: Changes

  private func makePrices() throws {
    _ = try home.make("old.csv", "sku,name,price\nA,Ann,1\nB,Bo,2\nC,Cy,3\n")
    _ = try home.make("new.csv", "name,sku,price\nDi,D,9\nCy,C,4\nAnn,A,1\n")
  }

  @Test func `changes are listed by a key`() async throws {
    try makePrices()
    let json = try await run("list", "@new.csv", "--since", "@old.csv", "--key", "sku", "--ndjson")
    #expect(json.code == .done)
    #expect(
      json.output == """
        {"change": "added", "id": "D", "fields": {"name": {"new": "Di"}, "sku": {"new": "D"}, \
        "price": {"new": "9"}}}
        {"change": "changed", "id": "C", "fields": {"price": {"old": "3", "new": "4"}}}
        {"change": "removed", "id": "B", "fields": {"sku": {"old": "B"}, "name": {"old": "Bo"}, \
        "price": {"old": "2"}}}

        """)
    let plain = try await run("list", "@new.csv", "--since", "@old.csv", "--plain")
    #expect(plain.output.contains("price: 3 "))
    let count = try await run("list", "@new.csv", "--since", "@old.csv", "--count")
    #expect(count.output == "3\n" && count.code == .done)
    let some = try await run(
      "list", "@new.csv", "--since", "@old.csv", "--where", "name=Cy", "--columns", "price",
      "--csv")
    #expect(some.output.split(separator: "\n").count == 2 && some.output.contains("changed,C"))
  }

  @Test func `nothing changed ends with 1, and is still a document`() async throws {
    try makePrices()
    let same = try await run("list", "@old.csv", "--since", "@old.csv", "--json")
    #expect(same.code == .nothingFound && same.output == "[]\n" && same.errors.isEmpty)
    let csv = try await run("list", "@old.csv", "--since", "@old.csv", "--csv")
    #expect(csv.code == .nothingFound && csv.output == "change,id,fields\n")
    let fields = try await run(
      "list", "@new.csv", "--since", "@old.csv", "--where", "sku=A", "--count")
    #expect(fields.code == .nothingFound && fields.output == "0\n")
  }

  @Test func `rows without an identifier are compared as a whole`() async throws {
    _ = try home.make("a.csv", "x,y\n1,2\n3,4\n")
    _ = try home.make("b.csv", "x,y\n0,0\n1,2\n3,4\n")
    let run = try await run("list", "@b.csv", "--since", "@a.csv", "--csv", "--columns", "x")
    #expect(run.output == "change,id,fields\nadded,1,\"{\"\"x\"\": {\"\"new\"\": \"\"0\"\"}}\"\n")
  }

  @Test func `what does not go together is refused`() async throws {
    try makePrices()
    let key = try await run("list", "@new.csv", "--key", "sku")
    #expect(key.code == .wrongUse && key.errors.contains("--since"))
    let sort = try await run("list", "@new.csv", "--since", "@old.csv", "--sort", "sku")
    #expect(sort.code == .wrongUse && sort.errors.contains("--sort"))
    let column = try await run("list", "@new.csv", "--since", "@old.csv", "--key", "skuu")
    #expect(column.code == .wrongUse && column.errors.contains("Did you mean ‘sku’?"))
    let inputs = try await run("list", "-", "--since", "-")
    #expect(inputs.code == .wrongUse)
    let missing = try await run("list", "@new.csv", "--since", "@none.csv")
    #expect(missing.code == .noInput)
  }

  @Test func `any two sources are compared`() async throws {
    let same = try await run("list", "monsters", "--since", "monsters", "--count")
    #expect(same.code == .nothingFound && same.output == "0\n")
    _ = try home.make("a.json", #"[{"id": 1, "v": {"x": 1}}]"#)
    _ = try home.make("b.json", #"[{"id": 1, "v": {"x": 2}}]"#)
    let json = try await run("list", "@b.json", "--since", "@a.json", "--ndjson").output
    #expect(json.contains(#""v": {"old": {"x": 1}, "new": {"x": 2}}"#))
  }

  // MARK: Drafts

  @Test func `any row becomes a draft, with its identifier, picture and data`() async throws {
    _ = try home.make(
      "p.json",
      #"[{"sku": "A-1", "title": "Lamp", "image": "a.png", "specs": {"w": 60, "tags": ["x", "y"]}}]"#
    )
    let picture = try #require(Self.picture)
    try picture.write(to: home.url.appending(path: "a.png"))
    let run = try await run(
      "support", "@p.json", "A-1", "--to", "help@example.org", "-o", "@d.eml")
    #expect(run.code == .done)
    let text = try #require(home.text("d.eml"))
    #expect(text.contains("Lamp") && text.contains("p.json-A-1.json"))
    #expect(text.contains("p.json-A-1.png"))
    #expect(text.contains("specs: {\"w\": 60, \"tags\": [\"x\", \"y\"]}"))
  }

  @Test func `a draft fetches no picture that only a table names`() async throws {
    _ = try home.make("p.csv", "id,name,image\n1,Ann,http://127.0.0.1:9/a.png\n")
    let run = try await run("support", "@p.csv", "1", "--to", "h@example.org", "-o", "@d.eml")
    #expect(run.code == .done)
    #expect(home.text("d.eml")?.contains("image/png") == false)
  }

  /// One pixel.
  private static let picture = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
  )
}
