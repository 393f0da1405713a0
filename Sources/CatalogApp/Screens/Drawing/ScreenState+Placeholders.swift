import Datasets
import MasterDetail
import TerminalUI

extension ScreenState {
  /// What an empty column says, and what can be done about it.
  func message(for placeholder: Placeholder, _ browser: Browser) -> MessageView {
    let texts = texts
    func view(_ title: ScreenMessage, _ text: String = "", key: Action? = nil) -> MessageView {
      view(texts[title], text, key: key)
    }
    func view(_ title: String, _ text: String = "", key: Action? = nil) -> MessageView {
      MessageView(
        title: StyledText(title, .bold), text: StyledText(text, .dim),
        hint: key.map { StyledText(hint($0), .dim) } ?? "")
    }
    switch placeholder {
    case .prompt:
      guard browser.catalogue.kind == .store else { return view(texts[.stopped], key: .reload) }
      return view(.placeholderPrompt, key: .search)
    case .loading:
      return showsLoading ? view(loadingText(of: browser), key: .cancel) : MessageView(title: "")
    case .noResults:
      if browser.catalogue.kind == .store {
        return view(.placeholderNothingFound, nothingInStore(browser), key: .search)
      }
      guard browser.showsUnreadOnly else { return view(.placeholderEmpty, browser.note ?? "") }
      let key = surroundings.keymap.label(of: .unreadOnly)
      return view(.placeholderNothingUnread, texts(.placeholderNothingUnreadMore, key))
    case .noMatches:
      return view(.placeholderNoMatches, wholeValues(browser) ?? texts[.placeholderNoMatchesMore])
    case .failed(let failure): return view(.placeholderFailed, failure.message, key: .reload)
    case .nothingSelected, .emptyFolder, .folderLevel, .fileLevel:
      return view(
        browser.catalogue.manner.nothingSelected, texts[.placeholderNothingSelectedMore])
    case .blank: return MessageView(title: "")
    }
  }

  /// What to try where nothing is equal to what is typed; nil where nothing is compared so.
  private func wholeValues(_ browser: Browser) -> String? {
    guard let typed = browser.model.list.arrangement.filter,
      let filter = EntryFilter(typed, columns: browser.catalogue.sortKeys)?.filter,
      filter.comparison == .equal
    else { return nil }
    return PrintableText.clean(texts(.filterWhole, filter.column + "~" + filter.value))
  }

  /// The word for waiting.
  func loadingText(of browser: Browser) -> String {
    if browser.table != nil { return texts[.counting] }
    return texts[browser.catalogue.kind == .store ? .screenSearching : .screenLoading]
  }

  /// Where nothing was found: the storefront decides what there is.
  func nothingInStore(_ browser: Browser) -> String {
    browser.note ?? texts(.placeholderNothingInStore, surroundings.country)
  }

  /// `r try again`: a key and what it does now.
  func hint(_ action: Action) -> String {
    let label = surroundings.keymap.label(of: action)
    guard let binding = BindingTable.binding(of: action), !label.isEmpty else { return "" }
    return label + " " + texts[binding.label]
  }
}
