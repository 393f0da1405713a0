import Tables

extension JSONValue {
  /// The text of a string that has more than white space in it.
  var words: String? {
    string.flatMap { text in
      text.unicodeScalars.contains { !$0.properties.isWhitespace } ? text : nil
    }
  }

  /// The same of a member.
  func words(_ name: String) -> String? { self[name]?.words }
}
