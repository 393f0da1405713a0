import Foundation
import Testing

@testable import CatalogApp

/// `catalog topics import` and `export`, and their other names.
@MainActor struct SubscriptionFileTests {
  private static let list = """
    <opml><body><outline text="F"><outline text="A" xmlUrl="https://h.test/a" htmlUrl="https://h.test/"/>
    </outline><outline xmlUrl="http://H.test:80/a/"/><outline text="B" xmlUrl="https://h.test/b"/>
    </body></opml>
    """

  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func run(_ words: String...) async throws
    -> (code: ExitCode, output: String, errors: String)
  {
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    let code = await Program.run(
      words, environment: Environment(["HOME": home.url.path]), output: output.stream,
      errors: errors.stream)
    return (code, try output.text(), try errors.text())
  }

  @Test func `a list is added, each feed once, and comes back`() async throws {
    let path = try home.make("l.opml", Self.list)
    let first = try await run("topics", "import", path)
    #expect(first.code == .done && first.output.isEmpty && first.errors.contains("2 feeds added"))
    #expect(try await run("topics", "import", path).errors.contains("0 feeds added"))
    #expect(
      try await run("topics", "list", "--csv").output
        == """
        title,url,link,folders,checked,succeeded,not_before,error
        A,https://h.test/a,https://h.test/,"[""F""]",,,,
        B,https://h.test/b,,[],,,,

        """)
    let out = home.path("out.opml")
    #expect(try await run("topics", "export", "-o", out) == (.done, "", ""))
    #expect(home.text("out.opml") == (try await run("topics", "export").output))
    #expect(try await run("topics", "import", out).errors.contains("0 feeds added"))
    #expect(home.text("out.opml")?.contains("<outline text=\"F\">") == true)
  }

  @Test func `a dry run says what would be, and makes no store`() async throws {
    let path = try home.make("l.opml", Self.list)
    for option in ["--dry-run", "--check"] {
      let answer = try await run("import", path, "--into", "topics", option)
      #expect(answer.code == .done && answer.errors.contains("2 feeds"), "\(answer.errors)")
    }
    #expect(home.names == ["l.opml"])
    let answer = try await run("topics", "import", path, "--dry-run", "--json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    #expect(object["added"] as? Int == 2 && object["is_dry_run"] as? Bool == true)
    #expect((object["feeds"] as? [Any])?.count == 3)
  }

  @Test func `addresses that can be none are told, and cost no other`() async throws {
    let bad = (0..<5).map { "<outline xmlUrl='ftp://h.test/\($0)'/>" }.joined()
    let path = try home.make(
      "l.opml",
      "<opml>\(bad)<outline xmlUrl='file:///etc/passwd'/><outline xmlUrl='h.test'/></opml>")
    let answer = try await run("topics", "import", path)
    #expect(answer.code == .badData)
    #expect(answer.errors.split(separator: "\n").count == 4)
    #expect(
      try await run("topics", "list", "--plain").output.hasPrefix(
        "https://h.test\thttps://h.test\t")
    )
  }

  @Test func `a feed in a file of this machine is no part of a list`() async throws {
    let feed = try home.make("f.xml", "<rss><channel><title>Mine</title></channel></rss>")
    _ = try await run("topics", "add", feed)
    _ = try await run("topics", "import", try home.make("l.opml", Self.list))
    let list = try await run("topics", "export")
    #expect(list.errors.contains("1 feed in a file of this machine was left out."))
    #expect(list.output.contains("https://h.test/a") && !list.output.contains("f.xml"))
    #expect(try await run("topics", "import", try home.make("o.opml", list.output)).code == .done)
  }

  @Test func `a stray ampersand is told with its line`() async throws {
    let path = try home.make("l.opml", "<opml>\n<outline xmlUrl='https://h.test/?a&b'/></opml>")
    let answer = try await run("topics", "import", path)
    #expect(answer.code == .done && answer.errors.contains("2"))
    #expect(try await run("topics", "list", "--plain").output.contains("\thttps://h.test/?a&b\t"))
  }

  @Test func `what is no list, and a file that is there, are left alone`() async throws {
    let path = try home.make("x.xml", "<rss/>")
    let answer = try await run("topics", "import", path)
    #expect(answer.code == .badData && answer.errors.contains("x.xml"))
    #expect(try await run("topics", "import", home.path("none")).code == .noInput)
    #expect(try await run("topics", "export", "-o", path).code == .cannotCreate)
    #expect(home.text("x.xml") == "<rss/>")
    #expect(try await run("topics", "export", "-o", path, "--force").code == .done)
    #expect(home.text("x.xml")?.hasPrefix("<?xml") == true)
    #expect(try await run("export", "topics", "-o", home.path("y.opml")).code == .done)
  }
}
