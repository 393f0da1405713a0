package import Datasets

extension DatasetNote {
  /// One sentence in the language of the texts.
  package func sentence(_ texts: Texts) -> String {
    switch self {
    case .table(let warning): warning.description(texts)
    case .entriesLeftOut(let count): texts(.noteEntriesLeftOut, count)
    case .kept(let time): StoreNotes.age(of: time, texts)
    case .feed(let title, let fault): title + ": " + fault.message(texts)
    case .failure(let error): error.message(texts)
    }
  }
}
