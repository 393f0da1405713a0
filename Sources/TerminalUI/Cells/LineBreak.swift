/// Where a line may end without a space; it is told the characters of a text in order.
struct LineBreak {
  private var last: Unicode.Scalar = " "
  private var lastWidth = 1
  /// Whether the last character is a hyphen behind a letter or digit.
  private var isBehindHyphen = false

  /// Whether the line may end before the character that begins with this.
  mutating func isAllowed(before scalar: Unicode.Scalar, width: Int) -> Bool {
    let isInner = last != " " && scalar != " "
    let isAllowed =
      isInner
      && (width == 2 || lastWidth == 2 || isBehindHyphen && scalar.properties.isAlphabetic)
      && !Self.closing(scalar) && !Self.opening(last)
    isBehindHyphen = Self.hyphen(scalar) && last.properties.isAlphabetic
    (last, lastWidth) = (scalar, width)
    return isAllowed
  }

  /// Whether the last character is a letter or digit of ASCII, alone: behind one of these no line
  /// ends before another one.
  var isBehindLetter: Bool { Self.isLetter(last) && lastWidth == 1 }

  /// Passes letters and digits of ASCII that follow such a one, and is told the last of them only.
  mutating func pass(_ letter: UInt8) { last = Unicode.Scalar(letter) }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && UInt8(truncatingIfNeeded: scalar.value).isLetterOrDigit
  }

  private static func hyphen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "\u{2010}", "–", "—": true
    default: false
    }
  }

  private static func opening(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", "[", "{", "<", "\"", "'", "‘", "“", "«", "（", "「", "『", "【", "〈", "《", "〔", "［", "｛":
      true
    default: false
    }
  }

  /// Closing marks, and the small kana that no line begins with.
  private static func closing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", ";", ":", "!", "?", ")", "]", "}", ">", "\"", "'", "’", "”", "»", "…", "%": true
    case "、", "。", "，", "．", "：", "；", "？", "！", "）", "」", "』", "】", "〉", "》", "〕", "］", "｝": true
    case "々", "ー", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ": true
    case "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ", "ヮ": true
    default: false
    }
  }
}

extension UInt8 {
  /// Whether it is a letter or digit of ASCII.
  var isLetterOrDigit: Bool { (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 }
}
