import TestSupport

@testable import TerminalUI

extension SeededGenerator {
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func color() -> CellColor {
    let byte = UInt8(truncatingIfNeeded: next())
    switch number(0...5) {
    case 0...2: return .standard
    case 3: return .palette(byte)
    case 4: return .indexed(byte)
    default: return .rgb(byte, UInt8(number(0...255)), UInt8(number(0...255)))
    }
  }

  mutating func style() -> CellStyle {
    if number(0...2) == 0 { return .plain }
    return CellStyle(color(), on: color(), .init(rawValue: UInt8(number(0...31) & number(0...31))))
  }

  /// Something drawn over a grid: texts, boxes, links, a cursor.
  mutating func change(_ grid: inout CellGrid) {
    let samples = [
      "plain text", "日本語のテキスト", "e\u{301}a\u{308}", "👩‍👩‍👧‍👦👍🇩🇪", "❤️1️⃣", "─│┌ █▀", "שלום नमस्ते",
    ]
    let (width, height) = (grid.size.width, grid.size.height)
    for _ in 0..<number(0...4) {
      let point = Point(x: number(-3...width), y: number(0...max(0, height - 1)))
      let box = Rect(x: point.x, y: point.y, width: number(0...width), height: number(0...height))
      switch number(0...5) {
      case 0: grid.fill(box, with: number(0...1) == 0 ? " " : "x", style())
      case 1: grid.put(text(), at: point, style())
      case 2:
        let new = style()
        grid.restyle(box) { $0 = new }
      case 3:
        grid.link(
          box, to: ["https://a.example", "https://b.example/?q=1;2", "bad\u{7}"][number(0...2)])
      default: grid.put(samples[number(0...samples.count - 1)], at: point, style())
      }
    }
    if number(0...2) == 0 {
      grid.cursor =
        number(0...1) == 0 ? nil : Point(x: number(0...width), y: number(0...height))
    }
  }
}
