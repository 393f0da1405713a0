import Datasets
import Foundation
import Testing

@testable import CatalogApp

/// `catalog courses`, and the commands that take it as a source.
@MainActor struct CoursesCommandTests {
  /// Nothing listens there.
  private static let nobody = "http://127.0.0.1:9/courses.json"
  private static let list = """
    {"courses":[
      {"title":"Ünïcode","url":"https://h.test/text","upcoming":[
        {"start_date":"9999-03-01","end_date":"9999-03-05","instructors":"Ada","location":"Gent"}]},
      {"title":"Feeds","url":"https://h.test/feeds"},
      {"extra":1}]}
    """

  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func run(_ words: String..., courses: String? = nil) async throws
    -> (code: ExitCode, output: String, errors: String)
  {
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    var variables = ["HOME": home.url.path]
    variables["CATALOG_COURSES_URL"] = courses
    let code = await Program.run(
      words, environment: Environment(variables), output: output.stream, errors: errors.stream)
    return (code, try output.text(), try errors.text())
  }

  /// Keeps an answer of nobody's address that is so many seconds old.
  private func keep(_ body: String, age: Int) async {
    let desk = StoreDesk(Environment(["HOME": home.url.path]), texts: Texts(.english)) { _ in }
    await desk.keep(
      KeptAnswer(
        body: Array(body.utf8), at: Timestamp(seconds: StoreBook.now.seconds - age)),
      for: "courses " + Self.nobody, listing: nil)
  }

  private static let rows =
    "text\tÜnïcode\t9999-03-01 – 9999-03-05 · Ada\nfeeds\tFeeds\t--\n"

  @Test func `the sample is listed without a home`() async throws {
    let answer = try await run("courses", "--count")
    #expect(answer == (.done, "30\n", ""))
    #expect(home.names.isEmpty)
  }

  @Test func `a file is listed, with a note on what was left out`() async throws {
    let path = try home.make("c.json", Self.list)
    let note = "catalog: 1 entry has neither a title nor an address and is left out.\n"
    #expect(try await run("courses", courses: path) == (.done, Self.rows, note))
    #expect(try await run("list", "courses", "-q", courses: path) == (.done, Self.rows, ""))
    #expect(
      try await run("courses", "--where", "id=feeds", "--csv", "-q", courses: path).output
        == "id,title,url,upcoming\nfeeds,Feeds,https://h.test/feeds,[]\n")
  }

  @Test func `one course is shown, found and described`() async throws {
    let path = try home.make("c.json", Self.list)
    let shown = try await run("show", "courses", "text", "-q", courses: path)
    #expect(shown.output.contains("Instructors: Ada\n"))
    let json = try await run("show", "courses", "text", "--json", "-q", courses: path)
    #expect(json.output.contains(#""start_date": "9999-03-01""#))
    let found = try await run("search", "--from", "courses", "unicode", "-q", courses: path)
    #expect(found.output == "text\tÜnïcode\t9999-03-01 – 9999-03-05 · Ada\n")
    #expect(
      try await run("info", "courses", "--json", courses: path).output.contains(#""count": 2"#))
  }

  @Test func `a file that is no list is bad data`() async throws {
    let path = try home.make("c.json", "{\"courses\":")
    let answer = try await run("courses", courses: path)
    #expect(answer.code == .badData && answer.output.isEmpty)
    #expect(answer.errors.hasPrefix("catalog: ‘\(path)’ is no list of courses: at 1:12 "))
  }

  @Test func `without network kept courses stand in, with the reason and their age`() async throws {
    await keep(Self.list, age: 7_300)
    let answer = try await run("courses", "-q", courses: Self.nobody)
    #expect(answer.code == .done && answer.output == Self.rows)
    #expect(answer.errors.contains("127.0.0.1:9"))
    #expect(!answer.errors.contains("2 hours"))
    let told = try await run("courses", courses: Self.nobody)
    #expect(told.errors.contains("This answer is 2 hours old."))
  }

  @Test func `without network and kept courses it is not available`() async throws {
    let answer = try await run("courses", "--json", courses: Self.nobody)
    #expect(answer.code == .unavailable && answer.output.isEmpty)
    #expect(answer.errors.contains("127.0.0.1:9"))
  }

  @Test func `what is young is not asked for, unless it is wanted anew`() async throws {
    await keep(Self.list, age: 5)
    let young = try await run("courses", "-q", courses: Self.nobody)
    #expect(young == (.done, Self.rows, ""))
    let anew = try await run("courses", "-q", "--refresh", courses: Self.nobody)
    #expect(anew.output == Self.rows && anew.errors.contains("127.0.0.1:9"))
  }

  @Test func `offline nobody is asked`() async throws {
    let nothing = try await run("courses", "--offline", courses: Self.nobody)
    #expect(nothing.code == .unavailable)
    #expect(nothing.errors.hasPrefix("catalog: Nothing of ‘\(Self.nobody)’ is kept yet"))
    #expect(home.names.isEmpty)
    await keep(Self.list, age: 900_000)
    let old = try await run("courses", "--offline", "-q", courses: Self.nobody)
    #expect(old == (.done, Self.rows, ""))
    let found = try await run(
      "search", "--from", "courses", "--offline", "-q", "feeds", courses: Self.nobody)
    #expect(found == (.done, "feeds\tFeeds\t--\n", ""))
  }

  @Test func `options that exclude each other, or mean nothing, are wrong use`() async throws {
    #expect(try await run("courses", "--offline", "--refresh").code == .wrongUse)
    #expect(try await run("search", "--from", "monsters", "--offline", "x").code == .wrongUse)
    #expect(try await run("courses", courses: "ftp://h.test/c").code == .wrongUse)
  }

  @Test func `a draft tells where a course is from, and not where a file is kept`() async throws {
    let path = try home.make("c.json", Self.list)
    let draft = try await run(
      "support", "courses", "text", "--to", "a@b.example", "-o", "-", courses: path
    ).output
    #expect(draft.contains("c.json") && !draft.contains(home.url.path))
  }
}
