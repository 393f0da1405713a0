package import Datasets

extension DatasetNote {
  /// One sentence in the language of the texts.
  package func sentence(_ texts: Texts) -> String {
    switch self {
    case .table(let warning): warning.description(texts)
    case .entriesLeftOut(let count): texts(.noteEntriesLeftOut, count)
    case .noFiles: texts[NotesMessage.notesNone]
    case .kept(let time): StoreNotes.age(of: time, texts)
    case .feed(let title, let fault): title + ": " + fault.message(texts)
    case .unreadableFolders(let first, let count):
      count == 1
        ? texts(.noteUnreadableFolder, first) : texts(.noteUnreadableFolders, first, count - 1)
    case .foldersLeftOut(let count): texts(.noteFoldersLeftOut, count)
    case .failure(let error): error.message(texts)
    }
  }
}
