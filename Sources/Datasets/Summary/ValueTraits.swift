import Markup
import Tables

/// What the values of a column have in common, looked at one by one.
struct ValueTraits {
  private var hasTexts = false
  private var hasNumbers = false
  private var hasBooleans = false
  private var hasJSON = false
  private var hasBytes = false
  private var style = NumberStyleGuess()
  private var areDates = true
  private var areWords = true
  /// The lengths of texts, in Unicode scalars.
  private(set) var shortest: Int?
  private(set) var longest: Int?

  /// Looks at a value; the same one need not be looked at again.
  mutating func note(_ cell: Cell) {
    switch cell {
    case .missing, .null: break
    case .text(let text): if !text.isEmpty { note(text) }
    case .number: hasNumbers = true
    case .bool: hasBooleans = true
    case .json: hasJSON = true
    case .blob: hasBytes = true
    }
  }

  private mutating func note(_ text: String) {
    hasTexts = true
    if !style.isSettled { style.add(.text(text)) }
    if areDates { areDates = ISOMoment.seconds(text) != nil }
    if areWords { areWords = ["true", "false", "yes", "no"].contains(text.lowercased()) }
    let length = text.unicodeScalars.count
    shortest = min(shortest ?? length, length)
    longest = max(longest ?? length, length)
  }

  /// How the numbers among the texts are written.
  var numberStyle: NumberStyle { style.style ?? .point }

  var kind: ContentKind {
    let kinds = [hasTexts, hasNumbers, hasBooleans, hasJSON, hasBytes].count { $0 }
    if kinds == 0 { return .empty }
    if kinds == 1 {
      if hasNumbers { return .number }
      if hasBooleans { return .boolean }
      if hasJSON { return .json }
      if hasBytes { return .bytes }
      return kindOfTexts
    }
    if kinds == 2, hasTexts {
      if hasNumbers, kindOfTexts == .number { return .number }
      if hasBooleans, kindOfTexts == .boolean { return .boolean }
    }
    return .mixed
  }

  private var kindOfTexts: ContentKind {
    if style.style != nil { return .number }
    if areDates { return .date }
    return areWords ? .boolean : .text
  }
}
