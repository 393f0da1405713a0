import Datasets
import Markup

/// The items of a feed, some at a time, while it is read on another thread.
struct FeedBatches: Sendable {
  /// How many items are handed over together: a hop to another thread costs more than a small item.
  private static let size = 64

  let items: AsyncStream<[FeedItem]>
  /// The feed without its items, or what the document is instead, once it has been read.
  let feed: Task<Result<Feed, FeedError>, Never>

  init(_ bytes: [UInt8]) {
    let (stream, continuation) = AsyncStream.makeStream(of: [FeedItem].self)
    items = stream
    feed = Task.detached {
      defer { continuation.finish() }
      var batch: [FeedItem] = []
      let result = Result { () throws(FeedError) in
        try FeedDocument.read(bytes) { item in
          batch.append(item)
          guard batch.count == Self.size else { return }
          continuation.yield(batch)
          batch.removeAll(keepingCapacity: true)
        }
      }
      continuation.yield(batch)
      return result
    }
  }
}
