/// The parts of a sequence between its introducer and its end (ECMA-48 §5.4).
struct ControlSequence: Hashable {
  /// One of `<=>?` at the front, which marks a private use.
  let marker: UInt8?
  /// The parameters in their order, each with its sub-parameters; what was left out is 0.
  let parameters: [[Int]]
  let intermediates: [UInt8]
  let final: UInt8

  /// Nil if the bytes before the final one are in no order that a sequence may have.
  init?(_ bytes: [UInt8], final: UInt8) {
    var rest = bytes[...]
    let isMarked = rest.first.map { 0x3C...0x3F ~= $0 } ?? false
    marker = isMarked ? rest.removeFirst() : nil
    // Some terminals tell places left of or above the window, by numbers below 0.
    let allowsMinus = marker == UInt8(ascii: "<")
    let numbers = rest.prefix { 0x30...0x3B ~= $0 || allowsMinus && $0 == Self.minus }
    intermediates = Array(rest.dropFirst(numbers.count))
    guard intermediates.allSatisfy({ 0x20...0x2F ~= $0 }) else { return nil }
    parameters =
      numbers.isEmpty
      ? []
      : numbers.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
        $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.value)
      }
    self.final = final
  }

  /// A parameter without its sub-parameters; 0 where there is none.
  func number(_ index: Int) -> Int { number(index, 0) }

  /// A sub-parameter, both counted from 0; 0 where there is none.
  func number(_ index: Int, _ part: Int) -> Int {
    guard index < parameters.count, part < parameters[index].count else { return 0 }
    return parameters[index][part]
  }

  /// Above every number that means something, code points included.
  static let maximum = 9_999_999
  private static let minus = UInt8(ascii: "-")

  /// From 0 to `maximum`, whatever was written.
  private static func value(_ digits: ArraySlice<UInt8>) -> Int {
    if digits.contains(minus) { return 0 }
    return digits.reduce(0) { min($0 * 10 + Int($1 - 0x30), maximum) }
  }
}
