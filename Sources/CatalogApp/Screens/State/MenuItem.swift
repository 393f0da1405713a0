/// What the menu of an item offers.
enum MenuItem: String, CaseIterable, Sendable {
  case support, openInBrowser, copy, about
}

extension MenuItem {
  var title: ScreenMessage {
    switch self {
    case .support: .menuSupport
    case .openInBrowser: .menuOpenInBrowser
    case .copy: .menuCopy
    case .about: .menuAbout
    }
  }

  /// The action that does the same by a key.
  var action: Action {
    switch self {
    case .support: .support
    case .openInBrowser: .openInBrowser
    case .copy: .copy
    case .about: .about
    }
  }
}
