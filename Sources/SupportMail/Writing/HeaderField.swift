/// One header field, folded so that every line stays within 76 bytes where it can.
///
/// 76 is the limit for lines with encoded-words (RFC 2047 §2), 78 the one for others (RFC 5322
/// §2.1.1); one limit for both is simpler.
struct HeaderField {
  static let lineLimit = 76

  private(set) var text: String
  private var column: Int

  init(_ name: String) {
    text = name + ":"
    column = text.utf8.count
  }

  /// Adds a piece that must stay whole, after a space or a fold.
  ///
  /// A piece too long for a line stands on one of its own.
  mutating func append(_ piece: String) {
    let length = piece.utf8.count
    if column + 1 + length > Self.lineLimit {
      text += "\r\n"
      column = 0
    }
    text += " " + piece
    column += 1 + length
  }

  /// The bytes with the line end.
  var bytes: [UInt8] { Array((text + "\r\n").utf8) }
}

extension HeaderField {
  /// Free text (RFC 5322 §2.2.1): as it is, folded at its spaces, or wholly as encoded-words.
  static func unstructured(_ name: String, _ value: String) -> HeaderField {
    var field = HeaderField(name)
    let pieces =
      PlainText.canStand(value)
      ? value.utf8.split(separator: 0x20).map { String(Substring($0)) }
      : EncodedWord.words(for: value, firstLimit: firstLimit(after: name))
    for piece in pieces { field.append(piece) }
    return field
  }

  /// Addresses, folded after the commas (RFC 5322 §3.4).
  static func addresses(_ name: String, _ mailboxes: [Mailbox]) -> HeaderField {
    var field = HeaderField(name)
    for (index, mailbox) in mailboxes.enumerated() {
      let comma = index < mailboxes.count - 1 ? "," : ""
      let isFirst = index == 0
      let phrase = phrase(
        mailbox.displayName, firstLimit: isFirst ? firstLimit(after: name) : EncodedWord.limit)
      for word in phrase { field.append(word) }
      // mutt drops an address with quotation marks that stands alone.
      let isAlone = phrase.isEmpty && ASCII.isDotAtom(mailbox.localPart)
      field.append((isAlone ? mailbox.address : "<\(mailbox.address)>") + comma)
    }
    return field
  }

  /// A value with parameters, each of which takes a piece.
  static func parameters(_ name: String, _ value: String, _ parameters: [String]) -> HeaderField {
    var field = HeaderField(name)
    let pieces = [value] + parameters
    for piece in pieces.dropLast() { field.append(piece + ";") }
    if let last = pieces.last { field.append(last) }
    return field
  }

  /// The room for the first piece on the field's own line.
  private static func firstLimit(after name: String) -> Int { lineLimit - name.utf8.count - 2 }

  /// A name as pieces: atoms or a quoted-string in one piece, for readers keep a fold inside
  /// either; or encoded-words, never mixed with others (RFC 5322 §3.2.5, RFC 2047 §5 (3)).
  ///
  /// One word wherever it fits a line at all, for some readers put a blank between two.
  private static func phrase(_ name: String, firstLimit: Int) -> [String] {
    if name.isEmpty { return [] }
    guard PlainText.canStand(name), name.utf8.count <= PlainText.wordLimit else {
      let words = EncodedWord.words(for: name)
      return words.count == 1 ? words : EncodedWord.words(for: name, firstLimit: firstLimit)
    }
    let isAtoms = name.utf8.allSatisfy { ASCII.isAtomText($0) || $0 == 0x20 }
    return [isAtoms ? name : ASCII.quoted(name)]
  }
}

/// Which text may stand in a header without being encoded.
enum PlainText {
  /// In bytes: longer words leave no place to fold at.
  static let wordLimit = 60

  /// Printable ASCII with single spaces inside, short words, and nothing that a reader would take
  /// for an encoded-word.
  static func canStand(_ text: String) -> Bool {
    guard ASCII.isPrintable(text) else { return false }
    if text.isEmpty { return true }
    guard !ASCII.contains(text, "=", "?") else { return false }
    return text.utf8.split(separator: 0x20, omittingEmptySubsequences: false)
      .allSatisfy { (1...wordLimit).contains($0.count) }
  }
}
