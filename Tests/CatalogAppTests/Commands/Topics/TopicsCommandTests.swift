import Datasets
import Foundation
import Tables
import Testing

@testable import CatalogApp

/// `catalog topics` and its words, with feeds in files; nothing is asked outside of this computer.
@MainActor struct TopicsCommandTests {
  /// Nothing listens there.
  private static let nobody = "http://ann:s3cret@127.0.0.1:9/feed"
  private static let feed = """
    <rss><channel><title>Site</title><item><guid>1</guid><title>One &#10; two</title>
    <link>http://127.0.0.1:9/1</link><pubDate>7 Mar 2026 10:00</pubDate><author>Ann</author>
    <description>Some zebra</description></item></channel></rss>
    """

  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func run(_ words: String..., language: String = "en_US.UTF-8") async throws
    -> (code: ExitCode, output: String, errors: String)
  {
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    let code = await Program.run(
      words, environment: Environment(["HOME": home.url.path, "LANG": language]),
      output: output.stream, errors: errors.stream)
    return (code, try output.text(), try errors.text())
  }

  private func makeFeed(_ name: String = "feed.xml", _ text: String = feed) throws -> String {
    try home.make(name, text)
  }

  private func objects(_ json: String) throws -> [[String: Any]] {
    try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
  }

  // MARK: Adding and asking

