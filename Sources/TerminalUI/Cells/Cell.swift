/// One cell of a grid: what stands in it and how it is drawn.
package struct Cell: Hashable, Sendable {
  /// A character by its scalar, or by its place in the grid's table of clusters.
  struct Glyph: Hashable, Sendable {
    private static let clusterMark: UInt32 = 1 << 31

    private let value: UInt32

    /// The right half of the wide character before it.
    static let continuation = Glyph(value: 0)
    static let space = Glyph(value: 0x20)

    private init(value: UInt32) { self.value = value }

    init(_ scalar: Unicode.Scalar) { value = scalar.value }

    init(ascii: UInt8) { value = UInt32(ascii) }

    init(cluster index: Int) { value = Self.clusterMark | UInt32(truncatingIfNeeded: index) }

    var scalar: Unicode.Scalar? { value == 0 ? nil : Unicode.Scalar(value) }

    /// The place in the table of clusters.
    var cluster: Int? {
      value & Self.clusterMark == 0 ? nil : Int(value & ~Self.clusterMark)
    }
  }

  var glyph: Glyph
  var style: CellStyle
  /// Whether the next cell is its right half.
  var isWide: Bool = false

  static let blank = Cell(glyph: .space, style: .plain)
}
