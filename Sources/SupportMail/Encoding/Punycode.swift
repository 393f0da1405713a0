/// Letters of any script as ASCII letters and digits (RFC 3492).
enum Punycode {
  private static let base = 36
  private static let leastThreshold = 1
  private static let mostThreshold = 26
  private static let skew = 38
  private static let damp = 700
  private static let firstBias = 72
  private static let firstCodePoint = 0x80

  /// The scalars without the `xn--` in front.
  ///
  /// Cost: O(n²), so give it a label, not a page.
  static func encoded(_ scalars: [Unicode.Scalar]) -> String {
    var text = String(scalars: scalars.filter(\.isASCII))
    let basicCount = text.utf8.count
    if basicCount > 0 { text += "-" }
    let values = scalars.map { Int($0.value) }
    var codePoint = firstCodePoint
    var delta = 0
    var bias = firstBias
    var handled = basicCount
    while handled < values.count, let next = values.filter({ $0 >= codePoint }).min() {
      delta += (next - codePoint) * (handled + 1)
      codePoint = next
      for value in values {
        if value < codePoint { delta += 1 }
        guard value == codePoint else { continue }
        append(delta, bias: bias, to: &text)
        bias = adapted(delta, count: handled + 1, isFirst: handled == basicCount)
        delta = 0
        handled += 1
      }
      delta += 1
      codePoint += 1
    }
    return text
  }

  /// A number of variable length, the least digit first (RFC 3492 §3.3).
  private static func append(_ number: Int, bias: Int, to text: inout String) {
    var rest = number
    var weight = base
    while true {
      let threshold = min(max(weight - bias, leastThreshold), mostThreshold)
      guard rest >= threshold else { break }
      let span = base - threshold
      text.unicodeScalars.append(digit(threshold + (rest - threshold) % span))
      rest = (rest - threshold) / span
      weight += base
    }
    text.unicodeScalars.append(digit(rest))
  }

  private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / damp : delta / 2
    delta += delta / count
    var weight = 0
    while delta > (base - leastThreshold) * mostThreshold / 2 {
      delta /= base - leastThreshold
      weight += base
    }
    return weight + (base - leastThreshold + 1) * delta / (delta + skew)
  }

  private static func digit(_ value: Int) -> Unicode.Scalar {
    let first = value < 26 ? UInt8(ascii: "a") : UInt8(ascii: "0") - 26
    return Unicode.Scalar(first + UInt8(truncatingIfNeeded: value))
  }
}
