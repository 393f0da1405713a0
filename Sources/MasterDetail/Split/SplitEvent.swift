/// What can happen to the split as a whole, whatever it lists.
public enum SplitEvent: Sendable {
  /// The terminal has this size now.
  case resize(TerminalSize)
  /// Containers replace these traits, outermost first.
  case override([TraitOverride])
  /// Reveals the next leading column, or hides all.
  case toggleColumns
  /// Reveals a column, or jumps to it while collapsed.
  case show(Column)
  /// Hides a leading column and those before it.
  case hide(Column)
  /// Moves the input focus to a visible column.
  case focus(Column)
  /// Closes the popover, else covering columns, else pops a level.
  case back
  /// The user pointed outside a popover or covering columns.
  case tapOutside
  /// The application prefers a display mode; drops the user's choice.
  case prefer(DisplayMode?)
  /// The application prefers a behaviour; drops the user's choice.
  case behave(SplitBehavior?)
  /// The user wishes a width for a leading column.
  case width(Column, WidthWish)
  /// A column has another title.
  case title(Column, String?)
  /// Presents a popover; one at a time.
  case present(Popover)
  /// The user chose an action of the popover.
  case choose(String)
  /// The application closes the popover.
  case dismissPopover
  /// The front no longer shows the popover.
  case popoverGone
  /// What the popover points at is drawn there now.
  case anchorMoved(CellRect)
  /// The front made the detail and can show items in it.
  case detailLoaded
  /// The front gave the detail up.
  case detailUnloaded
  /// The detail must be handed its item anew.
  case refreshDetail
}
