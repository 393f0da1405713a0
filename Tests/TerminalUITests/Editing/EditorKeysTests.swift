import Testing

@testable import TerminalUI

struct EditorKeysTests {
  @Test func `no key does two things`() {
    #expect(Set(EditorKeys.bindings.map(\.key)).count == EditorKeys.bindings.count)
  }

  @Test func `every key can be told by a terminal`() {
    for binding in EditorKeys.bindings {
      #expect(KeyPress(named: binding.key.name) == binding.key, "\(binding.key.name)")
    }
  }

  @Test func `every command but those of the mouse has a key`() {
    let bound = Set(EditorKeys.bindings.map(\.command))
    #expect(Set(EditorCommand.allCases).subtracting(bound) == [.selectWord, .selectLine])
  }

  @Test(arguments: [
    ("ctrl-z", EditorCommand.undo), ("ctrl-y", .redo), ("shift-left", .selectLeft),
    ("ctrl-shift-end", .selectTextEnd), ("ctrl-k", .deleteToLineEnd), ("f3", .findNext),
    ("ctrl-right", .wordRight), ("enter", .newLine), ("home", .lineStart),
  ])
  func `keys are those of other editors`(name: String, command: EditorCommand) throws {
    #expect(EditorKeys.command(for: try #require(KeyPress(named: name))) == command)
  }

  @Test func `characters are typed`() {
    #expect(EditorKeys.text(for: KeyPress("é")) == "é")
    #expect(EditorKeys.text(for: KeyPress(.character("x"), .alt)) == nil)
    #expect(EditorKeys.text(for: KeyPress(.up)) == nil)
  }

  @Test func `names of commands are names`() {
    for command in EditorCommand.allCases {
      #expect(command.rawValue.utf8.allSatisfy { $0 == 0x2D || 0x61...0x7A ~= $0 })
    }
  }
}
