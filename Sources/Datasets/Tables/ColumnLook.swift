import Markup
import Tables

/// What the values of a column look like, as far as a sample shows.
struct ColumnLook {
  /// What a value is, as far as its text tells.
  enum Kind: Hashable {
    case address, picturePath, date, year, number, bool, text, other
  }

  /// So many values tell what a column holds; all of the sample tell whether they are distinct.
  private static let kindLimit = 200

  private var kinds: [Kind: Int] = [:]
  /// The values whose kind was looked at.
  private var looked = 0
  /// Those of them that are the address or the path of a picture.
  private var pictureCount = 0
  private var bytes = 0
  private let rows: Int
  private var filled = 0
  private var distinct: Set<ExactText> = []

  init(_ column: Int, of sample: [TableRow]) {
    rows = sample.count
    for row in sample {
      let cell = row[column]
      guard !cell.isEmpty else { continue }
      filled += 1
      switch cell {
      case .text(let text), .number(let text):
        distinct.insert(ExactText(text))
      case .bool, .json, .blob, .null, .missing: break
      }
      guard looked < Self.kindLimit else { continue }
      looked += 1
      note(cell)
    }
  }

  private mutating func note(_ cell: Cell) {
    let kind = Self.kind(of: cell)
    kinds[kind, default: 0] += 1
    guard case .text(let text) = cell else { return }
    bytes += text.utf8.count
    if kind == .picturePath || kind == .address && PictureName.isPicture(text) { pictureCount += 1 }
  }

  var hasValues: Bool { filled > 0 || rows == 0 }
  /// Whether every row has a value of its own.
  var isDistinct: Bool { rows > 0 && distinct.count == rows }
  /// Whether rows can mostly be told apart by it, half of them having one.
  var isMostlyDistinct: Bool { filled * 2 >= rows && distinct.count * 5 >= filled * 3 }
  /// In bytes; 0 where there are no texts.
  var averageLength: Int { looked == 0 ? 0 : bytes / looked }

  /// The share of a kind among the values that are there.
  func share(_ kind: Kind) -> Double { looked == 0 ? 0 : Double(kinds[kind] ?? 0) / Double(looked) }

  /// The share of addresses of what is no picture.
  var addresses: Double { share(.address) }
  /// The share of the addresses and paths of pictures.
  var pictures: Double { looked == 0 ? 0 : Double(pictureCount) / Double(looked) }

  private static func kind(of cell: Cell) -> Kind {
    switch cell {
    case .text(let text): kind(of: text)
    case .number(let text): isYear(text.utf8) ? .year : .number
    case .bool: .bool
    case .json, .blob, .null, .missing: .other
    }
  }

  private static func kind(of text: String) -> Kind {
    let bytes = text.utf8
    if WebText.isAddress(text) { return .address }
    if isYear(bytes) { return .year }
    if !bytes.contains(where: { !isNumeric($0) }), bytes.contains(where: isDigit) {
      return isDate(text) ? .date : .number
    }
    if ["true", "false", "yes", "no", "ja", "nee"].contains(text.lowercased()) { return .bool }
    if PictureName.isPicture(text) { return .picturePath }
    return isDate(text)
      ? .date
      : bytes.contains(UInt8(ascii: "@")) && !text.contains(" ")
        ? .other : .text
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Digits and what stands in numbers, prices, telephone numbers and days.
  private static func isNumeric(_ byte: UInt8) -> Bool {
    isDigit(byte) || " +-.,%/:()$".utf8.contains(byte)
  }

  private static func isYear(_ bytes: String.UTF8View) -> Bool {
    bytes.count == 4 && bytes.allSatisfy(isDigit)
      && (bytes.starts(with: "19".utf8) || bytes.starts(with: "20".utf8))
  }

  /// Whether it reads as a day: with something between its numbers, and not just a number.
  private static func isDate(_ text: String) -> Bool {
    let bytes = text.utf8
    guard (8...40).contains(bytes.count), bytes.contains(where: isDigit),
      bytes.contains(where: { !isDigit($0) && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ",") })
        || bytes.count(where: { $0 == UInt8(ascii: ".") }) == 2
    else { return false }
    return FeedDate.seconds(of: text) != nil
  }
}

/// What a text says of being a web address.
enum WebText {
  /// Whether to offer it as a link; whoever opens it looks closer.
  static func isAddress(_ text: String) -> Bool {
    let start = String(decoding: text.utf8.prefix(8), as: UTF8.self).lowercased()
    return ["https://", "http://"].contains { start.utf8.starts(with: $0.utf8) }
  }
}
