/// Bytes as numbers beside the letters of ASCII that they are.
package enum HexDump {
  /// A line for each sixteen bytes, or eight or four where the lines have no room for them:
  /// `00000010  25 50 44 46  %PDF`.
  package static func text(_ bytes: some Collection<UInt8>, columns: Int = 80) -> String {
    let width = [16, 8].first { self.columns(of: $0) <= columns } ?? 4
    var output: [UInt8] = []
    var offset = 0
    var rest = bytes[...]
    while !rest.isEmpty {
      let row = rest.prefix(width)
      append(row, at: offset, width, to: &output)
      offset += row.count
      rest = rest.dropFirst(width)
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The cells of a line with so many bytes.
  private static func columns(of width: Int) -> Int { 8 + 2 + 3 * width - 1 + 2 + width }

  private static func append(
    _ row: some Collection<UInt8>, at offset: Int, _ width: Int, to output: inout [UInt8]
  ) {
    for shift in stride(from: 28, through: 0, by: -4) { output.append(digit(offset >> shift & 15)) }
    output.append(blank)
    for byte in row {
      output += [blank, digit(Int(byte >> 4)), digit(Int(byte & 15))]
    }
    output += repeatElement(blank, count: 3 * (width - row.count) + 2)
    output += row.map { (0x20...0x7E).contains($0) ? $0 : UInt8(ascii: ".") }
    output.append(0x0A)
  }

  private static let blank = UInt8(ascii: " ")

  private static func digit(_ value: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: value < 10 ? 0x30 + value : 0x61 + value - 10)
  }
}
