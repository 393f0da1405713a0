import Datasets
import MasterDetail

extension ScreenState {
  /// Notes that the entry which keys act on was read, or is to be read again.
  mutating func toggleRead() -> [Effect] {
    guard notesReading() else { return [] }
    guard let target = browser?.target else {
      say(.screenNoItem)
      return []
    }
    return withBrowser { browser in
      let isRead = browser.isUnread(target)
      // Who marks what they read as unread does not want it read a moment later.
      if browser.resting?.id == target.id { browser.resting?.isNoted = true }
      return browser.mark([target], isRead: isRead)
    } ?? []
  }

  /// Notes that everything listed was read.
  mutating func markAllRead() -> [Effect] {
    guard notesReading(), let browser else { return [] }
    let unread = browser.items.filter(browser.isUnread)
    guard !unread.isEmpty else {
      say(.nothingUnread)
      return []
    }
    say(texts(.markedRead, unread.count))
    return withBrowser { [now] browser in
      let effects = browser.mark(unread, isRead: true)
      return browser.showsUnreadOnly ? effects + browser.load(browser.request(), now: now) : effects
    } ?? []
  }

  /// Lists unread entries only, or all of them again.
  mutating func toggleUnreadOnly() -> [Effect] {
    guard notesReading() else { return [] }
    return withBrowser { [now] browser in
      browser.showsUnreadOnly.toggle()
      return browser.load(browser.request(), now: now)
    } ?? []
  }

  /// Says so where nobody notes what was read.
  private mutating func notesReading() -> Bool {
    if browser?.catalogue.marks != nil { return true }
    say(.nobodyNotesReading)
    return false
  }

  // MARK: Feeds

  /// Asks which feeds could not be read.
  func askForTroubles() -> [Effect] {
    guard let browser else { return [] }
    return [.troubles(place: browser.number, browser.catalogue.troubles)]
  }

  /// Shows which feeds could not be read, why, and when they last could.
  mutating func show(_ troubles: [FeedTrouble]?, of place: Int) {
    guard place == browser?.number else { return }
    guard let troubles else { return say(.noFeedsHere) }
    withBrowser { $0.failedFeeds = troubles.count }
    guard !troubles.isEmpty else { return say(.allFeedsRead) }
    let texts = texts
    let parts = troubles.map { trouble in
      let time =
        trouble.succeeded.map { texts(.feedLastRead, texts.text(of: .moment($0))) }
        ?? texts[.feedNeverRead]
      let name = trouble.title == trouble.address ? "" : trouble.address + "\n"
      return trouble.title + "\n" + name + trouble.fault.message(texts) + "\n" + time
    }
    present(
      .page(
        ModalPage(
          .notes(
            title: texts(.feedsNotRead, troubles.count), text: parts.joined(separator: "\n\n")))))
  }
}
