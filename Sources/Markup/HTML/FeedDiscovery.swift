/// Finds the feeds of a page.
package enum FeedDiscovery {
  /// The feeds that a page declares, then those that its links look like; each address once.
  ///
  /// Both are in the order of the page, but for feeds of comments, which come behind the others.
  /// `html` is well-formed UTF-8, as `MarkupText` makes it; `base` is the address of the page.
  package static func feeds(in html: [UInt8], base: String?) -> [FeedLink] {
    var finder = FeedLinkFinder(html, base: base.flatMap { BaseAddress($0) })
    finder.read()
    var seen: Set<String> = []
    let feeds = (finder.declared + finder.guesses).filter { seen.insert($0.address).inserted }
    func rank(_ feed: FeedLink) -> Int { (feed.isGuess ? 2 : 0) + (feed.isOfComments ? 1 : 0) }
    return (0...3).flatMap { place in feeds.filter { rank($0) == place } }
  }
}
