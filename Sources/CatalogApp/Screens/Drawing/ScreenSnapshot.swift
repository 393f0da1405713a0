import Datasets
import MasterDetail
import Tables
import TerminalUI

/// A screen as it is printed: its lines, or what they were drawn from.
enum ScreenSnapshot {
  /// The lines, without blanks at their ends.
  static func text(_ state: ScreenState) -> String {
    state.draw().lines.joined(separator: "\n") + "\n"
  }

  /// The lines with layout, selection, focus and popover.
  static func json(_ state: ScreenState) -> JSONValue {
    let grid = state.draw()
    var members: [JSONValue.Member] = [
      .init("columns", .number(String(state.size.width))),
      .init("rows", .number(String(state.size.height))),
      .init("lines", .array(grid.lines.map(JSONValue.string))),
      .init("cursor", grid.cursor.map { .array([number($0.x), number($0.y)]) } ?? .null),
    ]
    guard let browser = state.browser else { return .object(members) }
    let (layout, split) = (browser.layout, browser.model.split)
    let (mode, behavior, stack) = LayoutReport.names(of: layout.shape)
    members += [
      .init("place", .string(browser.catalogue.word)),
      .init(
        "layout",
        .object([
          "mode": .string(mode),
          "behaviour": behavior.map(JSONValue.string) ?? .null,
          "stack": .array(stack.map(JSONValue.string)),
          "panes": .array(layout.panes.map(pane)),
          "grid": .bool(layout.prefersGrid),
        ])),
      .init("focus", .string(browser.field.isTyping ? "field" : split.focus.rawValue)),
      .init("selection", browser.model.selection.map { .string($0.id) } ?? .null),
      .init("under_cursor", browser.target.map { .string($0.id) } ?? .null),
      .init("items", number(browser.items.count)),
      .init(
        "popover",
        split.presentation.map {
          .object(["id": .string($0.popover.id), "style": .string($0.style.rawValue)])
        } ?? .null),
      .init("message", state.message.map { .string($0.text) } ?? .null),
    ]
    return .object(members)
  }

  private static func pane(_ pane: Pane) -> JSONValue {
    .object([
      "column": .string(pane.column.rawValue), "x": number(pane.x), "width": number(pane.width),
      "over": .bool(pane.isOver), "dimmed": .bool(pane.isDimmed),
    ])
  }

  private static func number(_ value: Int) -> JSONValue { .number(String(value)) }
}
