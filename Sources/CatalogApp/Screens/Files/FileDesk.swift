import Datasets

/// Where the folders and files of a place come from, and what is made of one of them elsewhere.
struct FileDesk: Sendable {
  /// The word that opens it: `files`, `files:notes`.
  var word: String
  var title: Phrase
  var shelf: any FileShelf
  /// A file as an entry of a catalogue, for drafts.
  var catalogue: Catalogue
  /// The word that opens a file as a place of its own, such as a table; nil where it is none of the
  /// disk.
  var wordOfFile: @Sendable (FileItem) -> String? = { _ in nil }
  /// The path of a file that another program can be given; nil where it is none of the disk.
  var path: @Sendable (FileItem) -> String? = { _ in nil }
}
