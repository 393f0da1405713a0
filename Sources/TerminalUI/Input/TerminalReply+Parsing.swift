extension TerminalReply {
  /// DA1 is `CSI ? numbers c`, DECRPM `CSI ? mode ; state $ y`.
  init?(_ sequence: ControlSequence) {
    guard sequence.marker == UInt8(ascii: "?") else { return nil }
    switch (sequence.intermediates, sequence.final) {
    case ([], UInt8(ascii: "c")):
      self = .deviceAttributes(sequence.parameters.compactMap(\.first))
    case ([UInt8(ascii: "$")], UInt8(ascii: "y")) where sequence.parameters.count == 2:
      self = .mode(sequence.number(0), state: sequence.number(1))
    default: return nil
    }
  }

  /// The background is `OSC 11 ; colour`.
  init?(string: [UInt8], _ introducer: UInt8) {
    guard introducer == UInt8(ascii: "]"), string.starts(with: Array("11;".utf8)) else {
      return nil
    }
    self.init(background: string.dropFirst(3))
  }

  /// `rgb:` and three parts, or `rgba:` and four, of one to four hexadecimal digits each.
  private init?(background: ArraySlice<UInt8>) {
    let halves = background.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard halves.count == 2 else { return nil }
    let parts = halves[1].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let values = parts.compactMap(Self.eightBits)
    let isColour =
      halves[0].elementsEqual("rgb".utf8) && parts.count == 3
      || halves[0].elementsEqual("rgba".utf8) && parts.count == 4
    guard isColour, values.count == parts.count else { return nil }
    self = .background(red: values[0], green: values[1], blue: values[2])
  }

  private static func eightBits(_ digits: ArraySlice<UInt8>) -> UInt8? {
    guard (1...4).contains(digits.count), digits.first != UInt8(ascii: "+"),
      let value = Int(String(decoding: digits, as: UTF8.self), radix: 16), value >= 0
    else { return nil }
    let maximum = (1 << (4 * digits.count)) - 1
    return UInt8((value * 255 + maximum / 2) / maximum)
  }
}
