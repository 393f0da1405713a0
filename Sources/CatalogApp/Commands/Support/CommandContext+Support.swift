import TerminalUI

extension CommandContext {
  /// What a draft may tell of the program and the system.
  func diagnostics(in texts: Texts) -> [SupportField] {
    SupportFacts(texts, environment, system: SystemFacts.system, size: terminalSize).fields
  }

  /// The cells of the terminal that somebody sits at; nil where there is none.
  var terminalSize: Size? { output.size ?? errors.size }

  /// What gets the pictures of items.
  var pictures: PictureFetcher {
    var fetcher = PictureFetcher()
    if let timeout { fetcher.patience = min(timeout, fetcher.patience) }
    return fetcher
  }
}
