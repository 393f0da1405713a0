/// The entities that a document declares for itself: `<!ENTITY name "text">`.
///
/// Only texts within the declaration are taken, never files or addresses, and a text is not expanded
/// within another, so none grows by more than the allowance.
package final class EntityTable {
  static let longestName = 64
  /// The longest text of one entity in bytes.
  private static let longestText = 4_096
  private static let most = 256

  private var texts: [String: [UInt8]] = [:]
  /// How many bytes may still come from entities.
  private var allowance: Int

  /// The entities of a document type declaration; nil where it declares none.
  init?(_ doctype: Range<Int>, of bytes: [UInt8]) {
    allowance = 1 << 20
    var position = doctype.lowerBound
    let keyword = Array("<!ENTITY".utf8)
    while texts.count < Self.most,
      let found = bytes.first(keyword, in: position..<doctype.upperBound)
    {
      position = found + keyword.count
      declare(from: &position, end: doctype.upperBound, bytes)
    }
    if texts.isEmpty { return nil }
  }

  /// The text of a name, which counts against the allowance; nil where there is none.
  func take(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    guard let text = texts[String(decoding: name, as: UTF8.self)] else { return nil }
    guard allowance >= text.count else { return [] }
    allowance -= text.count
    return text
  }

  private func declare(from position: inout Int, end: Int, _ bytes: [UInt8]) {
    skipSpace(&position, end, bytes)
    let start = position
    while position < end, bytes[position].isNameCharacter { position += 1 }
    let name = start..<position
    skipSpace(&position, end, bytes)
    guard !name.isEmpty, position < end else { return }
    let quote = bytes[position]
    // `SYSTEM` and `PUBLIC` name things elsewhere, `%` things of declarations.
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let close = bytes.first(quote, in: (position + 1)..<end)
    else { return }
    let value = (position + 1)..<close
    position = close + 1
    guard value.count <= Self.longestText, texts[bytes.text(name)] == nil else { return }
    var text: [UInt8] = []
    CharacterReferences.append(value, of: bytes, to: &text)
    texts[bytes.text(name)] = text
  }

  private func skipSpace(_ position: inout Int, _ end: Int, _ bytes: [UInt8]) {
    while position < end, bytes[position].isMarkupSpace { position += 1 }
  }
}
