/// Joiners at places where they join nothing.
///
/// A terminal that takes the zero width joiner (U+200D) by its word joins to it whatever is printed
/// next, the next cell too. So it stays only between two scalars of the same character with cells, as
/// in an emoji of several people and in Indic conjuncts. The non-joiner (U+200C) stays between
/// letters of scripts where it changes their shape.
enum LooseJoiners {
  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let nonJoiner: Unicode.Scalar = "\u{200C}"

  /// The text without them; linear.
  static func removed(from text: String.UnicodeScalarView) -> String.UnicodeScalarView {
    guard text.contains(where: isJoiner) else { return text }
    var output = String.UnicodeScalarView()
    // Whether a non-joiner waits for a letter.
    var isHeld = false
    for character in String(text) {
      let scalars = character.unicodeScalars
      for index in scalars.indices {
        let scalar = scalars[index]
        if isHeld, isShaped(scalar) { output.append(nonJoiner) }
        isHeld = scalar == nonJoiner && output.last.map(isShaped) == true
        if scalar == nonJoiner { continue }
        let next = scalars[scalars.index(after: index)...].first
        let joins = index > scalars.startIndex && next.map(isBase) == true
        if scalar != joiner || joins { output.append(scalar) }
      }
    }
    return output
  }

  static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == joiner || scalar == nonJoiner
  }

  /// Neither a mark nor the colour of a skin, which belong to a character without a joiner.
  private static func isBase(_ scalar: Unicode.Scalar) -> Bool {
    CellTable.kind(of: scalar) != .joined && !scalar.properties.isEmojiModifier
      && !scalar.properties.isGraphemeExtend
  }

  /// Letters and marks behind Latin, Greek and Cyrillic.
  private static func isShaped(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x530, !isJoiner(scalar) else { return false }
    return switch scalar.properties.generalCategory {
    case .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark: true
    default: false
    }
  }
}
