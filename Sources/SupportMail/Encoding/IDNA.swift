/// What typed letters become before a label is encoded, and which may stand in one (RFC 5891,
/// RFC 5892; mapping after RFC 5895).
enum IDNA {
  /// The label in lower case, full-width letters as ASCII, marks joined with their letters.
  static func mapped(_ label: String) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    for scalar in label.unicodeScalars {
      let narrow = narrowed(scalar)
      scalars.append(contentsOf: narrow.properties.lowercaseMapping.unicodeScalars)
    }
    let hasParts = scalars.contains { isMark($0) || isJamo($0) }
    return hasParts ? composed(scalars) : scalars
  }

  /// Letters, marks and digits, and the two dots that stand inside words.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark,
      .decimalNumber:
      true
    default: scalar == "-" || scalar == "\u{B7}" || scalar == "\u{30FB}"
    }
  }

  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether the scalar is a part of a Korean syllable.
  private static func isJamo(_ scalar: Unicode.Scalar) -> Bool {
    (0x1100...0x11FF).contains(scalar.value)
  }

  private static func narrowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }

  /// Composition to NFC for the letters that domains use.
  ///
  /// Two strings of one canonical form are equal keys, so the letter that a base and its mark
  /// make is found without a table of decompositions.
  private static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in scalars {
      if let base = result.last, let letter = composites[String(scalars: [base, scalar])] {
        result[result.count - 1] = letter
      } else {
        result.append(scalar)
      }
    }
    return result
  }

  /// Every composed letter of the scripts that have them, by its canonical form.
  private static let composites: [String: Unicode.Scalar] = {
    var letters: [String: Unicode.Scalar] = [:]
    let ranges: [ClosedRange<UInt32>] = [
      0xC0...0x24F, 0x370...0x52F, 0x622...0x6D3, 0x929...0x95F, 0x3042...0x30FE,
      0x1E00...0x1FFF, 0xAC00...0xD7A3,
    ]
    for value in ranges.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      letters[String(scalar)] = letters[String(scalar)] ?? scalar
    }
    return letters
  }()
}
