import MasterDetail

// What was read is known at once, and kept in the background.
extension Browser {
  /// Whether an entry was not read yet; never where nobody notes that.
  func isUnread(_ entry: Entry) -> Bool {
    guard let marks = catalogue.marks else { return false }
    return !(readMarks[entry.id] ?? marks.isRead(entry))
  }

  /// Notes that entries were read, or not.
  mutating func mark(_ entries: [Entry], isRead: Bool) -> [Effect] {
    guard let marks = catalogue.marks, !entries.isEmpty else { return [] }
    for entry in entries { readMarks[entry.id] = isRead }
    return [.mark(entries, isRead: isRead, marks)]
  }

  /// When the entry that is shown counts as read: at once when it was opened, else when the cursor
  /// has rested on it; nil where it does already.
  var readDueAt: Int? {
    guard let resting, !resting.isNoted, let entry = model.selection, entry.id == resting.id,
      isUnread(entry)
    else { return nil }
    return resting.isOpened ? resting.since : resting.since + Self.restBeforePage
  }

  /// Notes that the entry that is shown was read.
  mutating func noteReading() -> [Effect] {
    guard let entry = model.selection else { return [] }
    resting?.isNoted = true
    return mark([entry], isRead: true)
  }

  /// What to load of a list that is wanted as it is now.
  func request(isAgain: Bool = false) -> Catalogue.Request {
    var request = Catalogue.Request(isAgain: isAgain)
    if showsUnreadOnly { request.unreadBy = readMarks }
    return request
  }
}
