/// What the first bytes of a text say about its encoding.
enum EncodingSniff {
  /// So many bytes are looked at.
  static let sample = 512

  /// The encoding that a byte order mark names, and how long the mark is.
  static func mark(_ bytes: [UInt8]) -> (encoding: TextEncoding, length: Int)? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    // UTF-32, which is not read: its zeros show that it is no text.
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return nil }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    return nil
  }

  /// UTF-16 without a mark: in text of Latin letters nearly every other byte is zero.
  static func unmarked(_ bytes: [UInt8]) -> TextEncoding? {
    let sample = bytes.prefix(sample)
    var zeros = [0, 0]
    for (index, byte) in sample.enumerated() where byte == 0 { zeros[index & 1] += 1 }
    let many = max(sample.count * 3 / 8, 1)
    if zeros[0] == 0, zeros[1] >= many { return .utf16LittleEndian }
    if zeros[1] == 0, zeros[0] >= many { return .utf16BigEndian }
    return nil
  }
}
