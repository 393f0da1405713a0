/// Every text of the full screen about a place as a whole: what changed in it, how it is sorted
/// and laid out, what there is nothing of; by its key in `Resources/Localizable.xcstrings`.
enum PlaceMessage: String, CaseIterable, Sendable {
  case changesNone = "changes.none"
  case changesSummary = "changes.summary"
  case changesCounts = "changes.counts"
  case rowByPosition = "rows.by-position"
  case rowGone = "rows.gone"
  case rowsShorter = "rows.shorter"
  case rowsChanged = "rows.changed"
  case rowsFailed = "rows.failed"
  case rowsReadAgain = "rows.read-again"
  case filterNoColumn = "filter.no-column"
  case filterNoValue = "filter.no-value"
  case filterWhole = "filter.whole"
  case filterColumn = "filter.column"
  case filterNoComparison = "filter.no-comparison"
  case rowsGrown = "rows.grown"
  case screenNoPages = "page.no-place"
  case screenNoDate = "date.no-place"
  case screenNoCategories = "category.no-place"
  case screenNoColumnToSort = "sort.no-column"
  case tableSortedUp = "sort.table-up"
  case tableSortedDown = "sort.table-down"
  case menuFindColumn = "menu.find-column"
  case helpLastMessage = "help.last-message"
  case formLeftOut = "form.left-out"
  case rolesKept = "roles.kept"
  case rolesNone = "roles.none"
  case searchingShare = "place.searching"
  case sorting = "place.sorting"
  case sortingShare = "place.sorting-share"
  case justEnded = "place.just-ended"
  case stopped = "place.stopped"
  case counting = "place.counting"
  case notCounted = "place.not-counted"
  case countedShare = "place.counted-share"
  case sortNone = "menu.sort-none"
  case menuNoLink = "menu.no-link"
  case menuNoPage = "menu.no-page"
  case layoutCells = "layout.cells"
  case layoutHorizontal = "layout.horizontal"
  case layoutVertical = "layout.vertical"
  case layoutMode = "layout.mode"
  case layoutPanes = "layout.panes"
  case layoutTitle = "layout.title"
}

extension Texts {
  /// A text without placeholders.
  subscript(message: PlaceMessage) -> String { template(of: message.rawValue, quantity: nil) }

  /// A text with its placeholders filled, as other texts are.
  func callAsFunction(_ message: PlaceMessage, _ arguments: any TextArgument...) -> String {
    filled(message.rawValue, arguments)
  }
}
