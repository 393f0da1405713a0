/// The parts of a page that are the same on every page of a site.
enum Boilerplate {
  /// Whether an element is one; headers and footers of an article belong to it.
  static func contains(
    _ element: HTMLElement, _ attributes: HTMLAttributes, isInMain: Bool
  ) -> Bool {
    switch element {
    case .nav, .aside, .form, .dialog, .search: return true
    case .header, .footer: if !isInMain { return true }
    case .main, .article, .body, .html: return false
    default: break
    }
    guard attributes[.role] != nil else { return false }
    return roles.contains { attributes.equals(.role, $0) }
      || !isInMain && pageRoles.contains { attributes.equals(.role, $0) }
  }

  private static let roles: [StaticString] = [
    "navigation", "dialog", "alertdialog", "search", "complementary", "menu", "menubar",
  ]
  private static let pageRoles: [StaticString] = ["banner", "contentinfo"]
}
