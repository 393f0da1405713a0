import Datasets
import Markup
import Tables

/// `catalog feed parse FILE`: what is in a feed, without keeping anything.
struct FeedCommand {
  let context: CommandContext

  func run(_ path: String) throws -> ExitCode {
    let bytes = try FeedSource.unpacked(
      context.bytes(ofFile: path, limit: FeedSource.limit), path: path, context.texts)
    if context.line.has(.count) {
      let count = try FeedSource.feed(path, context.texts) { () throws(FeedError) in
        try FeedDocument.count(in: bytes)
      }
      try context.write(count: count)
      return .done
    }
    if context.format == .json {
      try writeObject(of: bytes, path)
      return .done
    }
    try writeItems(
      of: FeedSource.feed(path, context.texts) { () throws(FeedError) in
        try FeedDocument.feed(in: bytes)
      })
    return .done
  }

  /// One object, an item a line; what is known of the feed comes behind, since it may end the file.
  ///
  /// Items are written as they are read, so that a large feed takes no more memory than its file.
  private func writeObject(of bytes: [UInt8], _ path: String) throws {
    var line: [UInt8] = []
    var isFirst = true
    var failure: (any Error)?
    let feed = try FeedSource.feed(path, context.texts) { () throws(FeedError) in
      try FeedDocument.read(bytes) { item in
        guard failure == nil else { return }
        line += (isFirst ? "{\n  \"items\": [\n    " : ",\n    ").utf8
        isFirst = false
        do { try write(item, &line) } catch { failure = error }
      }
    }
    if let failure { throw failure }
    line += (isFirst ? "{\n  \"items\": []" : "\n  ]").utf8
    for member in feed.head.members ?? [] {
      line += ",\n  ".utf8
      JSONWriter.append(member, to: &line)
    }
    line += "\n}\n".utf8
    try context.output.write(line)
    try context.output.flush()
  }

  /// Writes an item on one line, or leaves it in the buffer for the next.
  ///
  /// By its members, each of which may be as long as the file.
  private func write(_ item: FeedItem, _ buffer: inout [UInt8]) throws {
    var isFirst = true
    try item.eachMember { name, value throws(Stream.Failure) in
      buffer += (isFirst ? "{" : ", ").utf8
      isFirst = false
      JSONWriter.append(.init(name, value), to: &buffer)
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
