package import TerminalUI

extension Size {
  /// The most cells that can be asked for on one side.
  private static let longestSide = 1_000

  /// Columns and rows with a sign between them: `80x24` or `80×24`; nil for anything else.
  package init?(typed text: String) {
    let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) {
      $0 == "x" || $0 == "X" || $0 == "\u{D7}"
    }
    guard parts.count == 2, let width = Self.side(parts[0]), let height = Self.side(parts[1]) else {
      return nil
    }
    self.init(width: width, height: height)
  }

  /// `Int` alone would take a sign as well.
  private static func side(_ digits: Substring.UnicodeScalarView) -> Int? {
    guard digits.allSatisfy({ ("0"..."9").contains($0) }), let side = Int(String(digits)) else {
      return nil
    }
    return (1...longestSide).contains(side) ? side : nil
  }
}
