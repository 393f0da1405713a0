import TerminalUI

extension ScreenState {
  /// What a page says, wrapped for a width.
  func lines(of content: ModalPage.Content, width: Int) -> [StyledText] {
    let width = max(1, width)
    switch content {
    case .help: return helpLines(width: width)
    case .about: return wrapped(surroundings.about, width)
    case .layout: return wrapped([LayoutReport.text(self)], width)
    case .notes(_, let text), .alert(_, let text): return wrapped([text], width)
    case .draft(let draft):
      var lines: [StyledText] = []
      if case .written(let path) = draft.stage {
        lines += StyledText(texts(.draftWritten, path), .bold).wrapped(columns: width) + [""]
      }
      return lines + wrapped(draft.lines, width)
    }
  }

  /// The title of a page.
  func title(of content: ModalPage.Content) -> String {
    switch content {
    case .help: texts[.helpTitle]
    case .about: texts[.menuAbout]
    case .layout: texts[.layoutTitle]
    case .notes(let title, _), .alert(let title, _): title
    case .draft(let draft): texts[draft.stage == .read ? .draftPreviewTitle : .draftTitle]
    }
  }

  private func wrapped(_ texts: [String], _ width: Int) -> [StyledText] {
    texts.flatMap { text in
      PrintableText.cleanLines(text).utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        .flatMap { $0.isEmpty ? [""] : StyledText(String(Substring($0))).wrapped(columns: width) }
    }
  }

  /// Every action with its keys and what it does, as bound now.
  private func helpLines(width: Int) -> [StyledText] {
    var lines: [StyledText] = []
    if let lastMessage {
      lines.append(StyledText(texts[.helpLastMessage], .bold))
      lines += wrapped([lastMessage], width)
    }
    for group in Binding.Group.allCases {
      if !lines.isEmpty { lines.append("") }
      lines.append(StyledText(texts[group.title], .bold))
      for binding in BindingTable.bindings where binding.group == group {
        let keys = surroundings.keymap.keys(of: binding.action).map(\.label)
          .joined(separator: ", ")
        guard !keys.isEmpty else { continue }
        lines += helpLines(keys, texts[binding.help], width: width)
      }
    }
    return lines + [""] + StyledText(texts[.helpMouse], .dim).wrapped(columns: max(8, width))
  }

  /// Keys and what they do: beside each other, or below each other in a narrow window.
  private func helpLines(_ keys: String, _ text: String, width: Int) -> [StyledText] {
    let isWide = width >= 44
    let indent = isWide ? 18 : 2
    let wrapped = StyledText(text).wrapped(columns: max(8, width - indent))
    let below = wrapped.map { StyledText(String(repeating: " ", count: indent)) + $0 }
    guard isWide else { return [StyledText(keys, .bold)] + below }
    let first = StyledText(Clip.fit(keys, columns: indent - 2) + "  ", .bold)
    return [first + (wrapped.first ?? "")] + below.dropFirst()
  }
}

extension Binding.Group {
  var title: ScreenMessage {
    switch self {
    case .moving: .groupMoving
    case .finding: .groupFinding
    case .item: .groupItem
    case .files: .groupFiles
    case .screen: .groupScreen
    case .program: .groupProgram
    }
  }
}
