import CatalogApp
import Foundation
import Testing

/// What the README shows must be there.
struct ReadmeTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.package.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `every setting is explained`() throws {
    let readme = try text("README.md")
    for setting in Setting.allCases { #expect(readme.contains("`\(setting.rawValue)`")) }
  }

  @Test(arguments: ["store-detail-80x24", "menu-40x12", "draft-140x45"])
  func `a screen is the one that the program draws`(_ name: String) throws {
    let recorded = try text("Tests/CatalogAppTests/Snapshots/screens/\(name).txt")
    let screen = recorded.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.hasPrefix("— styles") }.joined(separator: "\n")
    let lines = screen.trimmingCharacters(in: .newlines)
    #expect(try text("README.md").contains(lines))
  }

  @Test func `every exit code is named`() throws {
    let readme = try text("README.md")
    for code in [0, 1, 64, 65, 66, 69, 73, 74, 75, 76, 77] {
      #expect(readme.contains(try Regex("\\b\(code) [a-z]")))
    }
  }

  @Test func `the example of the library is the one that is compiled`() throws {
    let lines = try text("Tests/MasterDetailTests/ReadmeTests.swift")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let example = lines.drop { !$0.hasSuffix("// README") }.dropFirst()
      .prefix { !$0.hasSuffix("// END") }.map { $0.dropFirst(4) }
    #expect(!example.isEmpty && example.count <= 10)
    #expect(try text("README.md").contains(example.joined(separator: "\n")))
  }

  @Test func `every target is in the table of modules`() throws {
    let readme = try text("README.md")
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Self.package.appendingPathComponent("Sources").path)
    for folder in folders { #expect(readme.contains("`\(folder)`")) }
  }
}
