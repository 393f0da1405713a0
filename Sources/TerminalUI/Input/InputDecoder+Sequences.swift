extension InputDecoder {
  /// Bytes of a control sequence before its final byte; a longer one is dropped.
  static let sequenceLimit = 256

  mutating func takeApplication(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x3B: hold(byte, limit: Self.sequenceLimit)
    case 0x20...0x7E:
      let sequence = sequence(final: byte)
      end(with: sequence.flatMap { KeyPress(application: $0) }.map { .key($0) })
    default:
      giveUp()
      return false
    }
    return true
  }

  mutating func takeControl(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "[") where held.isEmpty: state = .console
    case UInt8(ascii: "M") where held.isEmpty: state = .oldMouse(remaining: 3)
    // rxvt ends its keys with Shift in what is no final byte by the standard.
    case UInt8(ascii: "$") where !held.isEmpty && held.allSatisfy { 0x30...0x39 ~= $0 }:
      endControl(byte)
    case 0x20...0x3F: hold(byte, limit: Self.sequenceLimit)
    case 0x40...0x7E: endControl(byte)
    default:
      giveUp()
      return false
    }
    return true
  }

  mutating func takeConsole(_ byte: UInt8) -> Bool {
    guard Self.isText(byte), byte < 0x80 else {
      giveUp()
      return false
    }
    let isFunction = (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte)
    let number = Int(byte) - Int(UInt8(ascii: "A")) + 1
    end(with: isFunction ? .key(KeyPress(.function(number))) : nil)
    return true
  }

  private mutating func endControl(_ final: UInt8) {
    let sequence = sequence(final: final)
    end(with: sequence.flatMap { InputEvent($0) })
    if let sequence, sequence.beginsPaste { state = .paste(matched: 0) }
  }

  private func sequence(final: UInt8) -> ControlSequence? {
    held.count > Self.sequenceLimit ? nil : ControlSequence(held, final: final)
  }

  /// Keeps a byte, and one beyond the limit as the sign that there were too many.
  mutating func hold(_ byte: UInt8, limit: Int) {
    if held.count <= limit { held.append(byte) }
  }
}

private extension ControlSequence {
  var beginsPaste: Bool {
    final == UInt8(ascii: "~") && marker == nil && intermediates.isEmpty && number(0) == 200
  }
}

private extension InputEvent {
  init?(_ sequence: ControlSequence) {
    if let mouse = MouseEvent(sequence) {
      self = .mouse(mouse)
    } else if let reply = TerminalReply(sequence) {
      self = .reply(reply)
    } else if let press = KeyPress(sequence) {
      self = .key(press)
    } else {
      return nil
    }
  }
}
