/// Values in the middle of a text that is read piece by piece.
extension JSONParser {
  /// A value, where it ends, and where the escapes in it are that U+FFFD stands for.
  struct Reading {
    var value: JSONValue
    var end: Int
    var loneSurrogates: [Int]
  }

  /// Reads the value that begins at a place, inside `depth` others; nil where it may go on behind the
  /// bytes, which `isEnd` rules out.
  ///
  /// The place of an error is counted from the place of the value.
  static func value(
    in bytes: [UInt8], at place: Int, depth: Int, isEnd: Bool
  ) throws(JSONError) -> Reading? {
    var parser = JSONParser(bytes, from: place, depth: depth)
    do {
      let value = try parser.value()
      // The digits of a number may go on.
      if parser.position == bytes.count, !isEnd { return nil }
      return Reading(value: value, end: parser.position, loneSurrogates: parser.loneSurrogates)
    } catch {
      if !isEnd, parser.position >= bytes.count { return nil }
      throw error
    }
  }
}
