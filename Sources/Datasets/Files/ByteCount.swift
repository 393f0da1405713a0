/// How large something is, for people.
package enum ByteCount {
  /// `714 bytes`, `12 kB`, `3 MB`: in steps of a thousand, rounded.
  package static func phrase(_ count: Int) -> Phrase {
    guard count >= 1_000 else {
      return count == 1 ? .term(.fileOneByte) : .format(.fileBytes, [.text(String(count))])
    }
    var step = 1
    for unit in ["kB", "MB", "GB", "TB"] {
      step *= 1_000
      // Half of a step is rounded up.
      let rounded = count / step + (count % step >= step / 2 ? 1 : 0)
      if rounded < 1_000 || unit == "TB" { return .text("\(rounded) \(unit)") }
    }
    return .text(String(count))
  }
}
