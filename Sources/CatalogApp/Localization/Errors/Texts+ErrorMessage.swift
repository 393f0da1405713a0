extension Texts {
  /// A sentence or part without placeholders.
  package subscript(message: ErrorMessage) -> String {
    template(of: message.rawValue, quantity: nil)
  }

  /// A sentence or part with its placeholders filled, as other texts are.
  package func callAsFunction(_ message: ErrorMessage, _ arguments: any TextArgument...) -> String {
    filled(message.rawValue, arguments)
  }

  /// Names in quotation marks, and how many more there are behind the first.
  func list(_ names: [String], limit: Int) -> String {
    let shown = names.prefix(limit).map { "‘\($0)’" }.joined(separator: ", ")
    return names.count > limit ? self(.andMore, shown, names.count - limit) : shown
  }
}
