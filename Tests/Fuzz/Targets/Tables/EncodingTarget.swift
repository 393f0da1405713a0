import Tables

/// Text in every encoding is read the same whatever the chunks, and single bytes are a character each.
///
/// The first byte of an input chooses the encoding.
struct EncodingTarget: FuzzTarget {
  let name = "encoding"
  var seeds: [String] { [] }
  let byteSeeds: [[UInt8]] =
    [
      [0x00] + Array("plain text\nand more".utf8),
      [0x00, 0xFF, 0xFE, 0x61, 0x00, 0x3D, 0xD8, 0x00, 0xDE],
      [0x00, 0xFE, 0xFF, 0x00, 0x61, 0xD8, 0x3D], [0x00, 0x63, 0xE9, 0x74, 0xE9],
      [0x00, 0xEF, 0xBB, 0xBF, 0xC3, 0xA9, 0xF0, 0x9F, 0x8E, 0x89],
      [0x00] + (0..<300).flatMap { _ in [0x61, 0x00] as [UInt8] },
      [0x00] + [UInt8](repeating: 0x61, count: 511) + [0xC3, 0xA9, 0xC3],
    ] + TextEncoding.allCases.indices.map { [UInt8($0 + 1)] + Array("caf\u{E9}\r\n".utf8) }
  let words = [
    "a", "\n", "\r", "\u{0}", "a\u{0}", "\u{0}a", "é", "\u{20AC}", "\u{1F389}", "\u{FEFF}",
    "\u{FFFD}",
    "\u{D7FF}", "\u{E000}",
  ]

  func check(_ bytes: [UInt8]) throws(FuzzFinding) {
    guard let choice = bytes.first else { return }
    let all = TextEncoding.allCases
    var options = TableOptions(delimiter: (try? Delimiter.named("\u{1F}")) ?? nil)
    options.hasHeader = false
    let number = Int(choice) % (all.count + 1)
    options.encoding = number == 0 ? nil : all[number - 1]
    let text = Array(bytes.dropFirst())
    let table = try TableOutcome.checked(text, .csv, options)
    guard let encoding = options.encoding, table.info?.encoding == encoding, table.error == nil,
      ![.utf8, .utf16LittleEndian, .utf16BigEndian].contains(encoding),
      !text.contains(where: { [0x22, 0x0A, 0x0D, 0x1F].contains($0) })
    else { return }
    let scalars = table.rows.first?[0].display.unicodeScalars.count ?? 0
    try FuzzFinding.expect(
      scalars == text.count, "\(scalars) characters of \(text.count) bytes in \(encoding.name)")
  }
}
