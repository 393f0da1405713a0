import Datasets
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

  /// What gets the pictures of items.
  var pictures: PictureFetcher {
    var fetcher = PictureFetcher()
    if let timeout { fetcher.patience = min(timeout, fetcher.patience) }
    return fetcher
  }
}
