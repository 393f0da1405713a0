extension TextDocument {
  /// How plain text fits lines: this module knows no cells.
  package struct PlainTextLayout {
    /// The room of a line in cells.
    package var width: Int
    /// The cells that a text takes on one line.
    package var columns: (String) -> Int
    /// A line as lines of at most so many cells.
    package var wrap: (String, Int) -> [String]
    /// Appends the same lines as ranges of the bytes, sooner; false where the line is not so simple.
    package var wrapSimple: WrapSimple

    package typealias WrapSimple = (
      _ bytes: [UInt8], _ line: Range<Int>, _ columns: Int, _ lines: inout [Range<Int>]
    ) -> Bool

    package init(
      width: Int, columns: @escaping (String) -> Int,
      wrap: @escaping (_ line: String, _ columns: Int) -> [String],
      wrapSimple: @escaping WrapSimple = { _, _, _, _ in false }
    ) {
      self.width = width
      self.columns = columns
      self.wrap = wrap
      self.wrapSimple = wrapSimple
    }
  }

  /// The document as lines, each with its line end; the title is not among them.
  ///
  /// Without a layout no line is broken, and tables stand in columns however wide they are.
  package func plainText(_ layout: PlainTextLayout? = nil) -> String {
    String(decoding: plainUTF8(layout), as: UTF8.self)
  }

  /// The same as bytes.
  package func plainUTF8(_ layout: PlainTextLayout? = nil) -> [UInt8] {
    var text: [UInt8] = []
    writePlainUTF8(layout) { piece in text += piece }
    return text
  }

  /// The same piece by piece, so that a long text is never held as a whole.
  package func writePlainUTF8<Failure: Error>(
    _ layout: PlainTextLayout? = nil, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = PlainTextWriter(layout: layout)
    try writer.write(self, to: sink)
  }

  /// How long a piece is at least, but for the last.
  static let pieceLength = 1 << 16
}
