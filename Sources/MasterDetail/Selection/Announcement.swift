/// One change of a ``MasterDetail``.
///
/// Within an event every kind occurs at most once, in the order of declaration.
public enum Announcement<Item: Listable>: Sendable where Item.ID: Sendable {
  /// The list is searched, loading, filled, empty or failed.
  case content(ContentState)
  /// The list shows other rows.
  case items(count: Int)
  /// Another item is selected.
  case selection(from: Item.ID?, to: Item.ID?)
  /// The loaded detail must show this item; nil: none.
  case detail(Item?)
  /// Mode, widths, stack or titles changed, all at once.
  case layout(from: SplitLayout?, to: SplitLayout)
  /// The popover came, changed or goes.
  case popover(PopoverChange)
  /// The popover is gone, and this was chosen in it.
  case action(popover: String, action: String)
}

/// What came of an event.
public struct Outcome<Item: Listable>: Sendable where Item.ID: Sendable {
  /// False when the event had no meaning, and so changed nothing.
  ///
  /// For instance an unknown item, nothing to go back to, a popover in the way.
  public let isAccepted: Bool
  /// What changed, in the order in which it is to be announced.
  public let changes: [Announcement<Item>]
}
