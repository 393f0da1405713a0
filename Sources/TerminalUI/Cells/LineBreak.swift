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

  /// Whether no word ends before a character of ASCII other than a hyphen: the last one is neither
  /// wide nor a hyphen.
  var passesPlain: Bool { lastWidth == 1 && !isBehindHyphen }

  /// Passes a space, or, where that may be, characters of ASCII other than hyphens, and is told the
  /// last of them only.
  mutating func pass(_ last: Unicode.Scalar) {
    (self.last, lastWidth, isBehindHyphen) = (last, 1, false)
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
  /// Whether it is a character of ASCII that is printed, but no space and no hyphen.
  var isPlain: Bool { self &- 0x21 < 0x5E && self != 0x2D }
}
