import Datasets
import Markup
import Tables

/// A feed in a file as a dataset.
enum FeedSource {
  /// The largest feed that is read.
  static let limit = 1 << 30
  /// The same for one that is packed: a small file can hold more than the memory.
  private static let unpackedLimit = 1 << 28

  /// The items of the feed that the bytes hold, which came from a file, `-` for standard input.
  static func dataset(
    _ bytes: [UInt8], path: String, _ texts: Texts
  ) throws(CommandError) -> TopicsDataset {
    let inside = try unpacked(bytes, path: path, texts)
    let feed = try feed(path, texts) { () throws(FeedError) in
      try FeedDocument.feed(in: inside)
    }
    return TopicsDataset(feed, name: "feed:" + path)
  }

  /// Whether a file begins as XML does, which no table does; what cannot be read is none.
  static func isMarkup(_ path: String) -> Bool {
    guard path != "-", let file = try? InputFile(path, room: .max) else { return false }
    var head = [UInt8](repeating: 0, count: 256)
    guard let count = try? file.read(into: &head, from: 0) else { return false }
    head.removeLast(head.count - count)
    if Compression.detect(head) != nil {
      // As far as it goes; a fault is told by who reads on.
      head = (try? ByteSource(name: path, bytes: head).unpacked().next()) ?? []
    }
    let text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head[3...] : head[...]
    return text.first { $0 > 0x20 } == UInt8(ascii: "<")
  }

  /// The bytes of a file, unpacked where they are gzip.
  static func unpacked(
    _ bytes: [UInt8], path: String, _ texts: Texts
  ) throws(CommandError) -> [UInt8] {
    let name = path == "-" ? texts[.standardInput] : path
    do throws(TableError) {
      return try ByteSource.unpacked(bytes, name: name, limit: unpackedLimit)
    } catch {
      throw DatasetError.table(error).commandError(texts)
    }
  }

  /// The same of a file on the disk.
  static func dataset(ofFile path: String, _ texts: Texts) throws(CommandError) -> TopicsDataset {
    let bytes: [UInt8]
    do throws(InputFileError) {
      bytes = try InputFile.read(path, room: limit)
    } catch {
      throw CommandError(error.message(texts), error.exitCode)
    }
    return try dataset(bytes, path: path, texts)
  }

  /// What is read from a file, with an error that names it.
  static func feed<Value>(
    _ path: String, _ texts: Texts, _ read: () throws(FeedError) -> Value
  ) throws(CommandError) -> Value {
    do throws(FeedError) {
      return try read()
    } catch {
      let name = path == "-" ? texts[.standardInput] : path
      throw CommandError(error.message(of: name, texts), .badData)
    }
  }
}
