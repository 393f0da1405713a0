import Datasets
import SupportMail
import TerminalUI

extension CommandContext {
  /// What a draft may tell of the program and the system.
  func diagnostics(in texts: Texts) -> [SupportField] {
    SupportFacts(texts, environment, system: SystemFacts.system, size: terminalSize).fields
  }

  /// The cells of the terminal that somebody sits at; nil where there is none.
  var terminalSize: Size? { output.size ?? errors.size }

  /// The picture that goes with a draft: the store's own are fetched, and those of a column that is
  /// named; another address in somebody's file may be that of anybody.
  func picture(of document: DetailDocument, _ source: Source) -> DetailDocument.Picture? {
    guard line.wantsPicture, let picture = document.picture else { return nil }
    let isWanted = source == .dataset(StoreDataset.word) || line.has(.picture)
    return picture.isRemote && !isWanted ? nil : picture
  }

  /// What a draft in the language of these texts tells of an item, and where its picture is.
  ///
  /// Of a file that is its text, where it has one, and the file itself.
  func supportItem<Data: Dataset>(
    _ found: Data.Item, of dataset: Data, _ source: Source, in texts: Texts
  ) async -> (item: SupportItem, picture: DetailDocument.Picture?) {
    var document = dataset.detail(found)
    var file: Attachment?
    if let files = dataset as? FilesDataset, let one = found as? FileItem {
      document.picture = nil
      let content = await content(of: one, files)
      if let content, FileNature(content.bytes, name: one.name).isText {
        document = document.reading(await files.article(one))
      }
      if let content, !content.isCut { file = Attachment(name: one.name, bytes: content.bytes) }
    } else {
      document = document.reading(await dataset.article(found))
    }
    var item = SupportItem(found, of: dataset, named: source.plainName, document, texts)
    item.file = file
    item.isTold = !line.has(.noItem)
    return (item, picture(of: document, source))
  }

  /// What a file holds; what of it is not attached is told.
  private func content(of file: FileItem, _ files: FilesDataset) async -> FileContent? {
    guard file.kind == .file, !line.has(.noItem) else { return nil }
    do {
      let limit = AttachmentReader.limit
      let content = try await files.shelf.content(of: file.id, limit: limit)
      if content.isCut {
        note(InputFileError(path: file.name, reason: .tooLarge(limit: limit)).message(texts))
      }
      return content
    } catch {
      if let fault = error as? FileFault { note(texts.text(of: fault.phrase)) }
      return nil
    }
  }

  /// What gets the pictures of items.
  var pictures: PictureFetcher {
    var fetcher = PictureFetcher()
    if let timeout { fetcher.patience = min(timeout, fetcher.patience) }
    return fetcher
  }
}
