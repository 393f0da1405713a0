// A table whose columns have room stands in columns; another, row by row.
extension PlainTextWriter {
  /// The longest table that is measured: the widths of a longer one are those of its first rows.
  private static var measuredRows: Int { 1_000 }

  mutating func write(_ table: TextTable) {
    let cells = table.rows.map { row in row.map { cell(bytes(of: $0)) } }
    let widths = widths(of: cells)
    let total = widths.reduce(0, +) + 2 * max(0, widths.count - 1)
    if let room, total > room {
      rows(cells, hasHeader: table.hasHeader)
    } else {
      columns(cells, widths, hasHeader: table.hasHeader)
    }
  }

  private func columns(of bytes: [UInt8]) -> Int {
    // Letters of ASCII take one cell each.
    if let layout, bytes.contains(where: { $0 > 0x7F }) {
      return layout.columns(String(decoding: bytes, as: UTF8.self))
    }
    return bytes.count { $0 & 0xC0 != 0x80 }
  }

  private func widths(of rows: [[[UInt8]]]) -> [Int] {
    var widths: [Int] = []
    for row in rows.prefix(Self.measuredRows) {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], columns(of: cell))
      }
    }
    return widths
  }

  private mutating func columns(_ rows: [[[UInt8]]], _ widths: [Int], hasHeader: Bool) {
    for (index, row) in rows.enumerated() {
      var bytes: [UInt8] = []
      var owed = 0
      for (column, cell) in row.enumerated() {
        bytes += repeatElement(0x20, count: owed)
        bytes += cell
        let width = column < widths.count ? widths[column] : 0
        owed = max(0, width - columns(of: cell)) + 2
      }
      line(bytes)
      if index == 0, hasHeader {
        line(widths.map { String(repeating: "-", count: $0) }.joined(separator: "  ").utf8)
      }
    }
  }

  /// Each row as its cells below each other, with the names of their columns before them.
  ///
  /// The first tells all names, so that those of empty columns are read too.
  private mutating func rows(_ rows: [[[UInt8]]], hasHeader: Bool) {
    let names = hasHeader && rows.count > 1 ? rows[0] : []
    for (index, row) in rows.dropFirst(names.isEmpty ? 0 : 1).enumerated() {
      if index > 0 { needsBlank = true }
      for column in 0..<max(row.count, names.count) {
        let cell = column < row.count ? row[column] : []
        let name = column < names.count ? names[column] : []
        if cell.isEmpty, name.isEmpty || index > 0 { continue }
        broken(name.isEmpty ? cell : name + Array(": ".utf8) + cell)
      }
    }
  }

  /// A cell on one line.
  private func cell(_ bytes: [UInt8]) -> [UInt8] {
    bytes.contains(0x0A) ? bytes.map { $0 == 0x0A ? 0x20 : $0 } : bytes
  }
}
