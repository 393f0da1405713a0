extension SplitState {
  /// Applies an event about the popover; false if it has no meaning now.
  mutating func handlePopover(_ event: SplitEvent) -> Bool {
    switch event {
    case .present(let popover):
      guard presentation == nil, layout.isUsable(popover.column) else { return false }
      presentation = Presentation(popover: popover, style: style(of: popover))
    case .choose(let action):
      guard presentation?.popover.actions.contains(action) == true, dismissPopover(.chosen) else {
        return false
      }
      presentation?.choice = action
    case .dismissPopover: return dismissPopover(.programmatic)
    case .popoverGone:
      guard let presentation, !presentation.isPresented else { return false }
      landedAction = presentation.choice.map {
        LandedAction(popover: presentation.popover.id, action: $0)
      }
      self.presentation = nil
    case .anchorMoved(let anchor):
      guard presentation != nil else { return false }
      presentation?.popover.anchor = anchor
    default: return false
    }
    return true
  }

  /// Starts the dismissal of the popover; false if none is up.
  mutating func dismissPopover(_ reason: PopoverChange.Reason) -> Bool {
    guard presentation?.isPresented == true else { return false }
    presentation?.phase = .dismissing(reason)
    return true
  }

  /// Adapts the popover to the layout, or dismisses it when it lost what it was about.
  mutating func settlePopover(subjectChanged: Bool) {
    guard let presentation, presentation.isPresented else { return }
    if subjectChanged, presentation.popover.column == .secondary {
      self.presentation?.phase = .dismissing(.subjectChanged)
      return
    }
    var adapted = presentation
    adapted.style = style(of: presentation.popover)
    if !adapted.isAnchored(in: layout) {
      adapted.style = presentation.style
      adapted.phase = .dismissing(.anchorLost)
    }
    self.presentation = adapted
  }

  private func style(of popover: Popover) -> Popover.Style {
    layout.isCollapsed && popover.adaptation == .automatic ? .sheet : .popover
  }
}
