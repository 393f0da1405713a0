import Datasets
import Markup
import Tables

/// `catalog topics import FILE` and `catalog topics export`: subscriptions as OPML.
@MainActor struct SubscriptionFile {
  /// The largest list that is read.
  private static let limit = 64 << 20

  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  /// Adds what the list has and is not read yet; no feed is asked.
  func `import`(_ path: String) async throws -> ExitCode {
    let bytes = try context.bytes(ofFile: path, limit: Self.limit)
    let name = path == "-" ? context.texts[.standardInput] : path
    guard let list = OPML(MarkupText(bytes)) else {
      throw CommandError(context.texts(.opmlNone, context.gate.line(name)), .badData)
    }
    if let line = list.strayAmpersand {
      context.note(context.texts(.opmlStrayAmpersand, context.gate.line(name), String(line)))
    }
    let isTried = context.line.has(.dryRun) || context.line.has(.check)
    let sources = Sources(context)
    let keeper = isTried ? try sources.keeper(creating: false) : try sources.lastingKeeper()
    let (new, refused) = unknown(list, among: try keeper.subscriptions())
    for url in refused.prefix(2) {
      context.complain(context.texts(.feedBadAddress, context.gate.line(FeedAddress.shown(url))))
    }
    if refused.count > 2 { context.complain(context.texts(.moreNotes, refused.count - 2)) }
    if !isTried { try keeper.save(new, isNew: true) }
    if context.line.outputFormat != nil {
      try context.write(
        object: .object([
          "feeds": .array(list.subscriptions.map(\.json)),
          "added": .number(String(new.count)), "is_dry_run": .bool(isTried),
        ]))
    } else {
      context.note(
        context.texts(isTried ? .opmlWouldAdd : .opmlAdded, new.count)
          + (new.isEmpty || isTried ? "" : " " + context.texts[.opmlThenRefresh]))
    }
    return refused.isEmpty ? .done : .badData
  }

  /// The subscriptions that are not read yet, each once, and addresses that can be none.
  private func unknown(
    _ list: OPML, among known: [Subscription]
  ) -> (new: [Subscription], refused: [String]) {
    var keys = Set(known.flatMap { [$0.id, FeedAddress($0.address)?.key ?? $0.id] })
    var new: [Subscription] = []
    var refused: [String] = []
    for listed in list.subscriptions {
      // A list from elsewhere names no files of this machine.
      guard let address = FeedAddress(listed.url), !address.isFile else {
        refused.append(listed.url)
        continue
      }
      guard keys.insert(address.key).inserted else { continue }
      var subscription = Subscription(address)
      subscription.name = listed.title
      subscription.folders = listed.folders
      subscription.link = listed.link
      new.append(subscription)
    }
    return (new, refused)
  }

  /// Writes the list to the file that `-o` names, else to standard output.
  ///
  /// Passwords in addresses and feeds in files are left out: lists are made to be passed on.
  func export() async throws -> ExitCode {
    let all = try Sources(context).keeper(creating: false).subscriptions()
    // A file is on this machine only, and its path tells of it.
    let shared = all.filter { FeedAddress($0.address)?.isFile == false }
    if shared.count < all.count {
      context.note(context.texts(.opmlFilesLeftOut, all.count - shared.count))
    }
    let list = OPML(
      shared.map {
        OPML.Subscription(
          url: $0.shownAddress, title: $0.shownTitle, link: $0.link, folders: $0.folders)
      })
    let bytes = Array(list.text.utf8)
    guard let path = context.line.value(.output), path != "-" else {
      try context.output.write(bytes)
      try context.output.flush()
      return .done
    }
    do {
      let packer = ExportFormat.isPacked(path) ? try GzipPacker() : nil
      try AtomicFile.write(
        packer?.pack(bytes, isEnd: true) ?? bytes, to: path, isReplacing: context.line.has(.force),
        isPrivate: false)
    } catch let error as FileOutputError {
      throw CommandError(error.message(context.texts), error.exitCode)
    }
    return .done
  }
}

extension OPML.Subscription {
  fileprivate var json: JSONValue {
    .object([
      "title": .string(title ?? FeedAddress.shown(url)), "url": .string(FeedAddress.shown(url)),
      "link": .optional(link),
      "folder": .array(folders.map(JSONValue.string)),
    ])
  }
}
