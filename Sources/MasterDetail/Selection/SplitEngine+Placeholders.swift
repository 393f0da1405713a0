extension SplitEngine {
  /// What a visible column has to say when it is empty; nil if it is not.
  func placeholder(for column: Column) -> Placeholder? {
    guard split.layout.pane(column) != nil else { return nil }
    switch column {
    case .primary: return outer.items.isEmpty ? listPlaceholder : nil
    case .supplementary: return inner.items.isEmpty ? .emptyFolder : nil
    case .secondary:
      guard shown == nil, !split.layout.isCollapsed else { return nil }
      if awaitsSelection { return .blank }
      if !isThreeColumns { return .nothingSelected }
      return depth == 0 ? .folderLevel : .fileLevel
    }
  }

  private var listPlaceholder: Placeholder {
    switch outer.content {
    case .notSearchedYet: .prompt
    case .loading: .loading
    case .results: .noMatches
    case .noResults: .noResults
    case .failed(let failure): .failed(failure)
    }
  }

  /// Whether the load in flight is about to bring a selection by itself.
  private var awaitsSelection: Bool {
    guard outer.selectedID == nil, case .loading(let query) = outer.content else { return false }
    if outer.pendingID != nil { return true }
    return split.configuration.initialSelection == .first
      && (!outer.isSuppressed || query != outer.query)
  }
}
