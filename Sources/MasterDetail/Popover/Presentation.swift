/// A popover that is up, or on its way out until the front confirms that it is gone.
public struct Presentation: Hashable, Sendable {
  /// Whether it is up.
  public enum Phase: Hashable, Sendable {
    /// It is up.
    case presented
    /// It is going, and this is why.
    case dismissing(PopoverChange.Reason)
  }

  /// What is presented.
  public internal(set) var popover: Popover
  /// What it is drawn as.
  public internal(set) var style: Popover.Style
  /// Whether it is up.
  public internal(set) var phase = Phase.presented
  /// The chosen action, announced once the popover is gone.
  public internal(set) var choice: String?

  /// Whether it is up and not yet going.
  public var isPresented: Bool { phase == .presented }

  /// Whether input to a column has to wait until the popover is gone.
  func blocks(_ column: Column?) -> Bool {
    guard isPresented else { return false }
    guard let column, style == .popover else { return true }
    return !popover.passthrough.contains(column)
  }

  /// Whether the layout can anchor it.
  func isAnchored(in layout: SplitLayout) -> Bool {
    style == .sheet || layout.isUsable(popover.column)
  }
}

/// What happened to a popover.
public enum PopoverChange: Hashable, Sendable {
  /// Why a popover goes.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The user closed it.
    case cancelled
    /// The user chose an action.
    case chosen
    /// The application closed it.
    case programmatic
    /// The column it pointed at is hidden or dimmed.
    case anchorLost
    /// The detail it was about shows something else.
    case subjectChanged
  }

  /// It is up, drawn in this style.
  case presented(String, Popover.Style)
  /// It is drawn in another style.
  case adapted(String, Popover.Style)
  /// It must go; the front confirms with ``SplitEvent/popoverGone``.
  case dismissing(String, Reason)
  /// It is gone.
  case gone(String)
}

extension PopoverChange {
  /// The difference between two presentations; nil if there is none to tell.
  init?(from old: Presentation?, to new: Presentation?) {
    guard let new else {
      guard let old else { return nil }
      self = .gone(old.popover.id)
      return
    }
    let isSame = old?.popover.id == new.popover.id && old?.isPresented == true
    switch new.phase {
    case .presented:
      if !isSame {
        self = .presented(new.popover.id, new.style)
      } else if old?.style != new.style {
        self = .adapted(new.popover.id, new.style)
      } else {
        return nil
      }
    case .dismissing(let reason):
      if old?.popover.id == new.popover.id, old?.phase == new.phase { return nil }
      self = .dismissing(new.popover.id, reason)
    }
  }
}
