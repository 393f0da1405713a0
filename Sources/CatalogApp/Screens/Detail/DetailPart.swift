import Markup

/// What is read below a document, when it has come.
enum DetailPart: Hashable, Sendable {
  case text([TextBlock])
  /// A line between two texts.
  case rule
  /// What there is to say of a text that is not there, or not the newest.
  case note(String)
}
