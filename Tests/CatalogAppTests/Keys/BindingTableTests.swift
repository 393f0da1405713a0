import Foundation
import TerminalUI
import Testing

@testable import CatalogApp

struct BindingTableTests {
  /// The table as the README shows it; actions without a key are left to the palette.
  private static var markdown: String {
    let texts = Texts(.english)
    let rows = BindingTable.bindings.compactMap { binding -> String? in
      let keys = Keymap.standard.keys(of: binding.action).map { "`\($0.label)`" }
      guard !keys.isEmpty else { return nil }
      let action = "`\(binding.action.rawValue)`"
      return "| \(keys.joined(separator: " ")) | \(action) | \(texts[binding.help]) |"
    }
    return (["| keys | action | what |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  @Test func `every action has one row`() {
    #expect(Set(BindingTable.bindings.map(\.action)) == Set(Action.allCases))
    #expect(BindingTable.bindings.count == Action.allCases.count)
  }

  @Test func `every key is one that terminals send, and asks for one thing`() throws {
    var owners: [KeyScope: [KeyPress: Action]] = [:]
    for binding in BindingTable.bindings {
      for name in binding.keys {
        let press = try #require(KeyPress(named: name), "\(name)")
        let scope = binding.group.scope
        #expect(owners[scope]?[press] == nil, "\(name)")
        owners[scope, default: [:]][press] = binding.action
        #expect(Keymap.standard.action(of: press, in: scope) == binding.action)
      }
    }
  }

  @Test func `what has no key is in the palette`() {
    for binding in BindingTable.bindings where binding.keys.isEmpty {
      #expect(binding.action == .about)
    }
  }

  @Test(arguments: Language.allCases)
  func `every row has its words in every language`(_ language: Language) {
    let texts = Texts(language)
    var sentences: Set<String> = []
    for binding in BindingTable.bindings {
      let (label, help) = (texts[binding.label], texts[binding.help])
      #expect(!label.isEmpty && label != binding.label.rawValue)
      #expect(!help.isEmpty && help != binding.help.rawValue)
      #expect(CellWidth.columns(of: label) <= 16, "\(label)")
      #expect(sentences.insert(help).inserted, "\(help)")
    }
  }

  @MainActor @Test(arguments: Language.allCases)
  func `help tells every key`(_ language: Language) throws {
    let screen = try TestScreen("monsters", variables: ["LANG": language.rawValue + "_XX.UTF-8"])
    for width in [40, 72] {
      let help = screen.state.lines(of: .help, width: width).map(\.text).joined(separator: " ")
        .split { $0 == " " }.joined(separator: " ")
      for binding in BindingTable.bindings where !binding.keys.isEmpty {
        #expect(help.contains(screen.state.texts[binding.help]), "\(binding.action) at \(width)")
        let label = Keymap.standard.label(of: binding.action, in: binding.group.scope)
        #expect(help.contains(label), "\(label)")
      }
    }
  }

  /// `make record` writes it.
  @Test func `the README shows the table`() throws {
    let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    if ProcessInfo.processInfo.environment["RECORD"] == "1",
      let start = text.range(of: "### Keys\n"),
      let end = text.range(of: "\n## ", range: start.upperBound..<text.endIndex)
    {
      var new = text
      new.replaceSubrange(start.upperBound..<end.lowerBound, with: "\n" + Self.markdown + "\n")
      try new.write(to: readme, atomically: false, encoding: .utf8)
      return
    }
    #expect(text.contains("### Keys\n\n" + Self.markdown + "\n"), "\(Self.markdown)")
  }
}
