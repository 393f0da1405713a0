import Datasets
import Fetching
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
    // What the list is made of comes first; how asking went is told beside it.
    let asked =
      context.line.has(.refresh)
      ? try await TopicRefresher(context, writesReport: false).refresh([]) : .done
    let listed = try await ListCommand(context: context).run(TopicsDataset.word)
    return listed == .done ? asked : listed
  }
}

extension CommandContext {
  /// An address fit to be told: without user and password, its secret parameters masked.
  func shown(_ address: String) -> String {
    let told = FeedAddress.shown(address)
    return gate.line(told.contains("://") ? Address(told).shown : told)
  }

  /// The address of a feed that somebody typed, or of a feed in a file.
  func feedAddress(_ typed: String) throws(CommandError) -> FeedAddress {
    let scheme = "file:"
    if typed.lowercased().hasPrefix(scheme) {
      var path = typed.dropFirst(scheme.utf8.count)
      for host in ["//localhost/", "//"] where path.hasPrefix(host) {
        path = (host == "//" ? "" : "/") + path.dropFirst(host.utf8.count)
        break
      }
      return FeedAddress(file: SystemCall.absolute(Self.existing(String(path))))
    }
    let isPath = ["/", "./", "../"].contains { typed.hasPrefix($0) }
    if isPath || !typed.contains("://") && !typed.lowercased().hasPrefix("feed:"),
      isPath || SystemCall.status(typed) != nil
    {
      // One file has one address.
      var path = typed[...]
      while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
      return FeedAddress(file: SystemCall.absolute(String(path)))
    }
    guard let address = FeedAddress(typed) else {
      throw CommandError(
        texts(.feedBadAddress, shown(typed)), .wrongUse)
    }
    return address
  }

  /// The path, or what its percent-encoding stands for, where only that is there (RFC 8089).
  private static func existing(_ path: String) -> String {
    guard path.utf8.contains(UInt8(ascii: "%")), SystemCall.status(path) == nil else { return path }
    let decoded = String(decoding: percentDecoded(path.utf8), as: UTF8.self)
    return SystemCall.status(decoded) == nil ? path : decoded
  }
}

extension TopicRefresh {
  /// The subscriptions that words name, by address or title, each once; all where there are no words.
  ///
  /// A title that several have names all of them, or none where only one may be meant.
  @MainActor func subscriptions(
    named words: [String], isEachOne: Bool = false, _ context: CommandContext
  ) async throws -> [Subscription] {
    let all = try await shelf.subscriptions()
    if words.isEmpty { return all }
    var named: Set<String> = []
    return try words.flatMap { word in
      if let place = try? context.feedAddress(word),
        let addressed = all.first(where: { $0.isAt(place) })
      {
        return [addressed]
      }
      let titled = all.filter { [$0.name, $0.title].contains(word) }
      if titled.isEmpty {
        throw CommandError(
          context.texts(.feedNotRead, context.shown(word))
            + context.texts.suggestion(for: word, among: all.map(\.shownTitle)), .noInput)
      }
      if isEachOne, titled.count > 1 {
        throw CommandError(
          context.texts(
            .feedAmbiguous, context.gate.line(word),
            context.texts.list(titled.map { context.shown($0.shownAddress) }, limit: 3)), .wrongUse)
      }
      return titled
    }.filter { named.insert($0.id).inserted }
  }
}
