extension UInt8 {
  /// The same letter of ASCII in lower case.
  var asciiLowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

  /// A blank or line break of XML and HTML.
  var isMarkupSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C
  }

  /// Whether an element's name can begin with it.
  var beginsName: Bool {
    (0x61...0x7A).contains(self) || (0x41...0x5A).contains(self) || self >= 0x80
      || self == UInt8(ascii: "_") || self == UInt8(ascii: ":")
  }

  var isDigit: Bool { (0x30...0x39).contains(self) }
}

extension String {
  /// Without the blanks and line breaks around it.
  var trimmingMarkupSpace: String {
    let start = utf8.firstIndex { !$0.isMarkupSpace }
    let end = utf8.lastIndex { !$0.isMarkupSpace }
    guard let start, let end else { return "" }
    return String(self[start...end])
  }
}
