import Foundation
import MasterDetail
import Testing

@MainActor struct ReadmeTests {
  @Test func `the example of the README works`() {
    // README
    struct Recipe: Identifiable, Equatable, Sendable { let id: Int, name: String }
    let all = [Recipe(id: 1, name: "Soup"), Recipe(id: 2, name: "Bread")]
    let recipes = MasterDetailController(all, .init(title: "Recipes"))
    var detail = ""
    let hook = recipes.onDetail { detail = $0?.name ?? "Pick a recipe" }
    recipes.detailLoaded()  // the front made its detail view
    recipes.open(2)  // the user pressed Enter on "Bread"
    // detail == "Bread", recipes.layout has two panes: 24 columns for the list, 55 for the detail
    hook.cancel()
    // END
    #expect(detail == "Bread")
    #expect(recipes.layout.panes.map(\.width) == [24, 55])
  }

  @Test func `the guide shows the same example`() throws {
    let here = URL(fileURLWithPath: #filePath)
    let source = try String(contentsOf: here, encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let example = lines.drop { !$0.hasSuffix("// README") }.dropFirst()
      .prefix { !$0.hasSuffix("// END") }.map { $0.dropFirst(4) }
    #expect(example.count <= 10)
    let package = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let guide = package.appendingPathComponent(
      "Sources/MasterDetail/MasterDetail.docc/GettingStarted.md")
    let text = try String(contentsOf: guide, encoding: .utf8)
    #expect(text.contains(example.joined(separator: "\n")))
  }
}
