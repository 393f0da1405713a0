import Datasets
import Markup
import Tables

/// `catalog topics why URL`: why the list has, or has not, what a feed says.
@MainActor struct FeedExplainer {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func explain(_ word: String) async throws -> ExitCode {
    let sources = Sources(context)
    let refresh = sources.topics(try sources.keeper(creating: false))
    let address = try await known(word, refresh) ?? context.feedAddress(word)
    let found = try await refresh.inspect(address)
    let verdict = verdict(on: found)
    let steps = steps(of: found, address)
    try context.write(
      DetailDocument(
        title: .text(context.shown(address.url)),
        fields: steps.map { .init(.text(context.texts[$0.label]), .text($0.text)) },
        blocks: [.paragraph(verdict)]),
      or: .object(
        steps.map { .init($0.key, .string($0.text)) } + [.init("verdict", .string(verdict))]))
    return found.fault?.exitCode ?? (found.answer == nil ? .tryLater : .done)
  }

  /// The address of a feed that is read, by its title.
  private func known(_ word: String, _ refresh: TopicRefresh) async throws -> FeedAddress? {
    try await refresh.shelf.subscriptions().first { [$0.name, $0.title].contains(word) }
      .flatMap { FeedAddress($0.address) }
  }

  private typealias Step = (key: String, label: TopicsMessage, text: String)

  private func steps(of found: FeedInspection, _ address: FeedAddress) -> [Step] {
    let texts = context.texts
    var steps: [Step] = [
      (
        "subscription", .whySubscription,
        found.subscription.map { state(of: $0) } ?? texts[.whyNotRead]
      )
    ]
    switch found.answer {
    case nil:
      let time = found.subscription?.notBefore.map { LocalTime($0).minute } ?? "–"
      steps.append(("fetched", .whyFetched, texts(.refreshWaiting, time)))
    case .failure(let error): steps.append(("fetched", .whyFetched, error.message))
    case .success(let answer):
      steps.append(
        (
          "fetched", .whyFetched,
          texts(
            .whyAnswer, answer.body.count,
            [String(answer.status), answer.contentType].compactMap(\.self).joined(separator: ", "))
        ))
    }
    if let feed = found.feed {
      let dates = feed.items.compactMap { $0.published ?? $0.updated }
      let newest = dates.max().map { LocalTime(Timestamp(seconds: $0)).minute }
      steps.append(
        (
          "parsed", .whyParsed,
          texts(.whyItems, feed.items.count, feed.format.rawValue)
            + (newest.map { " " + texts(.whyDates, String(dates.count), $0) } ?? "")
        ))
    } else if case .notAFeed(let error)? = found.fault {
      steps.append(("parsed", .whyParsed, error.message(of: texts[.feedAnswer], texts)))
    }
    guard found.subscription != nil else { return steps }
    if let feed = found.feed {
      let missing = feed.items.count - found.doubles - found.keptItems
      steps.append(
        (
          "stored", .whyStored,
          texts(.whyKept, String(found.keptItems), String(found.doubles), String(missing))
        ))
    }
    let read = found.kept.count { $0.isRead }
    steps.append(
      ("listed", .whyListed, texts(.whyTopics, found.kept.count, String(read))))
    return steps
  }

  private func state(of subscription: Subscription) -> String {
    let texts = context.texts
    var parts = [context.gate.line(subscription.shownTitle)]
    if let time = subscription.succeeded {
      parts.append(texts(.feedLastRead, LocalTime(time).minute))
    }
    if let former = subscription.formerAddress { parts.append(texts(.whyMoved, former)) }
    if let time = subscription.notBefore {
      parts.append(texts(.refreshWaiting, LocalTime(time).minute))
    }
    return parts.joined(separator: " · ")
  }

  /// What it comes to, and what can be done.
  private func verdict(on found: FeedInspection) -> String {
    let texts = context.texts
    if let fault = found.fault {
      return found.kept.isEmpty
        ? texts(.whyFault, fault.message(texts)) : texts(.whyFaultKept, fault.message(texts))
    }
    guard let feed = found.feed else { return texts[.whyNothing] }
    if found.subscription == nil { return texts(.whyAdd, feed.items.count) }
    if feed.items.isEmpty { return texts[.whyNoItems] }
    let missing = feed.items.count - found.doubles - found.keptItems
    return missing > 0 ? texts(.whyRefresh, missing) : texts[.whyAllThere]
  }
}
