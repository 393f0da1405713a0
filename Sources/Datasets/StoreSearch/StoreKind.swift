/// The names of the service's kinds of items.
package enum StoreKind {
  /// The kind in the reader's language; an unknown one as itself.
  package static func phrase(_ kind: String) -> Phrase {
    let term: Term? =
      switch kind {
      case "ibook", "book": .kindBook
      case "tv season": .kindTVSeason
      default: Term(rawValue: "kind." + kind)
      }
    return term.map(Phrase.term) ?? .text(kind)
  }
}
