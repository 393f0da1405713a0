import MasterDetail
import TerminalUI

/// Why the columns are laid out as they are, for those who wonder and those who build on the core,
/// whose names of modes and columns it uses.
enum LayoutReport {
  /// Size, classes, mode and panes, a line each.
  static func text(_ state: ScreenState) -> String {
    guard let browser = state.browser else { return "" }
    let (split, layout) = (browser.model.split, browser.layout)
    let traits = split.traits
    let thresholds = split.configuration.metrics.thresholds
    let (mode, behavior, _) = names(of: layout.shape)
    let panes = layout.panes.map { "\($0.column.rawValue) \($0.width)" }.joined(separator: " + ")
    let preferred = split.configuration.preferredDisplayMode?.rawValue ?? "automatic"
    let texts = state.texts
    return [
      texts(.layoutCells, state.size.width, state.size.height),
      texts(.layoutHorizontal, traits.horizontal.rawValue, thresholds.regularColumns),
      texts(.layoutVertical, traits.vertical.rawValue, thresholds.regularRows),
      texts(.layoutMode, mode, behavior ?? "–", preferred, traits.idiom.rawValue),
      texts(.layoutPanes, panes, split.focus.rawValue),
    ].joined(separator: "\n")
  }

  /// The names of mode and behaviour, and the stack while collapsed.
  static func names(
    of shape: SplitLayout.Shape
  ) -> (mode: String, behavior: String?, stack: [String]) {
    switch shape {
    case .collapsed(let stack): ("collapsed", nil, stack.map(\.rawValue))
    case .expanded(let mode, let behavior): (mode.rawValue, behavior.rawValue, [])
    }
  }
}
