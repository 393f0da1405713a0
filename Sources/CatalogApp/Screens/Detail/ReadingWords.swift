import Datasets

/// What there is to say of pages that are not there, or not the newest.
struct ReadingWords: Sendable {
  private let texts: Texts
  /// The key that asks again.
  private let key: String

  init(_ texts: Texts, _ keymap: Keymap) {
    self.texts = texts
    key = keymap.label(of: .reload)
  }

  var loading: String { texts[.pageLoading] }
  var emptyPage: String { texts[.pageEmpty] }

  func failed(_ reason: String) -> String { reason + "\n" + texts(.pageTryAgain, key) }

  /// Why the page is the one that was kept, and from when it is.
  func keptCopy(_ page: Page, _ failure: DatasetError) -> String {
    let time = page.at.map { texts.text(of: .moment($0)) } ?? ""
    return failure.message(texts) + "\n" + texts(.pageKept, time) + " "
      + texts(.pageTryAgain, key)
  }
}
