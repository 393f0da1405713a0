/// A command line that was understood.
package struct ParsedCommand: Equatable, Sendable {
  /// The command's name; nil where only options were given.
  package var name: String?
  package var words: [String]
  /// The values of options in the order in which they were given; a flag has an empty one.
  var options: [String: [String]]

  package func flag(_ name: String) -> Bool { options[name] != nil }
  /// The last value.
  package func value(_ name: String) -> String? { options[name]?.last }
  package func values(_ name: String) -> [String] { options[name] ?? [] }
}