  @Test func `a feed is added, listed, asked and removed`() async throws {
    let path = try makeFeed()
    #expect(
      try await run("topics", "add", path) == (.done, "", "catalog: Added ‘Site’ with 1 topic.\n"))
    let topics = try await run("topics", "--columns", "title,link,published,feed,read", "--csv")
    #expect(
      topics == (
        .done,
        "title,link,published,feed,read\nOne two,http://127.0.0.1:9/1,2026-03-07T10:00:00Z,Site,false\n",
        ""
      ))
    #expect(
      try await run("topics", "refresh") == (.done, "", "catalog: 1 feed asked. 0 new topics.\n"))
    #expect(
      try await run("topics", "remove", path)
        == (.done, "", "catalog: ‘Site’ is no longer read; its topics are gone.\n"))
    #expect(try await run("topics", "list", "--csv").output.split(separator: "\n").count == 1)
  }

  @Test func `feeds and feed are other names`() async throws {
    let path = try makeFeed()
    #expect(try await run("feed", "add", path).code == .done)
    for words in [["feeds"], ["topics"]] {
      #expect(try await run(words[0], "--count").output == "1\n")
    }
    for name in ["feed", "feeds", "topics"] {
      #expect(try await run(name, "list", "--count").output == "1\n")
      #expect(try await run(name, "refresh", "-q") == (.done, "", ""))
    }
    #expect(try await run("feed", "remove", "Site").code == .done)
  }

  @Test func `one file has one address, however it is named`() async throws {
    let path = try makeFeed("a  b%20c.xml")
    #expect(try await run("topics", "add", path, "-q") == (.done, "", ""))
    for name in [
      path, "file:" + path, "FILE://" + path, "file://localhost" + path,
      "file:" + path.replacing("%", with: "%25").replacing(" ", with: "%20"),
    ] {
      #expect(try await run("topics", "add", name).code == .cannotCreate, "\(name)")
    }
    #expect(try await run("topics", "list", "--count").output == "1\n")
  }

  @Test func `a path without a file is told as one`() async throws {
    let answer = try await run("topics", "add", home.path("none.xml"))
    #expect(answer.code == .noInput)
    #expect(answer.errors.contains("no such file") && answer.errors.contains("none.xml"))
  }

  @Test func `one that fails stops no other, and is not kept`() async throws {
    let path = try makeFeed()
    let page = try home.make("page.html", "<html><p>x")
    let answer = try await run("topics", "add", page, path, "--json")
    #expect(answer.code == .badData)
    #expect(try objects(answer.output).map { $0["title"] as? String } == ["Site"])
    #expect(answer.errors.contains("page.html"))
    #expect(try await run("topics", "list", "--count").output == "1\n")
  }

  @Test func `a refresh tells scripts how each went`() async throws {
    let path = try makeFeed()
    let second = try makeFeed("second.xml", "<rss><channel><title>Two</title></channel></rss>")
    _ = try await run("topics", "add", path, second)
    try FileManager.default.removeItem(atPath: second)
    _ = try makeFeed(
      "feed.xml", Self.feed.replacing("<item>", with: "<item><guid>0</guid></item><item>"))
    let answer = try await run("topics", "refresh", "--json")
    let lines = try objects(answer.output)
    #expect(Set(lines.flatMap(\.keys)) == ["title", "url", "outcome", "added", "changed", "error"])
    #expect(lines.map { $0["outcome"] as? String } == ["read", "failed"])
    #expect(lines.map { $0["added"] as? Int } == [1, 0])
    #expect(lines.map { $0["error"] as? String } == [nil, "network"])
    #expect(answer.code == .unavailable)
    let list = try objects(try await run("topics", "list", "--json").output)
    #expect(list.map { Set($0.keys) } == [Set(Subscription.keys), Set(Subscription.keys)])
    #expect(list.map { $0["error"] as? String } == [nil, "network"])
    #expect(list.allSatisfy { $0["succeeded"] is String })
  }

  @Test func `only the feeds that are named are asked, each once`() async throws {
    _ = try await run("topics", "add", makeFeed(), makeFeed("b.xml", "<rss><channel/></rss>"))
    let answer = try await run("topics", "refresh", "Site", home.path("feed.xml"), "--json")
    #expect(try objects(answer.output).count == 1)
  }

  @Test func `a feed with a name and folders keeps them`() async throws {
    let answer = try await run(
      "topics", "add", makeFeed(), "--name", "Mine", "--folder", "A", "--folder", "B", "--json")
    let object = try #require(try objects(answer.output).first)
    #expect(object["title"] as? String == "Mine" && object["added"] as? Int == 1)
    #expect(object["folders"] as? [String] == ["A", "B"])
    _ = try await run("topics", "refresh", "-q")
    #expect(try await run("topics", "--columns", "feed", "--csv").output == "feed\nMine\n")
    #expect(try await run("topics", "add", "a", "b", "--name", "x").code == .wrongUse)
  }

  // MARK: What is wrong

  @Test func `what is not read is told, with the nearest that is`() async throws {
    _ = try await run("topics", "add", makeFeed())
    for word in ["remove", "refresh"] {
      let answer = try await run("topics", word, "Sit")
      #expect(answer.code == .noInput && answer.output.isEmpty)
      #expect(answer.errors.contains("There is no feed ‘Sit’") && answer.errors.contains("‘Site’"))
    }
    #expect(try await run("topics", "list", "--count").output == "1\n")
  }

  @Test(arguments: [
    ["topics", "nix"], ["topics", "add"], ["topics", "remove"], ["topics", "add", "ftp://h.test/"],
    ["topics", "add", ""], ["topics", "add", "--where", "a=b", "x"],
  ])
  func `wrong use`(words: [String]) async throws {
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    let code = await Program.run(
      words, environment: Environment(["HOME": home.url.path]), output: output.stream,
      errors: errors.stream)
    #expect(code == .wrongUse)
    #expect(try output.text().isEmpty && !errors.text().isEmpty)
  }

  @Test func `where several feeds have a title, none is removed by it`() async throws {
    let (one, two) = (try makeFeed("1.xml"), try makeFeed("2.xml"))
    _ = try await run("topics", "add", one, two)
    let answer = try await run("topics", "remove", "Site")
    #expect(answer.code == .wrongUse && answer.output.isEmpty)
    #expect(answer.errors.contains("‘file:\(one)’, ‘file:\(two)’"))
    #expect(try objects(try await run("topics", "refresh", "Site", "--json").output).count == 2)
    #expect(try await run("topics", "remove", two).code == .done)
    #expect(try await run("topics", "remove", "Site").code == .done)
    #expect(try await run("topics", "list", "--count").output == "0\n")
  }

  @Test(arguments: [
    ["list", "--columns", "url"], ["list", "--limit", "1"], ["add", "x", "--where", "a=b"],
    ["remove", "x", "--name", "y"], ["refresh", "--sort", "url"], ["why", "x", "--count"],
    ["export", "--dry-run"], ["import", "x", "-o", "y"], ["--name", "x"], ["--folder", "x"],
  ])
  func `an option that means nothing to a word is refused`(words: [String]) async throws {
    for name in ["topics", "feeds"] {
      let (output, errors) = (try CapturedStream(), try CapturedStream())
      let code = await Program.run(
        [name] + words, environment: Environment(["HOME": home.url.path]), output: output.stream,
        errors: errors.stream)
      #expect(code == .wrongUse)
      #expect(try errors.text().contains("the option ‘-"))
    }
    #expect(home.names.isEmpty)
  }

  @Test func `the words of a command are told once each`() async throws {
    let errors = try await run("topics", "nix").errors
    #expect(errors.contains("add, remove, refresh, list, import, export, why"))
  }

  @Test func `without a feed there is nothing to ask`() async throws {
    let answer = try await run("topics", "refresh")
    #expect(answer.code == .done && answer.output.isEmpty && !answer.errors.isEmpty)
    #expect(try await run("topics", "list", "--json") == (.done, "[]\n", ""))
    #expect(try await run("topics", "--count").output == "16\n")
  }

  // MARK: Passwords

  @Test func `no output has a password`() async throws {
    let list = try home.make(
      "l.opml",
      """
      <opml><outline xmlUrl="\(Self.nobody)?token=t"/><outline xmlUrl="ftp://ann:s3cret@h.test/"/>
      <outline text="X" xmlUrl="http://ann:s3/cret@h.test/"/></opml>
      """)
    let lines = [
      ["topics", "add", Self.nobody], ["topics", "add", "ann:s3cret@127.0.0.1:9/feed"],
      ["topics", "add", "ftp://ann:s3cret@127.0.0.1:9/feed"],
      ["topics", "add", "http://ann:s3/cret@127.0.0.1:9/feed"],
      ["topics", "add", "http:/ann:s3cret@127.0.0.1:9/feed"],
      ["topics", "why", Self.nobody], ["topics", "remove", Self.nobody],
      ["topics", "import", list, "--dry-run", "--json"], ["topics", "import", list],
      ["topics", "import", list], ["topics", "add", Self.nobody + "?token=t"],
      ["topics", "list"], ["topics", "list", "--json"], ["topics", "list", "--csv"],
      ["topics", "refresh"], ["topics", "refresh", "--json"], ["topics", "list", "--json"],
      ["topics", "why", Self.nobody + "?token=t"], ["topics", "export"],
      ["topics", "remove", Self.nobody + "?token=t"],
    ]
    for words in lines {
      let (output, errors) = (try CapturedStream(), try CapturedStream())
      _ = await Program.run(
        words, environment: Environment(["HOME": home.url.path]), output: output.stream,
        errors: errors.stream)
      let text = try output.text() + errors.text()
      #expect(!text.isEmpty && !text.contains("s3") && !text.contains("ann:"), "\(words): \(text)")
    }
  }

  // MARK: Why, and reading

  @Test func `why tells step by step what became of a feed`() async throws {
    let path = try makeFeed()
    let before = try await run("topics", "why", path)
    #expect(before.code == .done && before.output.contains("not read"))
    _ = try await run("topics", "add", path)
    let answer = try await run("topics", "why", "Site", "--json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    #expect(
      Set(object.keys) == ["subscription", "fetched", "parsed", "stored", "listed", "verdict"])
    try FileManager.default.removeItem(atPath: path)
    let gone = try await run("topics", "why", "Site")
    #expect(gone.code == .unavailable && gone.output.contains("no such file"))
  }

  @Test func `a topic is shown with its text, and found by it`() async throws {
    _ = try await run("topics", "add", makeFeed())
    let shown = try await run("show", "topics", "1")
    #expect(shown.code == .done && shown.output.contains("Some zebra\n"))
    #expect(shown.output.contains("Author: ") || shown.output.contains("Ann"))
    let found = try await run("search", "--from", "everything", "zebra")
    #expect(found.code == .done && found.output.contains("One two"))
    #expect(try await run("search", "--from", "topics", "two").output.contains("One two"))
  }

  @Test func `a feed in a file is a source`() async throws {
    let path = try makeFeed()
    #expect(
      try await run("list", "feed:" + path, "--columns", "id,title", "--csv").output
        == "id,title\n1,One two\n")
    let shown = try await run("show", "feed:" + path, "1")
    #expect(shown.code == .done && shown.output.contains("Some zebra"))
    #expect(try await run("list", "feed:" + home.path("none")).code == .noInput)
    let page = try home.make("p", "<html>")
    #expect(try await run("list", "feed:" + page).code == .badData)
    #expect(home.names.contains("feed.xml"))
  }

  @Test func `Dutch is spoken`() async throws {
    let path = try makeFeed()
    let added = try await run("topics", "add", path, language: "nl_NL.UTF-8")
    #expect(added.errors == "catalog: ‘Site’ toegevoegd met 1 onderwerp.\n")
    let asked = try await run("topics", "refresh", language: "nl_NL.UTF-8")
    #expect(asked.errors == "catalog: 1 feed gevraagd. 0 nieuwe onderwerpen.\n")
  }
}
