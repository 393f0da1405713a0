import Datasets
import Markup
import Tables

/// `catalog topics` and what stands behind it: the feeds that are read, and what they say.
@MainActor struct TopicsCommand {
  let context: CommandContext

  func run(_ words: [String]) async throws -> ExitCode {
    let names = Array(words.dropFirst())
    switch words.first {
    case "add": return try await TopicAdder(context).add(names)
    case "remove": return try await SubscriptionList(context).remove(names)
    case "refresh": return try await TopicRefresher(context).refresh(names)
    case "list": return try await SubscriptionList(context).list()
    case "import": return try await SubscriptionFile(context).import(names[0])
    case "export": return try await SubscriptionFile(context).export()
    case "why": return try await FeedExplainer(context).explain(names[0])
    default: return try await topics()
    }
  }

  /// The topics: the screen for a person, else their list.
  private func topics() async throws -> ExitCode {
    let screen = OpenCommand(context: context)
    if try screen.isWanted { return try screen.open(.source(named: TopicsDataset.word)) }
    if context.line.has(.refresh) { _ = try await TopicRefresher(context).refresh([]) }
    return try await ListCommand(context: context).run(TopicsDataset.word)
  }
}

extension CommandContext {
  /// The address of a feed that somebody typed, or of a feed in a file.
  func feedAddress(_ typed: String) throws(CommandError) -> FeedAddress {
    let scheme = "file:"
    let isFile = typed.lowercased().hasPrefix(scheme)
    if isFile || !typed.contains("://"), !typed.lowercased().hasPrefix("feed:") {
      var path = Substring(isFile ? typed.dropFirst(scheme.utf8.count) : typed[...])
      if isFile, path.hasPrefix("//") { path = path.dropFirst(2) }
      if isFile || SystemCall.status(String(path)) != nil,
        let address = FeedAddress(scheme + SystemCall.absolute(String(path)))
      {
        return address
      }
    }
    guard let address = FeedAddress(typed) else {
      throw CommandError(texts(.feedBadAddress, gate.line(typed)), .wrongUse)
    }
    return address
  }
}

extension TopicRefresh {
  /// The subscriptions that words name, by address or title; all where there are no words.
  @MainActor func subscriptions(
    named words: [String], _ context: CommandContext
  ) async throws -> [Subscription] {
    let all = try await shelf.subscriptions()
    if words.isEmpty { return all }
    return try words.map { word in
      let key = try? context.feedAddress(word).key
      let found = all.first { subscription in
        subscription.id == key || FeedAddress(subscription.address)?.key == key
          || [subscription.name, subscription.title].contains(word)
      }
      guard let found else {
        throw CommandError(
          context.texts(.feedNotRead, context.gate.line(word))
            + context.texts.suggestion(for: word, among: all.map(\.shownTitle)), .noInput)
      }
      return found
    }
  }
}
