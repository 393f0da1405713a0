/// Writes host names with letters outside ASCII as name servers know them (RFC 3492, RFC 5890).
///
/// libcurl does this too, but only in a build with libidn2 and under a UTF-8 locale.
enum Punycode {
  private static let maximumLabelLength = 63  // RFC 1035 §2.3.4

  /// The host in lower case with `xn--` labels; nil if a label is too long.
  static func asciiHost(_ host: String) -> String? {
    if host.utf8.allSatisfy({ $0 < 0x80 }) {
      return String(decoding: host.utf8.map(\.lowercased), as: UTF8.self)
    }
    var labels: [String] = []
    let fullStops: [Unicode.Scalar] = [".", "\u{3002}", "\u{FF0E}", "\u{FF61}"]  // RFC 3490 §3.1
    for part in host.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: { fullStops.contains($0) })
    {
      let label = String(part).lowercased()
      let isASCII = label.utf8.allSatisfy { $0 < 0x80 }
      guard label.unicodeScalars.count <= maximumLabelLength else { return nil }
      let ascii = isASCII ? label : "xn--" + encode(label)
      guard ascii.utf8.count <= maximumLabelLength else { return nil }
      labels.append(ascii)
    }
    return labels.joined(separator: ".")
  }

  /// Encodes one label (RFC 3492 §6.3), which must be short, so that nothing overflows.
  private static func encode(_ label: String) -> String {
    let scalars = label.unicodeScalars.map { Int($0.value) }
    var output = scalars.filter { $0 < 0x80 }.map { UInt8($0) }
    let basicCount = output.count
    if basicCount > 0 { output.append(UInt8(ascii: "-")) }

    var current = 0x80
    var delta = 0
    var bias = 72
    var handled = basicCount
    while handled < scalars.count {
      guard let next = scalars.filter({ $0 >= current }).min() else { break }
      delta += (next - current) * (handled + 1)
      current = next
      for scalar in scalars {
        if scalar < current { delta += 1 }
        guard scalar == current else { continue }
        appendVariableLength(delta, bias, to: &output)
        bias = adapted(delta, handled + 1, isFirst: handled == basicCount)
        delta = 0
        handled += 1
      }
      delta += 1
      current += 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func appendVariableLength(_ delta: Int, _ bias: Int, to output: inout [UInt8]) {
    var rest = delta
    var position = 36
    while true {
      let threshold = min(max(position - bias, 1), 26)
      guard rest >= threshold else { return output.append(digit(rest)) }
      output.append(digit(threshold + (rest - threshold) % (36 - threshold)))
      rest = (rest - threshold) / (36 - threshold)
      position += 36
    }
  }

  /// The bias for the next number (RFC 3492 §6.1).
  private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var bias = 0
    while delta > 455 {
      delta /= 35
      bias += 36
    }
    return bias + 36 * delta / (delta + 38)
  }

  private static func digit(_ value: Int) -> UInt8 {
    UInt8(value < 26 ? value + 0x61 : value - 26 + 0x30)
  }
}
