extension InputDecoder {
  /// Whether a byte belongs to characters: no C0 control and no DEL.
  static func isText(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7F }

  /// Types the characters at the front, and holds the beginning of one that is cut off.
  mutating func takeText(_ rest: inout ArraySlice<UInt8>) {
    let run = rest.prefix(while: Self.isText)
    rest = rest.dropFirst(run.count)
    held += run
    let tail = UTF8Tail.length(of: held)
    for character in String(decoding: held.dropLast(tail), as: UTF8.self)
    where !character.isC1Control {
      emit(KeyPress(character))
    }
    held.removeFirst(held.count - tail)
  }

  mutating func takeControlCharacter(_ byte: UInt8) -> Bool {
    giveUp()
    if byte == Self.escape {
      state = .escape
    } else {
      emit(KeyPress(controlCharacter: byte))
    }
    return true
  }

  mutating func takeAfterEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case Self.escape:
      if isAfterEscape { emit(KeyPress(.escape)) }
      isAfterEscape = true
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .application
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(introducer: byte)
    case 0x80...:
      state = .altCharacter
      return false
    case _ where Self.isText(byte):
      end(withAlt: KeyPress(Character(Unicode.Scalar(byte))))
    default: end(withAlt: KeyPress(controlCharacter: byte))
    }
    return true
  }

  mutating func takeAltCharacter(_ byte: UInt8) -> Bool {
    held.append(byte)
    if UTF8Tail.length(of: held) == held.count { return true }
    if let character = String(validating: held, as: UTF8.self)?.first {
      if character.isC1Control {
        end(with: nil)
      } else {
        end(withAlt: KeyPress(character))
      }
      return true
    }
    let isLoneByte = held.count == 1
    giveUp()
    return isLoneByte
  }
}

extension KeyPress {
  /// What stands for bytes that are no UTF-8, so that the loss is seen.
  static let replacement = KeyPress("\u{FFFD}")
}

private extension Character {
  /// The controls of ISO 6429 above ASCII, which no keyboard has.
  var isC1Control: Bool {
    unicodeScalars.first.map { (0x80...0x9F).contains($0.value) } ?? false
  }
}
