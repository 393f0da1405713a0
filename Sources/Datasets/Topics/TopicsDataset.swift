package import Markup
package import Tables

/// The topics of all feeds that are read, the newest first; or those of one feed in a file.
package struct TopicsDataset: Dataset {
  /// What names them in commands.
  package static let word = "topics"

  package let name: String
  package let title: Phrase
  package let keys = Topic.keys

  package let pages: PageReader?

  private let load: @Sendable () async throws -> [Topic]
  private let refresh: TopicRefresh?
  /// Whether feeds are asked for news before their topics are listed.
  private var isRefreshing = false
  private let text: @Sendable (Topic) async -> TopicText?

  /// The topics that are kept; where no feed was added yet, those of the bundled one.
  package init(_ refresh: TopicRefresh, pages: PageReader?) {
    let shelf = refresh.shelf
    self.refresh = refresh
    self.pages = pages
    name = Self.word
    title = .term(.topics)
    load = {
      guard try await !shelf.subscriptions().isEmpty else { return BundledFeed.topics() }
      return Self.sorted(try await shelf.topics())
    }
    text = { topic in
      topic.subscription.isEmpty
        ? BundledFeed.text(of: topic.id) : await shelf.text(ofTopic: topic.id)
    }
  }

  /// The items of a feed in their own order.
  package init(_ feed: Feed, name: String, address: String? = nil, pages: PageReader? = nil) {
    refresh = nil
    self.pages = pages
    let topics = Self.topics(of: feed)
    let texts = Dictionary(
      zip(topics.map(\.id), feed.items.map { TopicText($0, base: feed.link ?? address) })
    ) { first, _ in first }
    self.name = name
    title = feed.title.map(Phrase.text) ?? .term(.topics)
    load = { topics }
    text = { texts[$0.id] ?? nil }
  }

  /// The items of a feed, known by the feed's own names for them; where those are not their own, by
  /// their place too.
  static func topics(of feed: Feed) -> [Topic] {
    var names: Set<String> = []
    return feed.items.enumerated().map { place, item in
      let place = String(place + 1)
      var id = item.id ?? item.link ?? place
      while !names.insert(id).inserted { id += "#" + place }
      return Topic(item, id: id, feed: feed.title ?? "", subscription: "", seen: nil)
    }
  }

  private static func sorted(_ topics: [Topic]) -> [Topic] {
    topics.sorted { first, second in
      let (first, second) = (first.date?.seconds ?? .min, second.date?.seconds ?? .min)
      return first > second
    }
  }

  package var refreshing: TopicsDataset {
    var dataset = self
    dataset.isRefreshing = true
    return dataset
  }

  package func forEach(_ body: (Topic) throws -> Bool) async throws -> [DatasetNote] {
    var notes: [DatasetNote] = []
    if isRefreshing, let refresh {
      try await refresh.refresh(try await refresh.shelf.subscriptions()) { subscription, outcome in
        if let fault = outcome.fault {
          notes.append(.feed(title: subscription.shownTitle, fault))
        }
      }
    }
    for topic in try await load() where try !body(topic) { break }
    return notes
  }

  package func row(_ topic: Topic) -> ListRow {
    ListRow(heading(topic), subtitle: subtitle(topic))
  }

  package func detail(_ topic: Topic) -> DetailDocument {
    var fields: [DetailDocument.Field] = []
    if let date = topic.published { fields.append(.init(.term(.publishDate), .moment(date))) }
    if let date = topic.updated { fields.append(.init(.term(.updated), .moment(date))) }
    if let author = topic.author { fields.append(.init(.term(.author), .text(author))) }
    if !topic.categories.isEmpty {
      fields.append(
        .init(.term(.categories), .text(topic.categories.joined(separator: ", "))))
    }
    let page = topic.link.map { DetailDocument.Link(.term(.openInBrowser), $0) }
    let files = topic.enclosures.map { DetailDocument.Link(.term(.enclosure), $0.url) }
    return DetailDocument(
      title: heading(topic), subtitle: topic.feed.isEmpty ? nil : .text(topic.feed),
      fields: fields, links: (page.map { [$0] } ?? []) + files,
      actions: topic.link == nil ? [.supportRequest] : [.openInBrowser, .supportRequest])
  }

  package func article(_ topic: Topic) async -> [TextBlock] {
    guard let text = await text(topic) else { return [] }
    return text.isHTML
      ? TextDocument(html: Array(text.text.utf8), base: text.base).blocks
      : TextDocument(plainText: text.text).blocks
  }

  /// What the feed gave is all, or there is a page with the rest.
  package func pageAddress(of topic: Topic) -> String? { topic.isWhole ? nil : topic.link }

  /// Nothing is kept of a feed in a file.
  package var notesReading: Bool { refresh != nil }

  package func isRead(_ topic: Topic) -> Bool { topic.isRead }

  /// Those of the bundled feed are not kept: who looks at a sample has no store.
  package func note(_ topics: [Topic], asRead isRead: Bool) async throws {
    let kept = topics.filter { !$0.subscription.isEmpty }.map(\.id)
    if !kept.isEmpty { try await refresh?.shelf.mark(kept, isRead: isRead) }
  }

  package func troubles() async throws -> [FeedTrouble]? {
    try await refresh?.shelf.subscriptions().compactMap(FeedTrouble.init)
  }

  package func origin(_ topic: Topic) -> [DetailDocument.Field] {
    [.init(.term(.source), topic.feed.isEmpty ? .term(.topics) : .text(topic.feed))]
  }

  package func json(_ topic: Topic) -> JSONValue { topic.json }

  /// The title, else what else there is.
  private func heading(_ topic: Topic) -> Phrase {
    (topic.title ?? topic.excerpt ?? topic.link).map(Phrase.text) ?? .term(.untitled)
  }

  /// The feed and the day.
  private func subtitle(_ topic: Topic) -> Phrase? {
    let day = (topic.published ?? topic.updated).map(Phrase.day)
    if topic.feed.isEmpty { return day }
    guard let day else { return .text(topic.feed) }
    return .format(.feedAndDay, [.text(topic.feed), day])
  }
}
