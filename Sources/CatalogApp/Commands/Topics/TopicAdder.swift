import Datasets
import Tables

/// `catalog topics add URL…`.
@MainActor struct TopicAdder {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  /// Adds feeds, one after another; one that fails stops no other.
  func add(_ words: [String]) async throws -> ExitCode {
    let line = context.line
    if words.count > 1, line.has(.name) {
      throw CommandError(context.texts[.feedOneName], .wrongUse)
    }
    let sources = Sources(context)
    let refresh = sources.topics(try sources.lastingKeeper())
    let folders = line.values(.folder)
    var code = ExitCode.done
    var objects: [JSONValue] = []
    for word in words {
      do {
        let address = try context.feedAddress(word)
        if let fault = missingFile(address) { throw fault }
        let added = try await refresh.add(address, name: line.value(.name), folders: folders)
        tell(added)
        objects.append(added.json)
      } catch let refusal as TopicRefresh.Refusal {
        let sentence = refusal.sentence(context.shown(word), context.texts)
        context.complain(sentence)
        code = refusal.exitCode
      } catch let error as CommandError {
        context.complain(error.message)
        code = error.exitCode
      }
    }
    if line.outputFormat != nil {
      var writer = context.writer(keys: Subscription.keys + ["added"], headings: nil)
      try writer.begin()
      for object in objects { try writer.write(.init(json: object, cells: [])) }
      try writer.end()
    }
    return code
  }

  /// A file that is not there, told as other commands tell it.
  private func missingFile(_ address: FeedAddress) -> CommandError? {
    guard address.isFile else { return nil }
    let path = String(address.url.dropFirst("file:".utf8.count))
    guard SystemCall.isMissing(path) else { return nil }
    let error = InputFileError(path: path, reason: .missing)
    return CommandError(error.message(context.texts), error.exitCode)
  }

  private func tell(_ added: TopicRefresh.Added) {
    let texts = context.texts
    if let page = added.page {
      context.note(
        texts(.feedFoundInPage, context.gate.line(page), added.subscription.shownAddress))
    }
    if !added.others.isEmpty {
      context.note(texts(.feedOthersInPage, texts.list(added.others, limit: 3)))
    }
    context.note(
      texts(.feedAdded, added.changes.added, context.gate.line(added.subscription.shownTitle)))
  }
}

extension TopicRefresh.Added {
  fileprivate var json: JSONValue {
    let added = JSONValue.Member("added", .number(String(changes.added)))
    return .object((subscription.json.members ?? []) + [added])
  }
}

extension TopicRefresh.Refusal {
  func sentence(_ address: String, _ texts: Texts) -> String {
    switch self {
    case .known(let title): texts(.feedKnown, address, title)
    // These name the address themselves.
    case .failed(.transport(let error), _): error.message
    case .failed(.notAFeed(let error), _): error.message(of: address, texts)
    case .failed(let fault, _): address + ": " + fault.message(texts)
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .known: .cannotCreate
    case .failed(let fault, _): fault.exitCode
    }
  }
}
