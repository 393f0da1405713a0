import Datasets
import Markup
import Tables

/// Feeds are counted as they are read, and what is read of them is clean, safe and can be written.
struct FeedTarget: FuzzTarget {
  let name = "feed"
  let seeds = FeedSeeds.seeds
  let words = FeedSeeds.words

  func check(_ bytes: [UInt8]) throws(FuzzFinding) {
    let feed = try? FeedDocument.feed(in: bytes, address: "https://h.test/a/feed")
    let count = try? FeedDocument.count(in: bytes)
    try FuzzFinding.expect(
      feed?.items.count == count, "\(feed?.items.count ?? -1) items, counted as \(count ?? -1)")
    if let feed {
      try line(feed.title, "title of the feed")
      try address(feed.link, "address of the feed")
      try date(feed.updated)
      for item in feed.items { try check(item) }
    }
    try checkList(bytes)
  }

  private func check(_ item: FeedItem) throws(FuzzFinding) {
    for (text, what) in [(item.id, "id"), (item.title, "title"), (item.author, "author")] {
      try line(text, what)
    }
    for category in item.categories { try line(category, "category") }
    try address(item.link, "address")
    for enclosure in item.enclosures {
      try address(enclosure.url, "enclosure")
      try line(enclosure.type, "type")
      try FuzzFinding.expect(enclosure.length ?? 0 >= 0, "a negative length")
    }
    try date(item.published)
    try date(item.updated)
    for text in [item.summary, item.content].compactMap(\.self) {
      try FuzzFinding.expect(
        FuzzText.isClean(text.text, allowing: "\n\t"), "a text with a control: \(text)")
      if text.kind == .html {
        try FuzzFinding.expect(!hasScript(text.text), "a script in \(text.text)")
      }
    }
    let json = JSONWriter.compact(item.json)
    try FuzzFinding.expect(FuzzText.isClean(json, allowing: ""), "JSON with a control: \(json)")
    try FuzzFinding.expect(
      (try? JSONParser.parse(Array(json.utf8))) == item.json, "not what was written: \(json)")
  }

  private func hasScript(_ html: String) -> Bool {
    let bytes = Array(html.utf8)
    var tokens = MarkupTokenizer(bytes)
    while let token = tokens.next() {
      guard case .start(let tag) = token else { continue }
      let name = String(decoding: bytes[tag.name], as: UTF8.self).lowercased()
      if name == "script" || name == "style" { return true }
    }
    return false
  }

  /// A list of feeds is read from what is written of it.
  private func checkList(_ bytes: [UInt8]) throws(FuzzFinding) {
    guard let list = OPML(MarkupText(bytes)) else { return }
    for subscription in list.subscriptions {
      try line(subscription.url, "subscription")
      try line(subscription.title, "title of a subscription")
      try line(subscription.link, "page of a subscription")
      for folder in subscription.folders { try line(folder, "folder") }
    }
    let again = OPML(MarkupText(Array(list.text.utf8)))
    try FuzzFinding.expect(
      again?.subscriptions.map(\.url) == list.subscriptions.map(\.url)
        && again?.subscriptions.map(\.folders) == list.subscriptions.map(\.folders)
        && again?.strayAmpersand == nil,
      "not what was written: \(list.text)")
  }

  private func line(_ text: String?, _ what: String) throws(FuzzFinding) {
    try FuzzFinding.expect(FuzzText.isClean(text ?? "", allowing: ""), "\(what) with a control")
  }

  private func address(_ text: String?, _ what: String) throws(FuzzFinding) {
    try line(text, what)
    try FuzzFinding.expect(URLReference.isSafe(text ?? ""), "unsafe \(what): \(text ?? "")")
  }

  private func date(_ seconds: Int?) throws(FuzzFinding) {
    try FuzzFinding.expect(DateTarget.range.contains(seconds ?? 0), "a date beyond the years")
  }
}
