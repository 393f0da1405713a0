/// Guesses what was meant by a word that is not known.
package enum Suggestion {
  /// The nearest name, if one is near: a third of its letters may differ.
  ///
  /// The distance is Damerau's: a letter added, left out, replaced, or swapped with the next.
  package static func nearest(to word: String, among names: [String]) -> String? {
    let scalars = Array(word.lowercased().unicodeScalars)
    guard scalars.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let other = Array(name.lowercased().unicodeScalars)
      let limit = max(1, (max(other.count, scalars.count) + 1) / 3)
      guard abs(other.count - scalars.count) <= limit else { continue }
      let distance = distance(scalars, other)
      if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let change = last[column] + (first[row] == second[column] ? 0 : 1)
        var best = min(change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
