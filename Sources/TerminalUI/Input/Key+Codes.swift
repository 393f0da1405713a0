extension Key {
  /// By the number before `~`, in the numbering of the VT220 and its followers.
  init?(number: Int) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 11...15: self = .function(number - 10)
    case 17...21: self = .function(number - 11)
    case 23...26: self = .function(number - 12)
    case 28...29: self = .function(number - 13)
    case 31...34: self = .function(number - 14)
    // xterm goes on here after the twenty keys of the VT220.
    case 42...45: self = .function(number - 21)
    default: return nil
    }
  }

  /// By the final byte of xterm's sequences.
  init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "P"): self = .function(1)
    case UInt8(ascii: "Q"): self = .function(2)
    case UInt8(ascii: "R"): self = .function(3)
    case UInt8(ascii: "S"): self = .function(4)
    default: return nil
    }
  }

  /// By the small letters that rxvt has for arrows with a modifier.
  init?(rxvtLetter: UInt8) {
    guard (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(rxvtLetter) else { return nil }
    self.init(letter: rxvtLetter - 0x20)
  }

  /// By the final byte of the keypad in application mode: `p` is 0, `y` is 9.
  init?(keypadLetter: UInt8) {
    switch keypadLetter {
    case UInt8(ascii: "M"): self = .enter
    case UInt8(ascii: "I"): self = .tab
    case UInt8(ascii: "X"): self = .character("=")
    case UInt8(ascii: " "): self = .character(" ")
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      self = .character(Character(Unicode.Scalar(keypadLetter - 0x40)))
    default: return nil
    }
  }

  /// By the code point of the key's character, or kitty's number for a key without one.
  init?(code: Int) {
    switch code {
    case 9: self = .tab
    case 13: self = .enter
    case 27: self = .escape
    case 8, 127: self = .backspace
    case 57_344...63_743: self.init(kittyCode: code)
    case 0x20..<0x7F, 0xA0...0x10_FFFF:
      guard let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
      self = .character(Character(scalar))
    default: return nil
    }
  }

  private static let kittyKeypadSigns: [Character] = [".", "/", "*", "-", "+"]
  private static let kittyKeypadKeys: [Key] = [
    .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
  ]

  /// By the private-use numbers of kitty's protocol; those of modifiers and media keys are none.
  private init?(kittyCode code: Int) {
    switch code {
    case 57_376...57_387: self = .function(code - 57_376 + 13)
    case 57_399...57_408: self = .character(Character("\(code - 57_399)"))
    case 57_409...57_413: self = .character(Self.kittyKeypadSigns[code - 57_409])
    case 57_414: self = .enter
    case 57_415: self = .character("=")
    case 57_416: self = .character(",")
    case 57_417...57_426: self = Self.kittyKeypadKeys[code - 57_417]
    default: return nil
    }
  }
}
