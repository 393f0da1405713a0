/// A name under which every system can keep an attachment.
package enum FileName {
  /// In bytes.
  private static let limit = 255

  /// The last part of the path, without what is dangerous in a name; `file` where nothing is left.
  ///
  /// Separators, controls and bidirectional controls become `_`, a device name of Windows gets
  /// `_` in front, a space or dot at the end becomes `_`, and the stem is cut at 255 bytes. The
  /// rest stays as it is, decomposed letters too (RFC 2183 §2.3 leaves this to receivers).
  package static func cleaned(_ path: String) -> String {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
    var name = String.UnicodeScalarView()
    for scalar in Substring(parts.last ?? Substring().utf8).unicodeScalars {
      name.append(isUnsafe(scalar) ? "_" : scalar)
    }
    if let last = name.last, last == " " || last == "." {
      name.removeLast()
      name.append("_")
    }
    if name.isEmpty { return "file" }
    if isDevice(String(name)) { name.insert("_", at: name.startIndex) }
    let whole = String(name)
    return whole.utf8.count <= limit ? whole : shortened(whole, with: "")
  }

  /// The names in their order, a number in each that is there already: `a.txt`, `a (2).txt`.
  ///
  /// Names are the same when their bytes are.
  package static func numbered(_ names: [String]) -> [String] {
    var taken = Set(names.map { Array($0.utf8) })
    /// The last number that each name got; 1 for the name itself.
    var numbers: [[UInt8]: Int] = [:]
    return names.map { name in
      let key = Array(name.utf8)
      guard var number = numbers[key] else {
        numbers[key] = 1
        return name
      }
      while true {
        number += 1
        numbers[key] = number
        let other = shortened(name, with: " (\(number))")
        if taken.insert(Array(other.utf8)).inserted { return other }
      }
    }
  }

  /// The name with the addition before its extension, its stem cut to fit.
  private static func shortened(_ name: String, with addition: String) -> String {
    let scalars = Array(name.unicodeScalars)
    var dot = scalars.lastIndex(of: ".") ?? scalars.count
    if dot == 0 || scalars[dot...].count > 20 { dot = scalars.count }
    let ending = scalars[dot...]
    var room = limit - addition.utf8.count - ending.reduce(0) { $0 + UTF8.width($1) }
    var result = String.UnicodeScalarView()
    for scalar in scalars[..<dot] {
      room -= UTF8.width(scalar)
      guard room >= 0 else { break }
      result.append(scalar)
    }
    result.append(contentsOf: addition.unicodeScalars)
    result.append(contentsOf: ending)
    return String(result)
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    VisibleText.isControl(scalar) || VisibleText.isBidirectional(scalar) || scalar == "\\"
      || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  /// Whether Windows takes the name for a device, with whatever extension.
  private static func isDevice(_ name: String) -> Bool {
    let stem = name.unicodeScalars.prefix { $0 != "." && $0 != " " }
    let upper = String(stem).uppercased()
    if ["CON", "PRN", "AUX", "NUL", "CLOCK$", "CONIN$", "CONOUT$"].contains(upper) { return true }
    let scalars = Array(upper.unicodeScalars)
    guard scalars.count == 4, upper.hasPrefix("COM") || upper.hasPrefix("LPT") else { return false }
    return ("0"..."9").contains(scalars[3]) || ["\u{B9}", "\u{B2}", "\u{B3}"].contains(scalars[3])
  }
}
