extension ScreenState {
  /// Lists what changed when the list was loaded again.
  mutating func listChanges() -> [Effect] {
    guard let browser, let changes = browser.changes else {
      say(.changesNotReloaded)
      return []
    }
    guard case .items(let items, _, _) = changes, !items.isEmpty else {
      say(changes.summary(texts), for: 8_000)
      return []
    }
    let hidden = browser.hiddenColumns
    let shown = items.map {
      ListChanges.Item(old: $0.old?.hiding(hidden), new: $0.new?.hiding(hidden))
    }
    return push(browser.catalogue.changes(shown, texts), nil)
  }

  /// Says what changed, and which key lists it.
  mutating func say(_ changes: ListChanges) {
    let summary = changes.summary(texts)
    guard case .items(let items, _, _) = changes, !items.isEmpty else {
      return say(summary, for: 8_000)
    }
    say(summary + " · " + hint(.changes), for: 10_000)
  }
}
