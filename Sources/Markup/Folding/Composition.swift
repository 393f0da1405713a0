/// The compositions that folding keeps, because both parts together are another letter.
enum Composition {
  /// The one scalar for two neighbours, or nil if they stay apart.
  static func of(_ first: UInt32, _ second: UInt32) -> UInt32? {
    switch second {
    case 0x1161...0x1175, 0x11A8...0x11C2: hangul(first, second)
    case breve: first == 0x0438 ? 0x0439 : nil  // и й
    case voicedMark, semiVoicedMark: kana(first, second)
    default: nil
    }
  }

  /// Whether a scalar is left out where it composes nothing.
  static func isOnlyPart(_ value: UInt32) -> Bool {
    value == breve || value == voicedMark || value == semiVoicedMark
  }

  private static let breve: UInt32 = 0x0306
  private static let voicedMark: UInt32 = 0x3099
  private static let semiVoicedMark: UInt32 = 0x309A

  /// Leading consonant with vowel, that with a trailing consonant (Unicode, section 3.12).
  private static func hangul(_ first: UInt32, _ second: UInt32) -> UInt32? {
    let syllables: UInt32 = 0xAC00
    switch (first, second) {
    case (0x1100...0x1112, 0x1161...0x1175):
      return syllables + ((first - 0x1100) * 21 + second - 0x1161) * 28
    case (syllables...0xD788, 0x11A8...0x11C2) where (first - syllables) % 28 == 0:
      return first + second - 0x11A7
    default: return nil
    }
  }

  /// か with its mark is the next scalar (が), は with the half-voiced one the next but one (ぱ).
  private static func kana(_ first: UInt32, _ second: UInt32) -> UInt32? {
    guard (0x3041...0x30FE).contains(first) else { return nil }
    let isKatakana = first >= 0x30A1
    let letter = isKatakana ? first - 0x60 : first  // hiragana and katakana lie alike
    switch letter {
    case 0x306F, 0x3072, 0x3075, 0x3078, 0x307B: return first + second - voicedMark + 1
    case _ where second == semiVoicedMark: return nil
    case 0x304B, 0x304D, 0x304F, 0x3051, 0x3053, 0x3055, 0x3057, 0x3059, 0x305B, 0x305D, 0x305F,
      0x3061, 0x3064, 0x3066, 0x3068, 0x309D:
      return first + 1
    case 0x3046: return isKatakana ? 0x30F4 : 0x3094  // う ゔ
    case 0x308F...0x3092: return isKatakana ? first + 8 : nil  // ワ ヷ
    default: return nil
    }
  }
}
