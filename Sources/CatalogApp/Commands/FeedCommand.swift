import Datasets
import Markup
import Tables

/// `catalog feed parse FILE`: what is in a feed, without keeping anything.
struct FeedCommand {
  /// The largest feed that is read.
  private static let limit = 1 << 30

  let context: CommandContext

  func run(_ path: String) throws -> ExitCode {
    let bytes = try context.bytes(ofFile: path, limit: Self.limit)
    if context.line.has(.count) {
      try context.write(
        count: try parsed(path) { () throws(FeedError) in
          try FeedDocument.count(in: bytes)
        })
    } else {
      let feed = try parsed(path) { () throws(FeedError) in try FeedDocument.feed(in: bytes) }
      if context.format == .json { try writeObject(feed) } else { try writeItems(of: feed) }
    }
    return .done
  }

  private func parsed<Value>(
    _ path: String, _ read: () throws(FeedError) -> Value
  ) throws(CommandError) -> Value {
    do throws(FeedError) {
      return try read()
    } catch {
      let name = path == "-" ? context.texts[.standardInput] : path
      throw CommandError(error.message(of: name, context.texts), .badData)
    }
  }

  /// One object, an item a line.
  private func writeObject(_ feed: Feed) throws {
    let output = context.output
    for member in feed.head.members ?? [] {
      let name = JSONWriter.compact(.string(member.name))
      try output.write("\(member == feed.head.members?.first ? "{" : ",")\n  \(name): ")
      try output.write(JSONWriter.compact(member.value))
    }
    try output.write(",\n  \"items\": [")
    for (place, item) in feed.items.enumerated() {
      try output.write(place == 0 ? "\n    " : ",\n    ")
      try output.write(JSONWriter.compact(item.json))
    }
    try output.write(feed.items.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
    try output.flush()
  }

  /// The items as rows: what a person looks for first.
  private func writeItems(of feed: Feed) throws {
    var writer = context.writer(keys: FeedItem.keys, headings: nil)
    try writer.begin()
    for item in feed.items {
      let shown = [item.published.map { Timestamp(seconds: $0).iso8601 }, item.title, item.link]
      try writer.write(.init(json: item.json, cells: shown.map { $0 ?? "" }))
    }
    try writer.end()
  }
}
