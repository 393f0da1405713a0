extension FeedCleaning {
  /// The longest line of an item, address and id, in bytes.
  package static let longestLine = 4_096

  /// The longest name in bytes of what has many parts, each of which is kept with it.
  package static let longestName = 1_024

  /// A line without what is behind its first bytes; no character of Unicode is parted.
  package static func cut(_ line: String, to limit: Int = longestLine) -> String {
    guard line.utf8.count > limit else { return line }
    // Room is left for the ends of isolates that were closed further behind.
    let end = line.utf8.index(line.startIndex, offsetBy: limit - 3 * OpenIsolates.most)
    var scalars = line.unicodeScalars[..<end]
    while let last = scalars.last, last == " " { scalars.removeLast() }
    return text(String(scalars))
  }

  /// An address or an id; nil if it is longer than any in use, for a part of it would be another one.
  package static func whole(_ address: String) -> String? {
    address.utf8.count <= longestLine ? address : nil
  }
}
