import Datasets
import Tables

/// `catalog topics list` and `catalog topics remove`.
@MainActor struct SubscriptionList {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  /// Which feeds are read, and how reading them went last.
  func list() async throws -> ExitCode {
    let keeper = try Sources(context).keeper(creating: false)
    let subscriptions = try keeper.subscriptions()
    if context.line.has(.count) {
      try context.write(count: subscriptions.count)
      return .done
    }
    var writer = context.writer(keys: Subscription.keys, headings: nil)
    try writer.begin()
    for subscription in subscriptions {
      try writer.write(
        .init(
          json: subscription.json,
          cells: [
            subscription.shownTitle, context.shown(subscription.shownAddress),
            state(of: subscription),
          ]))
    }
    try writer.end()
    return .done
  }

  private func state(of subscription: Subscription) -> String {
    let texts = context.texts
    let success = subscription.succeeded.map { LocalTime($0).minute }
    guard let fault = subscription.fault else { return success ?? texts[.feedNeverAsked] }
    let sentence = fault.message(texts)
    return success.map { sentence + " " + texts(.feedLastRead, $0) } ?? sentence
  }

  func remove(_ words: [String]) async throws -> ExitCode {
    let sources = Sources(context)
    let keeper = try sources.keeper(creating: false)
    let found = try await sources.topics(keeper).subscriptions(
      named: words, isEachOne: true, context)
    try keeper.remove(subscriptions: found.map(\.id))
    for subscription in found {
      context.note(context.texts(.feedRemoved, context.gate.line(subscription.shownTitle)))
    }
    return .done
  }
}
