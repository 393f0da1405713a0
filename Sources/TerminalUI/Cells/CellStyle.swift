/// How a cell is drawn.
package struct CellStyle: Hashable, Sendable {
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let italic = Attributes(rawValue: 4)
    package static let underline = Attributes(rawValue: 8)
    package static let reverse = Attributes(rawValue: 16)
  }

  package var foreground: CellColor
  package var background: CellColor
  package var attributes: Attributes
  /// The number of a link in the grid's table; 0 for none.
  var link: UInt16 = 0

  package init(
    _ foreground: CellColor = .standard, on background: CellColor = .standard,
    _ attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  package static let plain = CellStyle()
  package static let bold = CellStyle(.standard, .bold)
  package static let dim = CellStyle(.standard, .dim)
  package static let reverse = CellStyle(.standard, .reverse)
  package static let underline = CellStyle(.standard, .underline)

  private init(_ foreground: CellColor, _ attributes: Attributes) {
    self.init(foreground, on: .standard, attributes)
  }

  /// The same with more attributes.
  package func adding(_ attributes: Attributes) -> CellStyle {
    var style = self
    style.attributes.formUnion(attributes)
    return style
  }
}
