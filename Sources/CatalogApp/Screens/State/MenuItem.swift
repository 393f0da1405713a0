/// What the menu of an item offers.
enum MenuItem: String, CaseIterable, Sendable {
  case support, openInBrowser, copy, links, pageBack, pageForward, about

  /// What the menu of a catalogue's items offers.
  static func offered(in catalogue: Catalogue) -> [MenuItem] {
    allCases.filter { !$0.isAboutPages || catalogue.pages != nil }
  }

  private var isAboutPages: Bool {
    switch self {
    case .links, .pageBack, .pageForward: true
    case .support, .openInBrowser, .copy, .about: false
    }
  }
}

extension MenuItem {
  var title: ScreenMessage {
    switch self {
    case .support: .menuSupport
    case .openInBrowser: .menuOpenInBrowser
    case .copy: .menuCopy
    case .links: .menuLinks
    case .pageBack: .menuPageBack
    case .pageForward: .menuPageForward
    case .about: .menuAbout
    }
  }

  /// The action that does the same by a key.
  var action: Action {
    switch self {
    case .support: .support
    case .openInBrowser: .openInBrowser
    case .copy: .copy
    case .links: .links
    case .pageBack: .pageBack
    case .pageForward: .pageForward
    case .about: .about
    }
  }
}
