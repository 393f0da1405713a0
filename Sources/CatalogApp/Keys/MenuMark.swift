/// Which row of a menu is marked, by the keys that move.
enum MenuMark {
  /// The rows that a page moves it by.
  private static let page = 8

  /// The row of so many that an action marks next; nil for one that does something else.
  static func moved(_ marked: Int, by action: Action?, of count: Int) -> Int? {
    let last = max(0, count - 1)
    return switch action {
    // One step goes round, a page does not.
    case .next, .nextPane: marked >= last ? 0 : marked + 1
    case .previous, .previousPane: marked <= 0 ? last : marked - 1
    case .first: 0
    case .last: last
    case .pageDown, .halfPageDown: min(last, marked + page)
    case .pageUp, .halfPageUp: max(0, marked - page)
    default: nil
    }
  }
}
