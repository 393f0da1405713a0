import Datasets
import MasterDetail
import TerminalUI

/// What the palette lists: the actions that make sense here, with their words and keys.
enum PaletteRows {
  /// An action as it is listed.
  struct Row: Hashable, Sendable {
    var action: Action
    var title: String
    var key: String
  }

  /// The actions that have all the words, or all of them; those whose name has them come first.
  static func rows(matching typed: String, _ state: ScreenState) -> [Row] {
    let (texts, keymap) = (state.texts, state.surroundings.keymap)
    let bindings = BindingTable.bindings.filter { isUseful($0.action, state) }
    let search = ItemSearch(typed)
    let found =
      search.isEmpty
      ? bindings
      : search.best(of: bindings) { binding in
        [texts[binding.label], binding.action.rawValue, texts[binding.help], binding.otherWords]
      }
    return found.map {
      Row(
        action: $0.action, title: texts[$0.help],
        key: keymap.label(of: $0.action, in: state.keyScope))
    }
  }

  private static func isUseful(_ action: Action, _ browser: FileBrowser) -> Bool {
    switch action {
    case .palette, .category, .links, .pageBack, .pageForward, .toggleRead, .unreadOnly, .allRead,
      .feeds, .date, .changes, .roles, .tableColumns, .hideColumn, .nextMatch, .previousMatch:
      false
    case .newFile, .newFolder: browser.isWritable
    case .rename, .delete:
      browser.isWritable && (browser.focus == .primary || browser.target != nil)
    case .moveFile, .duplicate: browser.isWritable && browser.target != nil
    case .undoDelete: !browser.trash.isEmpty
    case .support, .editElsewhere, .openInBrowser: browser.target != nil
    case .preview, .copy: browser.tree.selection != nil
    default: true
    }
  }

  private static func isUseful(_ action: Action, _ state: ScreenState) -> Bool {
    if let browser = state.fileBrowser { return isUseful(action, browser) }
    if action.scope == .files { return false }
    let kind = state.browser?.catalogue.kind
    return switch action {
    case .palette: false
    case .category: kind == .store
    case .home: kind != .home
    case .support, .copy, .openInBrowser, .menu: kind != .home && state.browser?.target != nil
    case .links, .pageBack, .pageForward: state.browser?.catalogue.pages != nil
    case .toggleRead, .unreadOnly, .allRead, .feeds: state.browser?.catalogue.marks != nil
    case .date: state.browser?.catalogue.manner.hasToolbar == true
    case .changes: state.browser?.changes != nil
    case .roles: state.browser?.catalogue.roles != nil
    case .sort: state.browser?.sortKeys.isEmpty == false
    case .tableColumns: state.browser?.catalogue.summarize != nil
    case .hideColumn, .sortTable: state.browser?.table != nil
    default: true
    }
  }
}
