/// Names that nobody else makes.
enum RandomName {
  /// 128 random bits as 32 hexadecimal digits.
  static func hexadecimal(using generator: inout some RandomNumberGenerator) -> String {
    var name = ""
    for _ in 0..<2 {
      let digits = String(generator.next() as UInt64, radix: 16)
      name += String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
    return name
  }
}
