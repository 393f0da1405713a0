import Testing

@testable import CatalogApp

struct SortChoiceTests {
  @Test(arguments: ["name", "-name", "+", "", "-", "日本", "a b"], [false, true])
  func `any column has its name, and is read back`(_ key: String, _ isDescending: Bool) {
    var choice = SortChoice(key: key)
    choice.isDescending = isDescending
    #expect(SortChoice(choice.name) == choice)
  }

  @Test func `both orders have different names`() {
    var choice = SortChoice(key: "-name")
    #expect(choice.name == "+-name")
    choice.isDescending = true
    #expect(choice.name == "--name")
  }
}
