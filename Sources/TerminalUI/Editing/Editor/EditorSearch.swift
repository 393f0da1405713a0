/// Words to search for, as bytes, without regard to capitals.
///
/// Letters are folded one by one: `ß` finds no `SS`, and a letter with its mark in one code point no
/// letter and mark in two.
package struct EditorSearch: Equatable, Sendable {
  /// The words as they were typed.
  package let query: String
  /// The forms of each scalar.
  private let forms: [[[UInt8]]]
  /// Whether a byte can begin a match.
  private let begins: [Bool]
  /// The most bytes of a match.
  let longest: Int

  /// Nil for an empty query; of a long one the first 256 code points count.
  package init?(_ query: String) {
    let scalars = query.unicodeScalars.prefix(256)
    guard !scalars.isEmpty else { return nil }
    self.query = query
    forms = scalars.map(Self.forms)
    longest = forms.reduce(0) { $0 + ($1.map(\.count).max() ?? 0) }
    var begins = Array(repeating: false, count: 256)
    for form in forms[0] { begins[Int(form[0])] = true }
    self.begins = begins
  }

  private static func forms(of scalar: Unicode.Scalar) -> [[UInt8]] {
    var forms: Set<Unicode.Scalar> = [scalar]
    func add(_ text: String) {
      let scalars = text.unicodeScalars
      if scalars.count == 1, let scalar = scalars.first { forms.insert(scalar) }
    }
    add(scalar.properties.uppercaseMapping)
    // The small form of the capital: of a sign for the end of words, the letter itself.
    for form in forms { add(form.properties.lowercaseMapping) }
    for form in forms { add(form.properties.uppercaseMapping) }
    if forms.contains("σ") { forms.insert("ς") }
    return forms.map { Array(String(Character($0)).utf8) }
  }

  /// The bytes of a match at a place; nil if there is none.
  private func length(in bytes: [UInt8], at start: Int) -> Int? {
    var place = start
    for forms in forms {
      let form = forms.first { form in
        place + form.count <= bytes.count
          && form.indices.allSatisfy { bytes[place + $0] == form[$0] }
      }
      guard let form else { return nil }
      place += form.count
    }
    return place - start
  }

  /// The first match that begins within a range.
  func first(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    for start in range where begins[Int(bytes[start])] {
      if let length = length(in: bytes, at: start) { return start..<start + length }
    }
    return nil
  }
}

/// What a search found in a whole text.
package struct EditorMatches: Hashable, Sendable {
  /// The matches, or as many as were counted.
  package var count: Int
  /// Whether there may be more.
  package var isMore: Bool
  /// Which of them is selected, from 1.
  package var number: Int?
}

extension EditorText {
  private static let window = 1 << 16

  /// The first match that begins in a range.
  func firstMatch(_ search: EditorSearch, in range: Range<Int>) -> Range<Int>? {
    let range = clamped(range)
    var start = range.lowerBound
    while start < range.upperBound {
      let length = min(Self.window, range.upperBound - start)
      let bytes = self[start..<min(count, start + length + search.longest)]
      if let found = search.first(in: bytes, 0..<length) {
        return found.lowerBound + start..<found.upperBound + start
      }
      start += length
    }
    return nil
  }

  /// The last match that begins in a range.
  func lastMatch(_ search: EditorSearch, in range: Range<Int>) -> Range<Int>? {
    let range = clamped(range)
    var end = range.upperBound
    while end > range.lowerBound {
      let start = max(range.lowerBound, end - Self.window)
      let bytes = self[start..<min(count, end + search.longest)]
      var (place, last): (Int, Range<Int>?) = (0, nil)
      while let found = search.first(in: bytes, place..<end - start) {
        last = found
        place = found.lowerBound + 1
      }
      if let last { return last.lowerBound + start..<last.upperBound + start }
      end = start
    }
    return nil
  }

  /// The matches that begin in a range, none within another; at most so many.
  func matches(_ search: EditorSearch, in range: Range<Int>, atMost limit: Int) -> [Range<Int>] {
    var matches: [Range<Int>] = []
    var place = range.lowerBound
    while matches.count < limit, place < range.upperBound,
      let found = firstMatch(search, in: place..<range.upperBound)
    {
      matches.append(found)
      place = found.upperBound
    }
    return matches
  }
}
