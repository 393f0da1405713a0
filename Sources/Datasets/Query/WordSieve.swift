import Markup
package import Tables

/// Finds by their bytes the records that cannot have some words, before they are cut into values.
///
/// Folding goes scalar by scalar and begins anew behind each ASCII byte, and such bytes stand between
/// values. So what a value folds to stands, just so, in what the whole record folds to: a record
/// without a piece of a word has no value with that word.
package struct WordSieve: Sendable {
  /// Folded pieces, all of which must be there, the longest first.
  private let pieces: [[UInt8]]
  /// Whether a row without a title is also found by its number, which is not in its bytes.
  private let countsNumbers: Bool

  /// A sieve for folded texts; nil where they have nothing to look for.
  init?(folded: [String], countsNumbers: Bool) {
    // Quotes are doubled in CSV, and spaces left out of JSON: only what has none of those stays.
    let pieces = folded.flatMap { text in
      text.utf8.split { $0 < 0x80 && !Self.isLetterOrDigit($0) }.map { Array($0) }
    }
    guard !pieces.isEmpty else { return nil }
    self.pieces = pieces.sorted { $0.count > $1.count }
    self.countsNumbers = countsNumbers
  }

  /// Whether one of some records, which are the rows at these positions, may have the words.
  package func mayHold(_ bytes: ArraySlice<UInt8>, _ rows: Range<Int>) -> Bool {
    if allStand(in: bytes, rows) { return true }
    if WordScan.isASCII(bytes) { return false }
    let folded = Array(Folding.fold(String(decoding: bytes, as: UTF8.self)).utf8)
    return allStand(in: folded[...], rows)
  }

  /// The sieve for rows of a file.
  package var rows: RowSieve { RowSieve(mayHold) }

  private func allStand(in bytes: ArraySlice<UInt8>, _ rows: Range<Int>) -> Bool {
    pieces.allSatisfy {
      WordScan.holds(bytes, word: $0) || countsNumbers && Self.begins($0, aNumberOf: rows)
    }
  }

  /// Whether the number of a row, which is its position counted from 1, begins with these digits.
  package static func begins(_ digits: [UInt8], aNumberOf rows: Range<Int>) -> Bool {
    guard digits.count < 18, digits.first != 0x30, digits.allSatisfy({ $0 &- 0x30 < 10 }) else {
      return false
    }
    var first = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    var end = first + 1
    while first <= rows.upperBound {
      if end > rows.lowerBound + 1 { return true }
      first *= 10
      end *= 10
    }
    return false
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
  }
}

extension ItemSearch {
  /// Keeps back records that have not all the words; nil where nothing is looked for.
  package var sieve: WordSieve? { WordSieve(folded: terms.map(\.text), countsNumbers: true) }
}

extension RowFilter {
  /// Keeps back records where no value can be equal to the one that is wanted, or contain it; nil for
  /// other conditions, which values fulfil that look otherwise.
  package var sieve: WordSieve? {
    switch comparison {
    case .equal, .contains: WordSieve(folded: [Folding.fold(value)], countsNumbers: false)
    case .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .isEmpty, .isNotEmpty: nil
    }
  }
}
