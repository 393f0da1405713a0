/// Finds what somebody may have meant by a word that does not exist.
enum Suggestion {
  /// Longer words are typed rarely and wrong in more than a letter or two.
  private static let lengthLimit = 64

  /// The candidate that is nearest to the word; nil where none is near.
  ///
  /// A candidate that begins with the word (two letters at least) is nearest; then the one with the
  /// fewest letters inserted, left out, changed or swapped with their neighbour, up to a third of
  /// the longer word's length. Of two the earlier one wins; case does not count.
  /// Cost: O(length²) a candidate.
  static func nearest(_ word: String, in candidates: [String]) -> String? {
    let letters = Array(word.lowercased().unicodeScalars.prefix(lengthLimit + 1))
    guard letters.count >= 1, letters.count <= lengthLimit else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars)
      guard other.count <= lengthLimit else { continue }
      let begins = letters.count >= 2 && other.starts(with: letters)
      let distance = begins ? 0 : Self.distance(letters, other)
      guard distance <= max(1, max(letters.count, other.count) / 3) else { continue }
      guard distance < min(letters.count, other.count), distance < best?.distance ?? .max else {
        continue
      }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// The number of edits between two words, neighbours that are swapped counting as one
  /// (Damerau–Levenshtein, optimal string alignment).
  static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let change = last[column] + (first[row] == second[column] ? 0 : 1)
        var edits = min(change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          edits = min(edits, beforeLast[column - 1] + 1)
        }
        current.append(edits)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
