// A table whose columns have room stands in columns; another, row by row.
extension PlainTextWriter {
  /// The longest table that is measured: the widths of a longer one are those of its first rows.
  private static var measuredRows: Int { 1_000 }

  /// A cell on one line, as a place in the bytes of all of them.
  private struct Cell {
    var range: Range<Int>
    /// The terminal's cells that it takes.
    var columns: Int
  }

  mutating func write(_ table: TextTable) {
    withSpare { writer, bytes in
      let cells = table.rows.map { row in row.map { writer.cell($0, in: &bytes) } }
      let widths = Self.widths(of: cells)
      let total = widths.reduce(0, +) + 2 * max(0, widths.count - 1)
      if let room = writer.room, total > room {
        writer.rows(cells, of: bytes, hasHeader: table.hasHeader)
      } else {
        writer.columns(cells, of: bytes, widths, hasHeader: table.hasHeader)
      }
    }
  }

  private mutating func cell(_ text: InlineText, in bytes: inout [UInt8]) -> Cell {
    let start = bytes.count
    append(text, to: &bytes)
    let range = start..<bytes.count
    while let end = bytes.first(0x0A, in: range) { bytes[end] = 0x20 }
    return Cell(range: range, columns: columns(of: range, of: bytes))
  }

  private func columns(of range: Range<Int>, of bytes: [UInt8]) -> Int {
    // Letters of ASCII take one cell each.
    if let layout, bytes[range].contains(where: { $0 > 0x7F }) {
      return layout.columns(bytes.text(range))
    }
    return bytes[range].count { $0 & 0xC0 != 0x80 }
  }

  private static func widths(of rows: [[Cell]]) -> [Int] {
    var widths: [Int] = []
    for row in rows.prefix(measuredRows) {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.columns)
      }
    }
    return widths
  }

  private mutating func columns(
    _ rows: [[Cell]], of bytes: [UInt8], _ widths: [Int], hasHeader: Bool
  ) {
    for (index, row) in rows.enumerated() {
      beginLine()
      var owed = 0
      for (column, cell) in row.enumerated() {
        output += repeatElement(0x20, count: owed)
        output.append(cell.range, of: bytes)
        let width = column < widths.count ? widths[column] : 0
        owed = max(0, width - cell.columns) + 2
      }
      endLine()
      if index == 0, hasHeader { underline(widths) }
    }
  }

  private mutating func underline(_ widths: [Int]) {
    beginLine()
    for (column, width) in widths.enumerated() {
      if column > 0 { output.append("  ") }
      output += repeatElement(UInt8(ascii: "-"), count: width)
    }
    endLine()
  }

  /// Each row as its cells below each other, with the names of their columns before them.
  ///
  /// The first tells all names, so that those of empty columns are read too.
  private mutating func rows(_ rows: [[Cell]], of bytes: [UInt8], hasHeader: Bool) {
    let names = hasHeader && rows.count > 1 ? rows[0] : []
    var line: [UInt8] = []
    for (index, row) in rows.dropFirst(names.isEmpty ? 0 : 1).enumerated() {
      if index > 0 { needsBlank = true }
      for column in 0..<max(row.count, names.count) {
        let cell = column < row.count ? row[column].range : 0..<0
        let name = column < names.count ? names[column].range : 0..<0
        if cell.isEmpty, name.isEmpty || index > 0 { continue }
        line.removeAll(keepingCapacity: true)
        if !name.isEmpty {
          line.append(name, of: bytes)
          line.append(": ")
        }
        line.append(cell, of: bytes)
        broken(line)
      }
    }
  }
}
