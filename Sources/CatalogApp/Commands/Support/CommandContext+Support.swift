import Datasets
import TerminalUI

extension CommandContext {
  /// What a draft may tell of the program and the system.
  func diagnostics(in texts: Texts) -> [SupportField] {
    SupportFacts(texts, environment, system: SystemFacts.system, size: terminalSize).fields
  }

  /// The cells of the terminal that somebody sits at; nil where there is none.
  var terminalSize: Size? { output.size ?? errors.size }

  /// The picture that goes with a draft: only the store's own are fetched, for an address in
  /// somebody's file may be that of anybody.
  func picture(of document: DetailDocument, _ source: Source) -> DetailDocument.Picture? {
    guard line.wantsPicture, let picture = document.picture else { return nil }
    return picture.isRemote && source != .dataset(StoreDataset.word) ? nil : picture
  }

  /// What gets the pictures of items.
  var pictures: PictureFetcher {
    var fetcher = PictureFetcher()
    if let timeout { fetcher.patience = min(timeout, fetcher.patience) }
    return fetcher
  }
}
