import Datasets
import MasterDetail
import TerminalUI

extension ScreenState {
  /// One line about what the keys act on now, for those who hear the screen.
  var announcement: String {
    switch modal {
    case .palette(let palette):
      let found = PaletteRows.rows(matching: palette.input.text, self)
      guard found.indices.contains(palette.marked) else { return texts[.placeholderNoMatches] }
      return row(found[palette.marked].title, palette.marked, found.count)
    case .page(let page):
      guard case .alert(let title, let text) = page.content else { return title(of: page.content) }
      return title + " " + text
    case .form(let form): return announcement(of: form)
    case .line(let form): return form.title(texts) + " " + form.input.text
    case .finder(let finder):
      guard finder.found.indices.contains(finder.marked) else {
        return texts[.placeholderNoMatches]
      }
      return row(finder.found[finder.marked].name, finder.marked, finder.found.count)
    case nil: break
    }
    if let fileBrowser { return announcement(of: fileBrowser) }
    guard let browser else { return "" }
    if let popover = browser.model.split.presentation?.popover,
      browser.offeredActions.indices.contains(browser.marked)
    {
      let actions = browser.offeredActions
      let title = title(of: actions[browser.marked], in: popover.id)
      return row(title, browser.marked, actions.count)
    }
    if let popover = browser.model.split.presentation?.popover, popover.id == PopoverName.date {
      return texts[.dateTitle] + " " + publishDate
    }
    return announcement(of: browser)
  }

  /// The field that has the keys, and what is wrong with the addresses once somebody goes on.
  private func announcement(of form: SupportForm) -> String {
    switch form.focus {
    case .to: form.isChecked || form.to.text.isEmpty ? fault(of: form) : texts[.addressLabel]
    case .subject: texts[.formSubjectLabel]
    case .text: texts[.formTextPlaceholder]
    }
  }

  private func announcement(of browser: Browser) -> String {
    guard let target = browser.target else { return texts[.placeholderNoMatches] }
    let title = texts.text(of: browser.row(of: target).title)
    if browser.isListActive, let place = browser.cursorRow {
      return row(title, place, browser.items.count)
    }
    return texts(.announceReading, title, browser.detail.offset + 1, browser.page.rows.count)
  }

  func row(_ title: String, _ row: Int, _ count: Int) -> String {
    texts(.announceRow, title, row + 1, count)
  }

  /// A change is announced; when nothing has changed, the keys are shown again.
  mutating func settleAnnouncement() {
    guard surroundings.isPlain else { return }
    let new = announcement
    announces = new != announced
    announced = new
  }
}
