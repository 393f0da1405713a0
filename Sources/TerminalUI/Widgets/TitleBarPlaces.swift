/// Which columns of a title bar its parts take; a part that is left out has an empty range.
///
/// The status goes first when there is too little room, unless it is to stay; then the button is cut to two fifths, so
/// that some of the title is always seen, and the title takes the rest.
struct TitleBarPlaces {
  private(set) var button = 0..<0
  private(set) var title = 0..<0
  private(set) var status = 0..<0

  init(_ bar: TitleBar, width: Int) {
    let status = bar.status.columns
    // Some of the title is seen beside it, or it goes all the same.
    guard bar.keepsStatus, status > 0, width - status - Self.gap >= bar.leastRest else {
      self.init(sharing: width, bar)
      return
    }
    var rest = bar
    rest.status = ""
    self.init(sharing: width - status - Self.gap, rest)
    self.status = (width - status)..<width
  }

  private init(sharing width: Int, _ bar: TitleBar) {
    let wanted = (
      button: StyledText(bar.button ?? "").columns, title: bar.title.columns,
      status: bar.status.columns
    )
    button = 0..<Self.buttonColumns(wanted.button, title: wanted.title, width: width)
    let start = button.isEmpty ? 0 : button.upperBound + Self.gap
    title = start..<max(start, min(width, start + wanted.title))
    let statusStart = width - wanted.status
    if wanted.status > 0, statusStart >= (title.isEmpty ? start : title.upperBound + Self.gap) {
      status = statusStart..<width
    }
  }

  private static func buttonColumns(_ wanted: Int, title: Int, width: Int) -> Int {
    if wanted + (title == 0 ? 0 : gap + title) <= width || title == 0 { return min(wanted, width) }
    // Too narrow for both: the way back is worth more than a letter of the title.
    if width < 8 { return min(wanted, width) }
    return min(wanted, max(width * 2 / 5, width - gap - title))
  }

  /// The cells between two parts: a blank, the rule, a blank.
  private static let gap = 3
}
