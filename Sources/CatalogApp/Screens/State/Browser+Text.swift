import Datasets
import Markup

extension Browser {
  /// What is read about an entry, and what follows below as soon as it is there.
  ///
  /// A page that was opened from another stands alone, under its own title.
  func text(of entry: Entry, _ words: ReadingWords) -> (DetailDocument, [DetailPart]) {
    guard let reading = readings[entry.id] else { return (document(of: entry), []) }
    let visit = reading.visit
    let parts = Self.parts(of: visit, under: reading.isElsewhere ? visit.title : nil, words)
    guard !reading.isElsewhere else {
      let address = visit.page?.address ?? visit.address ?? ""
      let title = visit.title.map(Phrase.text)
      return (
        DetailDocument(
          title: title ?? .text(address), subtitle: title == nil ? nil : .text(address),
          actions: []),
        parts
      )
    }
    let article = reading.article ?? []
    return (
      document(of: entry),
      (article.isEmpty ? [] : [.text(article)]) + (parts.isEmpty ? [] : [.rule] + parts)
    )
  }

  /// What there is of a page, without the heading that stands above it already.
  private static func parts(
    of visit: Visit, under title: String?, _ words: ReadingWords
  ) -> [DetailPart] {
    switch visit.state {
    case .absent: return []
    case .failed(let reason): return [.note(words.failed(reason))]
    case .loading(_, nil): return [.note(words.loading)]
    case .loading(_, let page?), .shown(let page):
      let note = page.failure.map { DetailPart.note(words.keptCopy(page, $0)) }
      var blocks = page.blocks
      if case .heading(_, let heading)? = blocks.first, heading.text == title {
        blocks.removeFirst()
      }
      let text = page.blocks.isEmpty ? DetailPart.note(words.emptyPage) : .text(blocks)
      return (note.map { [$0] } ?? []) + [text]
    }
  }

  /// The text that is read of an entry besides its document: all that has come.
  func blocks(of entry: Entry) -> [TextBlock] {
    guard let reading = readings[entry.id] else { return [] }
    let page = reading.visit.page?.blocks ?? []
    guard !reading.isElsewhere else { return page }
    let article = reading.article ?? []
    return article + (article.isEmpty || page.isEmpty ? [] : [.rule]) + page
  }
}
