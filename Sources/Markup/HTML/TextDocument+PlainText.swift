extension TextDocument {
  /// How plain text fits lines: this module knows no cells.
  package struct PlainTextLayout {
    /// The room of a line in cells.
    package var width: Int
    /// The cells that a text takes on one line.
    package var columns: (String) -> Int
    /// A line as lines of at most so many cells.
    package var wrap: (String, Int) -> [String]
    /// The same lines as ranges of the bytes, sooner; nil where the line is not so simple.
    package var wrapSimple: ([UInt8], Range<Int>, Int) -> [Range<Int>]?

    package init(
      width: Int, columns: @escaping (String) -> Int,
      wrap: @escaping (_ line: String, _ columns: Int) -> [String],
      wrapSimple:
        @escaping (_ bytes: [UInt8], _ line: Range<Int>, _ columns: Int) -> [Range<Int>]? =
        { _, _, _ in nil }
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
    var writer = PlainTextWriter(layout: layout)
    writer.write(self)
    return writer.output
  }
}
