/// What the menu of an item offers.
enum MenuItem: String, CaseIterable, Sendable {
  case support, openInBrowser, copy, columns, links, pageBack, pageForward, roles, changes, about

  /// What the menu of a place's items offers.
  static func offered(in browser: Browser) -> [MenuItem] {
    let catalogue = browser.catalogue
    return allCases.filter { item in
      switch item {
      case .columns: catalogue.summarize != nil
      case .roles: catalogue.roles != nil
      case .changes: browser.changes != nil
      default: !item.isAboutPages || catalogue.pages != nil
      }
    }
  }

  private var isAboutPages: Bool {
    switch self {
    case .links, .pageBack, .pageForward: true
    case .support, .openInBrowser, .copy, .columns, .roles, .changes, .about: false
    }
  }
}

extension MenuItem {
  var title: ScreenMessage {
    switch self {
    case .support: .menuSupport
    case .openInBrowser: .menuOpenInBrowser
    case .copy: .menuCopy
    case .columns: .menuColumns
    case .links: .menuLinks
    case .pageBack: .menuPageBack
    case .pageForward: .menuPageForward
    case .roles: .menuRoles
    case .changes: .menuChanges
    case .about: .menuAbout
    }
  }

  /// The action that does the same by a key.
  var action: Action {
    switch self {
    case .support: .support
    case .openInBrowser: .openInBrowser
    case .copy: .copy
    case .columns: .tableColumns
    case .links: .links
    case .pageBack: .pageBack
    case .pageForward: .pageForward
    case .roles: .roles
    case .changes: .changes
    case .about: .about
    }
  }
}
