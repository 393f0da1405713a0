/// Where the full screen begins.
enum ScreenPlace: Hashable, Sendable {
  /// The list of catalogues.
  case home
  /// A source, with the word that named it.
  case source(Source, word: String)

  /// The source that a word names.
  static func source(named word: String) -> ScreenPlace { .source(Source(word), word: word) }
}
