/// Every text about kept folders and files outside help and screens, by its key in
/// `Resources/Localizable.xcstrings`.
enum NotesMessage: String, CaseIterable, Sendable {
  case notesNone = "notes.none"
  case madeFile = "notes.made-file"
  case madeFolder = "notes.made-folder"
  case saved = "notes.saved"
  case conflict = "notes.conflict"
  case renamed = "notes.renamed"
  case deleted = "notes.deleted"
  case restored = "notes.restored"
  case emptied = "notes.emptied"
  case emptyNeedsForce = "notes.empty-needs-force"
  case ambiguous = "notes.ambiguous"
  case noFolder = "notes.no-folder"
  case noFile = "notes.no-file"
  case nameAFile = "notes.name-a-file"
  case decoded = "notes.decoded"
  case binary = "notes.binary"
  case badRecord = "notes.bad-record"
  case hiddenLeftOut = "notes.hidden-left-out"
  case imported = "notes.imported"
  case wouldImport = "notes.would-import"
  case importFolder = "notes.import-folder"
  case exported = "notes.exported"
  case taken = "notes.taken"
}

extension Texts {
  /// A text without placeholders.
  subscript(message: NotesMessage) -> String { template(of: message.rawValue, quantity: nil) }

  /// A text with its placeholders filled, as other texts are.
  func callAsFunction(_ message: NotesMessage, _ arguments: any TextArgument...) -> String {
    filled(message.rawValue, arguments)
  }
}
