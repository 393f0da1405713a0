import Testing

@testable import CatalogApp

struct SettingsFileNamesTests {
  private func file(_ text: String) throws -> SettingsFile { try SettingsFile(Array(text.utf8)) }

  @Test(arguments: [
    "# keys\nkeys.next = j down\nkeys.no-such-thing = x\n",
    "{\n\"keys.next\": \"j down\",\n\"keys.no-such-thing\": \"x\"}",
  ])
  func `any action can have keys, and has its line`(_ text: String) throws {
    let settings = try file(text)
    #expect(settings.faults.isEmpty)
    #expect(settings.keyBindings.map(\.action) == ["next", "no-such-thing"])
    #expect(settings.keyBindings.map(\.keys) == ["j down", "x"])
    #expect(settings.keyBindings.map(\.line) == [2, 3])
  }

  @Test func `the last keys of an action count`() throws {
    let settings = try file("keys.a = 1\nkeys.b = 2\nkeys.a = 3\n")
    #expect(settings.keyBindings.map(\.action) == ["b", "a"])
    #expect(settings[.keys(action: "a")] == "3")
    #expect(settings[.keys(action: "c")] == nil)
  }

  @Test func `what is no name of an action is a fault`() throws {
    #expect(try file("keys. = x").faults == [SettingsError(.unknown("keys."), line: 1)])
    #expect(try file("keys. = x").keyBindings.isEmpty)
  }

  @Test func `keys are set beside what is there`() throws {
    var settings = try file("keys.next = j\nsplit = 30\n")
    settings.set(.keys(action: "next"), to: "n down")
    settings.set(.keys(action: "quit"), to: "#")
    #expect(settings.text == "keys.next = n down\nsplit = 30\nkeys.quit = #\n")
    #expect(try file(settings.text)[.keys(action: "quit")] == "#")
  }
}
