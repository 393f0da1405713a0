/// A JSON value and where things of interest are in its bytes.
struct JSONDocument: Sendable {
  var value: JSONValue
  /// Where the elements of the outermost array begin; empty if the value is no array.
  var elements: [Int]
  /// Where the escapes are that U+FFFD stands for.
  var loneSurrogates: [Int]
}
