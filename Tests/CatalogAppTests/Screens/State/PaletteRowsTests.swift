import MasterDetail
import TerminalUI
import Testing

@testable import CatalogApp

@MainActor struct PaletteRowsTests {
  private func rows(_ typed: String, _ screen: TestScreen) -> [PaletteRows.Row] {
    PaletteRows.rows(matching: typed, screen.state)
  }

  @Test func `the actions that make sense are listed`() throws {
    let screen = try TestScreen("monsters")
    let all = rows("", screen)
    let pages: Set<Action> = [.links, .pageBack, .pageForward]
    let topics: Set<Action> = [.date, .toggleRead, .unreadOnly, .allRead, .feeds]
    #expect(
      Set(all.map(\.action))
        == Set(Action.allCases.filter { $0.scope == .everywhere })
        .subtracting([.palette, .category, .hideColumn, .sortTable, .roles, .changes])
        .subtracting(pages)
        .subtracting(topics))
    let reader = Set(rows("", try TestScreen("topics")).map(\.action))
    #expect(reader.isSuperset(of: pages.union(topics)))
    let home = Set(rows("", try TestScreen()).map(\.action))
    #expect(home.isDisjoint(with: [.home, .support, .copy, .menu, .sort]))
    #expect(rows("--", screen) == all)
    #expect(all.first { $0.action == .next }?.key == "↓")
    #expect(all.first { $0.action == .about }?.key == "")
  }

  @Test(arguments: [
    ("mouse", Action.mouse), ("email", .support), ("quit-now", .quitNow), ("sort", .sort),
    ("LIST WIDER", .wider),
  ])
  func `words find an action, by its sentence or its name`(_ typed: String, _ action: Action) throws
  {
    #expect(rows(typed, try TestScreen("monsters")).map(\.action).contains(action))
  }

  @Test(arguments: [
    ("quit", Action.quit), ("about", .about), ("exit", .quit), ("mail", .support),
    ("find", .search), ("copy", .copy),
  ])
  func `what an action is called comes first`(_ typed: String, _ action: Action) throws {
    #expect(rows(typed, try TestScreen("monsters")).first?.action == action)
  }

  @Test func `nothing is found by what nobody does`() throws {
    #expect(rows("zebra", try TestScreen("monsters")).isEmpty)
  }

  @Test func `every action can be asked for in the palette`() throws {
    for action in Action.allCases where action != .palette {
      for word in ["monsters", "store", nil] {
        let screen = try TestScreen(word, ["--offline", "--pictures=off"])
        guard let index = rows("", screen).firstIndex(where: { $0.action == action }) else {
          continue
        }
        try screen.press(":" + String(repeating: " down", count: index) + " enter")
        if case .palette = screen.state.modal { Issue.record("\(action) left the palette open") }
        #expect(screen.grid.lines.count == 24)
      }
    }
  }
}
