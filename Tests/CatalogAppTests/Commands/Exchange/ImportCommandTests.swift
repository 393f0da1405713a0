import Foundation
import Tables
import Testing

@testable import CatalogApp

/// `catalog import` of rows.
@MainActor struct ImportCommandTests {
  private let home: ExchangeHome
  private var folder: TemporaryFolder { home.folder }

  init() throws {
    home = try ExchangeHome()
    _ = try folder.make("people.v1.csv", "id,name\n1,Ann\n2,\n3,\"\"\n")
  }

  @Test func `rows become a table that is called as the file`() async throws {
    let answer = try await home.run("import", "@people.v1.csv", "--into", "@d.db")
    #expect(answer.code == .done && answer.output.isEmpty)
    #expect(answer.errors.contains("‘people’: 3 rows added, 0 changed, 0 removed, 0 unchanged."))
    #expect(folder.names == ["d.db", "people.v1.csv"])
    #expect(
      try await home.run("list", "@d.db#people", "--csv").output == "id,name\n1,Ann\n2,\n3,\"\"\n")
    #expect(try await home.run("search", "--from", "@d.db", "ann", "--csv").output.contains("Ann"))
    let again = try await home.run("import", "@people.v1.csv", "--into", "@d.db")
    #expect(again.errors.contains("0 rows added, 0 changed, 0 removed, 3 unchanged"))
    let other = try await home.run("import", "@people.v1.csv", "--into", "@d.db#other", "--quiet")
    #expect(other == (.done, "", ""))
    #expect(try await home.run("list", "@d.db#other", "--count").output == "3\n")
  }

  @Test func `a check tells what would happen and does nothing`() async throws {
    _ = try folder.make("n.json", #"[{"id": 1, "b": true, "l": [1], "x": 1.10, "y": 1, "Y": 2}]"#)
    let answer = try await home.run("import", "@n.json", "--into", "@d.db", "--check")
    #expect(answer.code == .done && answer.errors.isEmpty)
    for words in [
      "1 row would be added", "x", "Numbers kept as text", "True and false as 1 and 0",
      "Lists and objects as JSON", "Y → Y_2",
    ] {
      #expect(answer.output.contains(words), "\(words) in \(answer.output)")
    }
    #expect(folder.names == ["n.json", "people.v1.csv"])
    let json = try await home.run("import", "@n.json", "--into", "@d.db", "--dry-run", "--json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(object["added"] as? Int == 1 && object["is_dry_run"] as? Bool == true)
  }

  @Test func `rows that cannot be imported are kept in a file of their own`() async throws {
    _ = try folder.make("k.csv", "k,v\na,1\na,2\n")
    let answer = try await home.run("import", "@k.csv", "--into", "@d.db", "--key", "k")
    #expect(answer.code == .badData && answer.errors.contains("1 row was not imported"))
    let line = try #require(folder.text("d.db.rejects.ndjson"))
    #expect(line.hasPrefix(#"{"line": 3, "reason": ""#) && line.hasSuffix("\"v\": 2}}\n"))
    _ = try await home.run("import", "@k.csv", "--into", "@d.db", "--key", "k")
    #expect(folder.names == ["d.db", "d.db.rejects.ndjson", "k.csv", "people.v1.csv"])
    _ = try folder.make("d.db.rejects.ndjson", "not ours\n")
    _ = try await home.run("import", "@k.csv", "--into", "@d.db", "--key", "k")
    _ = try await home.run("import", "@k.csv", "--into", "@d.db", "--key", "k")
    #expect(folder.text("d.db.rejects.ndjson") == "not ours\n")
    #expect(folder.names.count == 5 && folder.names.contains("d.db.rejects-2.ndjson"))
    let taken = try await home.run("import", "@k.csv", "--into", "@e.db", "--rejects", "@k.csv")
    #expect(taken.code == .cannotCreate)
    let check = try await home.run(
      "import", "@k.csv", "--into", "@e.db", "--key", "k", "--check", "--rejects", "@r")
    #expect(check.code == .badData && check.output.contains("1 row would not be imported"))
    #expect(!folder.names.contains("r") && !folder.names.contains("e.db"))
  }

  @Test func `lines that cannot be read are few words`() async throws {
    _ = try folder.make("n.ndjson", "{\"id\":1}\nbad\nbad\n{\"id\":2}\nbad\nbad\n")
    for _ in 0..<2 {
      let answer = try await home.run("import", "@n.ndjson", "--into", "@d.db")
      #expect(answer.code == .badData)
      #expect(answer.errors.contains("4 rows were not imported"))
      #expect(answer.errors.split(separator: "\n").count <= 3, "\(answer.errors)")
    }
  }

  @Test func `a column that gets other values is told, before and after`() async throws {
    _ = try folder.make("p.csv", "id,n\n1,5\n")
    _ = try await home.run("import", "@p.csv", "--into", "@d.db")
    _ = try folder.make("p.csv", "id,n\n1,5.50\n")
    let check = try await home.run("import", "@p.csv", "--into", "@d.db", "--check")
    #expect(check.code == .done && check.output.contains("From now on as text"))
    let answer = try await home.run("import", "@p.csv", "--into", "@d.db")
    #expect(answer.code == .done && answer.errors.contains("Kept as text from now on"))
    #expect(try await home.run("list", "@d.db", "--csv").output == "id,n\n1,5.50\n")
  }

  @Test func `names of files and tables may have a number sign`() async throws {
    for target in ["@d.db#a#b", "@d.db#c", "@e#1.db#t", "@e#1.db#u#2"] {
      let answer = try await home.run("import", "@people.v1.csv", "--into", target)
      #expect(answer.code == .done, "\(target): \(answer.errors)")
      #expect(try await home.run("list", target, "--count").output == "3\n", "\(target)")
    }
    #expect(folder.names == ["d.db", "e#1.db", "people.v1.csv"])
    let empty = try await home.run("import", "@people.v1.csv", "--into", "@d.db#")
    #expect(empty.code == .wrongUse && empty.errors.contains("behind the #"))
  }

  @Test func `a target that is no database is left alone`() async throws {
    _ = try folder.make("x.db", "no database at all, but long enough to be looked at")
    let answer = try await home.run("import", "@people.v1.csv", "--into", "@x.db")
    #expect(answer.code == .badData && answer.errors.contains("no SQLite database"))
    #expect(folder.text("x.db")?.hasPrefix("no database") == true)
    for (target, code) in [
      ("@new.csv", ExitCode.wrongUse), ("monsters", .wrongUse), ("people", .wrongUse),
      ("-", .wrongUse), ("@none/d.db", .cannotCreate),
    ] {
      #expect(
        try await home.run("import", "@people.v1.csv", "--into", target).code == code, "\(target)")
    }
    #expect(try await home.run("import", "@people.v1.csv").code == .wrongUse)
    #expect(try await home.run("import", "@missing.csv", "--into", "@d.db").code == .noInput)
    #expect(folder.names == ["people.v1.csv", "x.db"])
  }

  @Test func `a database is not imported into itself`() async throws {
    _ = try await home.run("import", "@people.v1.csv", "--into", "@d.db")
    let answer = try await home.run("import", "@d.db#people", "--into", "@d.db#more")
    #expect(answer.code == .cannotCreate)
    #expect(try await home.run("list", "@d.db", "--count").output == "3\n")
    #expect(try await home.run("import", "@d.db#people", "--into", "@e.db").code == .done)
    #expect(
      try await home.run("list", "@e.db", "--csv").output
        == home.run("list", "@d.db", "--csv").output)
  }

  @Test func `options of rows are not for feeds`() async throws {
    _ = try folder.make("l.opml", "<opml><outline xmlUrl='https://h.test/a'/></opml>")
    let answer = try await home.run("import", "@l.opml", "--into", "topics", "--key", "id")
    #expect(answer.code == .wrongUse && answer.errors.contains("--key"))
    #expect(try await home.run("import", "@l.opml", "--into", "@d.db").code == .wrongUse)
    #expect(folder.names.contains("d.db") == false)
  }
}
