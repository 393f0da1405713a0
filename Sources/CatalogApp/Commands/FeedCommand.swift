import Datasets
import Markup
import Tables

/// `catalog feed parse FILE`: what is in a feed, without keeping anything.
struct FeedCommand {
  let context: CommandContext

  func run(_ path: String) throws -> ExitCode {
    let bytes = try context.bytes(ofFile: path, limit: FeedSource.limit)
    if context.line.has(.count) {
      let count = try FeedSource.feed(path, context.texts) { () throws(FeedError) in
        try FeedDocument.count(in: bytes)
      }
      try context.write(count: count)
      return .done
    }
    let feed = try FeedSource.feed(path, context.texts) { () throws(FeedError) in
      try FeedDocument.feed(in: bytes)
    }
    if context.format == .json { try writeObject(feed) } else { try writeItems(of: feed) }
    return .done
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
    var line: [UInt8] = []
    for (place, item) in feed.items.enumerated() {
      line += (place == 0 ? "\n    " : ",\n    ").utf8
      try write(item, &line)
    }
    try output.write(line)
    try output.write(feed.items.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
    try output.flush()
  }

  /// Writes an item on one line, or leaves it in the buffer for the next.
  ///
  /// By its members, each of which may be as long as the file.
  private func write(_ item: FeedItem, _ buffer: inout [UInt8]) throws {
    for (place, member) in (item.json.members ?? []).enumerated() {
      buffer += (place == 0 ? "{" : ", ").utf8
      JSONWriter.append(member, to: &buffer)
      if buffer.count >= Stream.capacity {
        try context.output.write(buffer)
        buffer.removeAll(keepingCapacity: true)
      }
    }
    buffer.append(UInt8(ascii: "}"))
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
