import Datasets
import Testing

@testable import CatalogApp

struct CourseLoaderEnvironmentTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func source(_ named: String?) -> CourseSource {
    let variables = named.map { ["CATALOG_COURSES_URL": $0] } ?? [:]
    return CourseSource(Environment(variables), texts: Texts(.english))
  }

  @Test(arguments: [nil, ""])
  func `where nothing is named the sample is meant`(_ named: String?) {
    guard case .bundled = source(named) else {
      Issue.record("\(source(named))")
      return
    }
  }

  @Test(arguments: [
    "http://h.test/c", "https://u:p@h.test/c.json?a=b:c", "HTTPS://h.test", "ftp://h.test/c",
  ])
  func `what has a scheme is an address`(_ named: String) {
    guard case .address(named) = source(named) else {
      Issue.record("\(source(named))")
      return
    }
  }

  @Test(arguments: ["", "file:", "file://", "file://localhost", "FILE://"])
  func `a path is a file, as file: too, and only its name is told`(_ scheme: String) throws {
    let path = try folder.make("a b%.json", "[]")
    let named =
      scheme.isEmpty ? path : scheme + path.replacing("%", with: "%25").replacing(" ", with: "%20")
    guard case .file(path, let name, let read) = source(named) else {
      Issue.record("\(source(named))")
      return
    }
    #expect(name == "a b%.json")
    #expect(try read() == Array("[]".utf8))
  }

  @Test func `a path may have a colon behind its first slash, or be relative`() {
    for named in ["/a:b/c", "./c.json", "c.json", "a/b://c", "c:", "c:/d"] {
      guard case .file = source(named) else {
        Issue.record("\(named) is \(source(named))")
        continue
      }
    }
  }

  @Test func `a file that is not there is told as other files are`() {
    guard case .file(_, _, let read) = source("/no/such.json") else {
      Issue.record("no file")
      return
    }
    #expect(throws: CommandError("no such file: \"/no/such.json\"", .noInput)) { try read() }
  }
}
