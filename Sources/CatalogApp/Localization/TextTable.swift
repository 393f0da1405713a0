import Tables

/// The texts of one language as lines, in the order of the bytes of their keys.
///
/// A line is the key, the text and, where it has one, the form for one thing, with tabs between
/// them. Texts are escaped as in JSON, so that a line end in one is none of the table's.
struct TextTable: Sendable {
  private let bytes: [UInt8]
  /// Where each line begins, and where one more would.
  private let starts: [Int32]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts: [Int32] = bytes.isEmpty ? [] : [0]
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      starts.append(Int32(clamping: index + 1))
    }
    if let last = bytes.last, last != UInt8(ascii: "\n") {
      starts.append(Int32(clamping: bytes.count + 1))
    }
    self.starts = starts
  }

  /// The number of texts.
  var count: Int { max(0, starts.count - 1) }

  /// The text of a key; nil where there is none.
  func entry(of key: String) -> TextCatalogue.Entry? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let line = line(middle)
      let found = line.prefix { $0 != UInt8(ascii: "\t") }
      if found.elementsEqual(key.utf8) { return Self.entry(line[found.endIndex...].dropFirst()) }
      if found.lexicographicallyPrecedes(key.utf8) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  private func line(_ number: Int) -> ArraySlice<UInt8> {
    bytes[Int(starts[number])..<Int(starts[number + 1] - 1)]
  }

  private static func entry(_ fields: ArraySlice<UInt8>) -> TextCatalogue.Entry {
    let other = fields.prefix { $0 != UInt8(ascii: "\t") }
    let one = fields[other.endIndex...].dropFirst()
    return TextCatalogue.Entry(other: text(other), one: one.isEmpty ? nil : text(one))
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    if bytes.contains(UInt8(ascii: "\\")),
      let text = try? JSONParser.parse(Array("\"".utf8) + bytes + Array("\"".utf8)).string
    {
      return text
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
