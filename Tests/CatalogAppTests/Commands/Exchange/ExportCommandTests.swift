import Foundation
import Testing

@testable import CatalogApp
@testable import Tables

/// `catalog export`.
@MainActor struct ExportCommandTests {
  private let home: ExchangeHome
  private var folder: TemporaryFolder { home.folder }

  init() throws {
    home = try ExchangeHome()
    _ = try folder.make(
      "p.csv", "id,name,url\n1,Ann & Bob,https://a.test/\n2,\"a|b\nc\",javascript:x\n")
  }

  @Test func `CSV is what list prints, to a file and to output`() async throws {
    let listed = try await home.run("list", "@p.csv", "--csv").output
    #expect(try await home.run("export", "@p.csv") == (.done, listed, ""))
    #expect(try await home.run("export", "@p.csv", "-o", "@o.csv") == (.done, "", ""))
    #expect(folder.text("o.csv") == listed)
    #expect(folder.names == ["o.csv", "p.csv"])
  }

  @Test(arguments: ["json", "ndjson", "tsv"])
  func `the end of the name and the option give the same`(format: String) async throws {
    let listed = try await home.run("list", "@p.csv", "--" + format).output
    #expect(try await home.run("export", "@p.csv", "-o", "@o." + format).code == .done)
    #expect(folder.text("o." + format) == listed)
    #expect(try await home.run("export", "@p.csv", "--" + format).output == listed)
  }

