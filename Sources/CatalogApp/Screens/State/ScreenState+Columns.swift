import MasterDetail
import TerminalUI

extension ScreenState {
  /// Changes display mode, columns or their widths.
  mutating func arrangeColumns(_ action: Action) {
    guard let browser else { return }
    switch action {
    case .displayMode:
      let all = ModeChoice.allCases
      let index = all.firstIndex(of: browser.mode) ?? 0
      let mode = all[(index + 1) % all.count]
      withBrowser { $0.choose(mode) }
      say(texts[mode.title])
    case .columns: withBrowser { $0.send(.split(.toggleColumns)) }
    case .evenWidth: withBrowser { $0.divide(at: nil) }
    default:
      guard let pane = browser.layout.pane(.primary), !browser.layout.isCollapsed else { return }
      divide(at: pane.width + (action == .wider ? 2 : -2) * (count ?? 1))
    }
  }

  /// Gives the list so many cells, as a share that stays when the window changes.
  mutating func divide(at width: Int) {
    guard size.width > 0 else { return }
    let share = Double(max(1, min(width, size.width - 1))) / Double(size.width)
    withBrowser { $0.divide(at: share) }
  }

  /// Leaves the mouse to the terminal, which selects text with it, or takes it back.
  mutating func toggleMouse() -> [Effect] {
    hasMouse.toggle()
    drag = nil
    say(hasMouse ? .screenMouseOn : .screenMouseOff)
    return [.mouse(hasMouse)]
  }
}

extension ModeChoice {
  var title: ScreenMessage {
    switch self {
    case .automatic: .modeAutomatic
    case .beside: .modeBeside
    case .over: .modeOver
    case .stack: .modeStack
    }
  }
}
