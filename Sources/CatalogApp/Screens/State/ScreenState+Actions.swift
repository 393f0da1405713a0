import Datasets
import Markup
import MasterDetail
import TerminalUI

extension ScreenState {
  /// Does what an action asks of the place that is shown.
  mutating func perform(_ action: Action) -> [Effect] {
    if let effects = performInFiles(action) { return effects }
    switch action {
    case .next, .previous, .pageDown, .pageUp, .halfPageDown, .halfPageUp, .first, .last:
      move(action)
      return []
    case .open: return open()
    case .right: return right()
    case .left: return left()
    case .back: return back()
    case .nextPane, .previousPane:
      focusNextPane(forward: action == .nextPane)
      return []
    case .nextItem, .previousItem:
      let steps = count ?? 1
      withBrowser { $0.step(by: action == .nextItem ? steps : -steps) }
      return []
    case .search: return beginSearch()
    case .nextMatch, .previousMatch:
      moveToMatch(forward: action == .nextMatch)
      return []
    case .category: return nextCategory()
    case .sort:
      presentSortMenu()
      return []
    case .changes: return listChanges()
    case .roles:
      presentRoles()
      return []
    case .tableColumns: return openColumns()
    case .hideColumn: return toggleColumn()
    case .sortTable: return sortTable()
    case .reload: return withBrowser { [now] in $0.reloadWhatIsRead(now: now) } ?? []
    case .links:
      presentLinks()
      return []
    case .pageBack: return goToPage(by: -1)
    case .pageForward: return goToPage(by: 1)
    case .date:
      presentDate()
      return []
    case .toggleRead: return toggleRead()
    case .unreadOnly: return toggleUnreadOnly()
    case .allRead: return markAllRead()
    case .feeds: return askForTroubles()
    case .support, .write: return beginSupport()
    case .openInBrowser: return openInBrowser()
    case .copy: return copy()
    case .menu:
      presentMenu()
      return []
    case .displayMode, .columns, .narrower, .wider, .evenWidth:
      arrangeColumns(action)
      return []
    case .mouse: return toggleMouse()
    case .layout:
      modal = .page(ModalPage(.layout))
      return []
    case .redraw: return [.redraw]
    case .help:
      modal = .page(ModalPage(.help))
      return []
    case .palette:
      modal = .palette(PaletteState())
      return []
    case .about:
      modal = .page(ModalPage(.about))
      return []
    case .home: return browser?.catalogue.kind == .home ? [] : enter("")
    case .newFile, .newFolder, .rename, .delete, .undoDelete, .moveFile, .duplicate,
      .editElsewhere, .preview, .showHidden:
      return []
    case .cancel: return cancel()
    case .suspend: return [.suspend]
    case .quit: return quit()
    case .quitNow: return leave(.done)
    }
  }

  // MARK: The item

  private mutating func openInBrowser() -> [Effect] {
    guard let browser, let target = browser.target else {
      say(.screenNoItem)
      return []
    }
    if let reading = browser.readings[target.id], reading.isElsewhere,
      let address = reading.visit.page?.address ?? reading.visit.address
    {
      return [.openAddress(address)]
    }
    guard let link = browser.document(of: target).links.first else {
      say(texts[.noLink])
      return []
    }
    return [.openAddress(link.address)]
  }

  private mutating func copy() -> [Effect] {
    guard let browser, let target = browser.target else {
      say(.screenNoItem)
      return []
    }
    guard !target.isLost else {
      say(texts.text(of: .term(.rowLostMore)))
      return []
    }
    let document = browser.document(of: target)
    let read = browser.isListActive ? [] : browser.blocks(of: target)
    let text =
      read.isEmpty
      ? document.links.first?.address ?? PlainDetail.text(of: document, texts)
      : TextDocument(blocks: read).plainText()
    return [.copy(text, note: texts(.screenCopied, text.utf8.count))]
  }
}
