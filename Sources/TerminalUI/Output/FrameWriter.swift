/// Bytes for a terminal whose cursor, style and link are known, so that none is said twice.
struct FrameWriter {
  private(set) var bytes: [UInt8] = []
  /// The cursor's row and column; nil where terminals may differ.
  private(set) var row: Int?
  private(set) var column: Int?
  /// How the next character is drawn; the link's number is the frame's.
  var pen = CellStyle.plain

  init(capacity: Int = 64) { bytes.reserveCapacity(capacity) }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// The standard style, and no link.
  mutating func rest() { draw(as: .plain, link: nil) }

  mutating func show(_ cursor: Point?, isShown: Bool = false) {
    guard let cursor else { return }
    move(toX: cursor.x, y: cursor.y)
    if !isShown { append("\u{1B}[?25h") }
  }
}

// MARK: - Places

extension FrameWriter {
  /// Goes to a cell the shortest way.
  mutating func move(toX x: Int, y: Int) {
    guard row == y else {
      append("\u{1B}[")
      if x > 0 {
        append(number: y + 1)
        bytes.append(UInt8(ascii: ";"))
        append(number: x + 1)
      } else if y > 0 {
        append(number: y + 1)
      }
      bytes.append(UInt8(ascii: "H"))
      (row, column) = (y, x)
      return
    }
    guard column != x else { return }
    defer { column = x }
    if x == 0 { return bytes.append(UInt8(ascii: "\r")) }
    let steps = column.map { x - $0 }
    if let steps, abs(steps) == 1 || Self.digits(abs(steps)) < Self.digits(x + 1) {
      append("\u{1B}[")
      if abs(steps) > 1 { append(number: abs(steps)) }
      bytes.append(UInt8(ascii: steps > 0 ? "C" : "D"))
    } else {
      append("\u{1B}[")
      append(number: x + 1)
      bytes.append(UInt8(ascii: "G"))
    }
  }

  /// Erases the rest of the row, in the style of the pen.
  mutating func eraseRow() { append("\u{1B}[K") }

  /// Notes that so many cells were written, in a row that has `width`.
  mutating func advance(_ cells: Int, width: Int) {
    // At the last column some terminals stand on it, some behind it.
    column = column.flatMap { $0 + cells < width ? $0 + cells : nil }
  }

  mutating func forgetColumn() { column = nil }

  private static func digits(_ number: Int) -> Int { number < 10 ? 1 : number < 100 ? 2 : 3 }
}

// MARK: - Text

extension FrameWriter {
  mutating func append(ascii: UInt8) { bytes.append(ascii) }

  mutating func append(_ text: some Sequence<UInt8>) { bytes.append(contentsOf: text) }

  /// Writes a scalar in UTF-8.
  mutating func append(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 { return bytes.append(UInt8(truncatingIfNeeded: value)) }
    if value < 0x800 {
      bytes.append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
    } else {
      if value < 0x10000 {
        bytes.append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
      } else {
        bytes.append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
        bytes.append(UInt8(truncatingIfNeeded: 0x80 | value >> 12 & 63))
      }
      bytes.append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 63))
    }
    bytes.append(UInt8(truncatingIfNeeded: 0x80 | value & 63))
  }

  /// Makes the `;` behind the last parameter the end of a style's sequence.
  mutating func endParameters() { bytes[bytes.count - 1] = UInt8(ascii: "m") }

  /// Keeps the shorter of two ways to say the same; the first where none is.
  mutating func keepShorter(from start: Int, split: Int) {
    if bytes.count - split < split - start {
      bytes.removeSubrange(start..<split)
    } else {
      bytes.removeSubrange(split...)
    }
  }

  /// The last digit of a number.
  private mutating func append(digit number: Int) {
    bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number % 10))
  }

  mutating func append(number: Int) {
    if number >= 1_000 { append(number: number / 1_000) }
    if number >= 100 { append(digit: number / 100) }
    if number >= 10 { append(digit: number / 10) }
    append(digit: number)
  }
}
