import MasterDetail
import TerminalUI

extension ScreenState {
  /// Shows the links of the text that is read, to follow one.
  mutating func presentLinks() {
    guard hasPages else { return say(texts[.screenNoPages]) }
    guard let browser, browser.model.selection != nil else { return say(.screenNoItem) }
    guard !browser.page.links.isEmpty else { return say(.pageNoLinks) }
    withBrowser { browser -> Void in
      browser.offered = browser.page.links
      browser.typedNumber = nil
    }
    present(
      PopoverName.links, on: browser.layout.isUsable(.secondary) ? .secondary : .primary,
      browser.page.links.indices.map(String.init))
  }

  /// Whether items of the list have pages that are read here.
  private var hasPages: Bool { browser?.catalogue.pages != nil }

  /// Goes to the page before, or behind, the one that is read.
  mutating func goToPage(by step: Int) -> [Effect] {
    guard hasPages else {
      say(texts[.screenNoPages])
      return []
    }
    guard browser?.model.selection != nil else {
      say(.screenNoItem)
      return []
    }
    guard browser?.canGo(by: step) == true else {
      say(step < 0 ? .pageFirst : .pageLast)
      return []
    }
    return withBrowser { $0.go(by: step) } ?? []
  }

  /// Follows the link of that number in what was offered.
  mutating func follow(link number: String) -> [Effect] {
    guard let offered = browser?.offered, let index = Int(number), offered.indices.contains(index)
    else { return [] }
    return withBrowser { $0.follow(offered[index].address) } ?? []
  }

  /// Marks the link whose number is being typed; false for a key that is no digit.
  mutating func markLink(_ press: KeyPress, of count: Int) -> Bool {
    guard press.modifiers.isEmpty, case .character(let character) = press.key,
      character.isASCII, let digit = character.wholeNumberValue
    else { return false }
    withBrowser { browser -> Void in
      let number = (browser.typedNumber ?? 0) * 10 + digit
      browser.typedNumber = number <= count ? number : digit
      if let typed = browser.typedNumber, (1...count).contains(typed) {
        browser.marked = typed - 1
      }
    }
    return true
  }

  /// The link of the text under a point of the screen, which leads to another page.
  func link(at point: Point) -> PageLink? {
    guard let browser, frames.detail.contains(point), let address = draw().link(at: point) else {
      return nil
    }
    return browser.page.links.first { $0.address == address }
  }
}
