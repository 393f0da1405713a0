import Datasets
import MasterDetail
import TerminalUI
import TestSupport

@testable import CatalogApp

extension FilesVectorScreen {
  /// What is not on the screen as the vector expects it; nil where all is.
  func firstDifference(from vector: Vector) -> String? {
    let wanted = vector.expect
    guard let browser else { return "there are no folders" }
    let layout = browser.layout
    let frames = screen.state.frames
    func differs<Value: Equatable>(_ name: String, _ seen: Value, _ wanted: Value) -> String? {
      seen == wanted ? nil : "\(name) is \(seen), wanted \(wanted)"
    }
    let selection = [browser.tree.openFolder?.name, browser.tree.selection?.name]
    let differences = [
      differs("display mode", layout.displayMode?.rawValue ?? "collapsed", wanted.displayMode),
      differs("behaviour", layout.behavior?.rawValue, wanted.behaviour),
      differs("columns", frames.panes.map(\.column.rawValue), wanted.visible),
      differs("widths", frames.panes.map(\.header.width), wanted.widths),
      differs("origins", frames.panes.map(\.header.x), wanted.origins),
      differs("dimmed", frames.panes.filter(\.isDimmed).map(\.column.rawValue), wanted.dimmed),
      differs("stack", layout.stack.map(\.rawValue), wanted.stack),
      differs("selection", selection.compactMap(\.self), wanted.selection),
      differs("text", browser.text?.item.name, wanted.detail ?? browser.tree.selection?.name),
      differs("folders", browser.tree.folders.items.map(\.id), wanted.items),
      differs("files", browser.tree.files.items.map(\.name), wanted.files ?? []),
      differs("popover", browser.tree.split.presentation?.style.rawValue, wanted.popover?.style),
      focusDifference(from: vector, browser),
    ]
    return differences.compactMap(\.self).first ?? drawnDifference(from: wanted, browser, frames)
  }

  /// Whoever opens something goes there, which vectors do not: only what was chosen since counts.
  private func focusDifference(from vector: Vector, _ browser: FileBrowser) -> String? {
    let going = ["select", "browse", "create", "present", "back"]
    let last = vector.events.last { going.contains($0.do) || $0.do == "focus" }
    guard vector.given.restore == nil, last?.do == "focus" else { return nil }
    let focus = browser.focus.rawValue
    return focus == vector.expect.focus ? nil : "focus is \(focus), wanted \(vector.expect.focus)"
  }

  private func drawnDifference(
    from wanted: VectorExpectation, _ browser: FileBrowser, _ frames: Frames
  ) -> String? {
    for pane in frames.panes where !pane.isDimmed && frames.popover == nil {
      let header = text(in: pane.header)
      let rows = text(in: pane.content)
      if pane.column == frames.panes.last?.column {
        for (mark, title) in [("≡ ", wanted.buttonTitle), ("‹ ", wanted.backTitle)] {
          if let title, !header.contains(mark + title) {
            return "\(mark + title) is not in \(header)"
          }
        }
        if wanted.buttonTitle == nil, header.contains("≡") {
          return "there is a button in \(header)"
        }
      }
      let names: [String] =
        switch pane.column {
        case .primary: wanted.items
        case .supplementary: wanted.files ?? []
        // A file's name is its text, unless it is new.
        case .secondary: browser.text?.editor.text.isEmpty == false ? [wanted.detail ?? ""] : []
        }
      for name in names where !rows.contains(name) { return "\(name) is not in\n\(rows)" }
      if let placeholder = wanted.placeholders[pane.column.rawValue] {
        guard let said = Self.said[placeholder] else { return "nothing says \(placeholder)" }
        if !rows.contains(said) { return "\(said) is not in\n\(rows)" }
      }
    }
    return nil
  }

  private static let said = [
    "folderLevel": "Choose a folder", "fileLevel": "Choose a file",
    "emptyFolder": "No files in this folder", "noResults": "No folders",
  ]

  /// What stands in a part of the screen.
  private func text(in rect: Rect) -> String {
    screen.lines[rect.y..<min(rect.maxY, screen.lines.count)].map { line in
      String(line.dropFirst(rect.x).prefix(rect.width))
    }.joined(separator: "\n")
  }
}
