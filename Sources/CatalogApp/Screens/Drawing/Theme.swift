import TerminalUI

/// Whether the terminal is dark or light, as far as anybody said.
enum Theme: String, CaseIterable, Hashable, Sendable {
  case auto, dark, light

  /// What a background colour makes it.
  init(red: UInt8, green: UInt8, blue: UInt8) {
    // Relative luminance in thousandths (ITU-R BT.709), good enough to tell day from night.
    let luminance = (213 * Int(red) + 715 * Int(green) + 72 * Int(blue)) / 255
    self = luminance > 500 ? .light : .dark
  }

  /// How addresses look; where nobody knows the background, no colour is safe on it.
  var link: CellStyle {
    switch self {
    case .auto: .underline
    case .dark: CellStyle(.cyan, on: .standard, .underline)
    case .light: CellStyle(.blue, on: .standard, .underline)
    }
  }

  /// How code looks beside other text.
  var code: CellStyle {
    switch self {
    case .auto: .dim
    case .dark: CellStyle(.yellow)
    case .light: CellStyle(.magenta)
    }
  }
}
