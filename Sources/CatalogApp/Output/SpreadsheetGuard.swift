import Tables

/// Keeps spreadsheets from taking a text for a formula.
enum SpreadsheetGuard {
  /// The cell with an apostrophe before a text that would run; plain numbers do not.
  static func guarded(_ cell: Cell) -> Cell {
    guard case .text(let text) = cell else { return cell }
    return .text(guarded(text))
  }

  static func guarded(_ text: String) -> String {
    guard let first = text.utf8.first, "=+-@\t\r".utf8.contains(first), !isNumber(text) else {
      return text
    }
    return "'" + text
  }

  /// `-30`, `+1.5`, `-1,5` or `-2e10`.
  private static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    func takeDigits() -> Bool {
      let count = rest.prefix { $0 &- 0x30 < 10 }.count
      rest = rest.dropFirst(count)
      return count > 0
    }
    func take(_ marks: String) -> Bool {
      guard let byte = rest.first, marks.utf8.contains(byte) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = take("+-")
    guard takeDigits() else { return false }
    if take(".,"), !takeDigits() { return false }
    if take("eE") {
      _ = take("+-")
      guard takeDigits() else { return false }
    }
    return rest.isEmpty
  }
}