  @Test func `the items are those that list would give`() async throws {
    let options = ["--columns", "name", "--sort", "id", "--descending", "--limit", "1"]
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    let code = await Program.run(
      ["export", folder.path("p.csv")] + options, environment: Environment([:]),
      output: output.stream, errors: errors.stream)
    #expect(code == .done)
    #expect(try output.text() == "name\n\"a|b\nc\"\n")
    #expect(
      try await home.run("export", "@p.csv", "--where", "id=1", "--markdown").output == """
        | id | name | url |
        | --- | --- | --- |
        | 1 | Ann & Bob | https://a.test/ |

        """)
  }

  @Test func `a page has the list, the details, and safe links only`() async throws {
    #expect(try await home.run("export", "@p.csv", "-o", "@o.html").code == .done)
    let page = try #require(folder.text("o.html"))
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page.contains("<meta charset=\"utf-8\">") && page.contains("<title>p.csv</title>"))
    #expect(page.contains("<a href=\"#item-2\">"))
    #expect(page.contains("<article id=\"item-2\">"))
    #expect(page.contains("<dt dir=\"auto\">name</dt><dd dir=\"auto\">Ann &amp; Bob</dd>"))
    #expect(page.contains("<a href=\"https://a.test/\" rel=\"noopener noreferrer\">"))
    #expect(!page.contains("href=\"javascript") && !page.contains("<script"))
    #expect(!page.contains(folder.url.path))
  }

  @Test func `a database has the rows and reads back`() async throws {
    let answer = try await home.run("export", "@p.csv", "-o", "@o.db")
    #expect(answer == (.done, "", ""))
    #expect(
      try await home.run("list", "@o.db#p", "--csv").output
        == home.run("list", "@p.csv", "--csv").output)
    #expect(folder.names == ["o.db", "p.csv"])
    #expect(try await home.run("export", "@p.csv", "--sqlite").code == .wrongUse)
    #expect(try await home.run("export", "monsters", "-o", "@m.db").code == .done)
    #expect(
      try await home.run("list", "@m.db", "--csv").output
        == home.run("list", "monsters", "--csv").output)
  }

  @Test(arguments: ["csv", "json", "html", "md"])
  func `a name that ends in gz is packed`(format: String) async throws {
    #expect(try await home.run("export", "@p.csv", "-o", "@o." + format).code == .done)
    #expect(try await home.run("export", "@p.csv", "-o", "@o.\(format).gz").code == .done)
    let plain = try #require(folder.text("o." + format))
    let source = try ByteSource.file(folder.path("o.\(format).gz")).unpacked()
    #expect(source.compression == .gzip)
    let bytes = try source.prefix(1 << 20)
    #expect(String(decoding: bytes, as: UTF8.self) == plain)
  }

  @Test func `large data are packed whole, and a database is not packed`() async throws {
    let rows = (1...30_000).map { "\($0),row \($0 &* 7_919 % 10_007)\n" }.joined()
    _ = try folder.make("l.csv", "n,t\n" + rows)
    #expect(try await home.run("export", "@l.csv", "-o", "@l.csv.gz").code == .done)
    #expect(try await home.run("list", "@l.csv.gz", "--csv").output == "n,t\n" + rows)
    let refused = try await home.run("export", "@p.csv", "-o", "@o.db.gz")
    #expect(refused.code == .wrongUse && !folder.names.contains("o.db.gz"))
  }

  @Test func `what is exported has the rights that the umask gives`() async throws {
    try #require(FileManager.default.createFile(atPath: folder.path("usual"), contents: nil))
    let usual = try folder.mode("usual")
    for name in ["o.csv", "o.db", "o.html"] {
      #expect(try await home.run("export", "@p.csv", "-o", "@" + name).code == .done)
      #expect(try folder.mode(name) == usual, "\(name)")
    }
    #expect(try await home.run("import", "@p.csv", "--into", "@i.db").code == .done)
    #expect(try folder.mode("i.db") == usual)
  }

  @Test func `nothing is overwritten without being asked`() async throws {
    _ = try folder.make("o.csv", "keep\n")
    let refused = try await home.run("export", "@p.csv", "-o", "@o.csv")
    #expect(refused.code == .cannotCreate && refused.errors.contains("o.csv"))
    #expect(folder.text("o.csv") == "keep\n")
    #expect(try await home.run("export", "@p.csv", "-o", "@o.csv", "--force").code == .done)
    #expect(folder.text("o.csv")?.hasPrefix("id,name,url\n") == true)
  }

  @Test func `the file that is read is never written`() async throws {
    let before = folder.text("p.csv")
    _ = try folder.link("l.csv", to: folder.path("p.csv"))
    for name in ["@p.csv", "@l.csv"] {
      let answer = try await home.run("export", "@p.csv", "-o", name, "--force")
      #expect(answer.code == .cannotCreate && answer.errors.contains("is the file that is read"))
    }
    #expect(folder.text("p.csv") == before)
  }

  @Test func `a fault leaves nothing behind`() async throws {
    _ = try folder.make("bad.csv", "a\n" + String(repeating: "x\n", count: 3_000) + "\"open\n")
    for ending in ["csv", "html", "db"] {
      #expect(try await home.run("export", "@bad.csv", "-o", "@o." + ending).code == .badData)
    }
    #expect(folder.names == ["bad.csv", "p.csv"])
  }

  @Test func `a log of another database is not taken for one's own`() async throws {
    _ = try folder.make("o.db-wal", "x")
    let answer = try await home.run("export", "@p.csv", "-o", "@o.db")
    #expect(answer.code == .cannotCreate && answer.errors.contains("o.db-wal"))
    #expect(try await home.run("import", "@p.csv", "--into", "@o.db").code == .cannotCreate)
    #expect(folder.names == ["o.db-wal", "p.csv"])
  }

  @Test func `formulas become texts where that is asked for`() async throws {
    _ = try folder.make("f.json", #"[{"=v": "=1+1"}, {"=v": "-30"}]"#)
    #expect(
      try await home.run("export", "@f.json", "--csv", "--spreadsheet-safe").output
        == "'=v\n'=1+1\n-30\n")
    #expect(try await home.run("export", "@f.json", "--csv").output == "=v\n=1+1\n-30\n")
    let answer = try await home.run("export", "@f.json", "--json", "--spreadsheet-safe")
    #expect(answer.code == .wrongUse && answer.errors.contains("--spreadsheet-safe"))
  }

  @Test func `feeds are OPML unless another format is asked for`() async throws {
    #expect(try await home.run("export", "topics").output.hasPrefix("<?xml"))
    #expect(try await home.run("export", "topics", "-o", "@t.csv").code == .done)
    #expect(folder.text("t.csv")?.hasPrefix("id,title,link") == true)
    #expect(try await home.run("export", "topics", "--html").output.hasPrefix("<!DOCTYPE html>"))
    #expect(try await home.run("export", "topics", "--where", "read=false").code == .wrongUse)
    #expect(try await home.run("export", "@p.csv", "--opml").code == .wrongUse)
  }

  @Test(arguments: ExportFormat.allCases.filter { $0 != .opml && $0 != .sqlite })
  func `no rows and a thousand are written too`(format: ExportFormat) async throws {
    _ = try folder.make("none.csv", "a,b\n")
    _ = try folder.make("many.csv", "a,b\n" + (0..<1_000).map { "\($0),é\n" }.joined())
    let option = "--" + format.rawValue
    let none = try await home.run("export", "@none.csv", option)
    #expect(none.code == .done && none.errors.isEmpty)
    let many = try await home.run("export", "@many.csv", option)
    #expect(many.code == .done && many.output.utf8.count > none.output.utf8.count + 5_000)
    #expect(many.output.contains("999") && many.output.contains("é"))
  }
}
