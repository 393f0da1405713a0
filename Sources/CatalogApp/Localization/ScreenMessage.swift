/// Every text of the full screen alone, by its key in `Resources/Localizable.xcstrings`.
enum ScreenMessage: String, CaseIterable, Sendable {
  // MARK: Help and palette

  case groupMoving = "keys.moving"
  case groupFinding = "keys.finding"
  case groupItem = "keys.item"
  case groupFiles = "keys.files"
  case groupScreen = "keys.screen"
  case groupProgram = "keys.program"
  case helpTitle = "screen.help"
  case helpMouse = "screen.help-mouse"
  case paletteTitle = "screen.palette"
  case paletteHint = "screen.palette-hint"

  // MARK: Faults of the keys in the settings, and of the session

  case keyTaken = "keymap.taken"
  case keyReserved = "keymap.reserved"
  case keyNone = "keymap.none"
  case keyUnknownAction = "keymap.unknown-action"
  case keyUnknown = "keymap.unknown-key"
  case keyClash = "keymap.clash"
  case sessionNewer = "session.newer"
  case sessionDamaged = "session.damaged"

  // MARK: Titles of columns, and what stands beside them

  case screenArranging = "screen.arranging"
  case screenStored = "screen.stored"
  case screenEarlier = "screen.earlier"
  case screenSearching = "screen.searching"
  case paneHome = "pane.home"
  case paneSearch = "pane.search"
  case screenLoading = "screen.loading"
  case picturePlaceholder = "picture.placeholder"
  case homeVisited = "home.visited"

  // MARK: The field and its categories

  case fieldSearch = "field.search-label"
  case fieldStoreHint = "field.store-hint"
  case fieldFilterHint = "field.filter-hint"
  case categoryAll = "category.all"
  case categoryMusic = "category.music"
  case categorySoftware = "category.software"
  case categoryEbooks = "category.ebooks"

  // MARK: What is said on the last line

  case screenNoList = "screen.no-list"
  case screenNoColumns = "screen.no-columns"
  case screenNoColumn = "screen.no-column"
  case screenColumnStays = "screen.column-stays"
  case screenColumnHidden = "screen.column-hidden"
  case screenColumnShown = "screen.column-shown"
  case columnsTitle = "columns.title"
  case columnHidden = "columns.hidden"
  case columnIsHidden = "columns.is-hidden"
  case columnFrequent = "columns.frequent"
  case columnCountRows = "columns.rows"
  case columnCountEmpty = "columns.empty"
  case columnCountDistinct = "columns.distinct"
  case screenCancelled = "screen.cancelled"
  case screenHowToQuit = "screen.how-to-quit"
  case screenNothingSearched = "screen.nothing-searched"
  case screenNoItem = "screen.no-item"
  case screenMouseOn = "screen.mouse-on"
  case screenMouseOff = "screen.mouse-off"
  case screenOpened = "screen.opened"
  case screenCopied = "screen.copied"
  case screenNotCopied = "screen.not-copied"
  case modeAutomatic = "mode.automatic"
  case modeBeside = "mode.beside"
  case modeOver = "mode.over"
  case modeStack = "mode.stack"
  case announceRow = "announce.row"
  case pageLoading = "page.loading"
  case pageEmpty = "page.empty"
  case pageKept = "page.kept"
  case pageTryAgain = "page.try-again"
  case pageCancelled = "page.cancelled"
  case pageNoLinks = "page.no-links"
  case pageFirst = "page.first"
  case pageLast = "page.last"
  case paneTutorials = "pane.tutorials"
  case paneHideList = "pane.hide-list"
  case placeholderNoTutorial = "placeholder.no-tutorial"
  case placeholderNothingUnread = "placeholder.nothing-unread"
  case placeholderNothingUnreadMore = "placeholder.nothing-unread-more"
  case nothingUnread = "read.nothing-unread"
  case markedRead = "read.marked"
  case nobodyNotesReading = "read.not-noted"
  case screenUnread = "screen.unread"
  case noFeedsHere = "feeds.none"
  case allFeedsRead = "feeds.all-read"
  case feedNeverRead = "feeds.never-read"
  case feedsNotRead = "feeds.not-read"
  case dateTitle = "date.title"
  case noPublishDate = "date.none"
  case linksTitle = "links.title"
  case menuLinks = "menu.links"
  case menuPageBack = "menu.page-back"
  case menuPageForward = "menu.page-forward"
  case announceReading = "announce.reading"

  // MARK: What empty columns say

  case placeholderNothingInStore = "placeholder.nothing-in-store"
  case placeholderPrompt = "placeholder.prompt"
  case placeholderNothingFound = "placeholder.nothing-found"
  case placeholderEmpty = "placeholder.empty"
  case placeholderNoMatches = "placeholder.no-matches"
  case placeholderNoMatchesMore = "placeholder.no-matches-more"
  case placeholderFailed = "placeholder.failed"
  case placeholderNothingSelected = "placeholder.nothing-selected"
  case placeholderNothingSelectedMore = "placeholder.nothing-selected-more"

  // MARK: Menus

  case menuSupport = "menu.support"
  case menuOpenInBrowser = "menu.open-in-browser"
  case menuCopy = "menu.copy"
  case menuChanges = "menu.changes"
  case menuRoles = "menu.roles"
  case changesNotReloaded = "changes.not-reloaded"
  case rolesTitle = "roles.title"
  case rolesNoTable = "roles.no-table"
  case menuColumns = "menu.columns"
  case menuAbout = "menu.about"
  case sortTitle = "menu.sort"

  // MARK: Boxes: alerts, the address, the draft, the layout

  case noMailProgram = "screen.no-mail-program"
  case alertTitle = "alert.title"
  case alertOK = "alert.ok"
  case addressQuestion = "address.question"
  case addressLabel = "address.label"
  case formToPlaceholder = "form.to-placeholder"
  case formToEmpty = "form.to-empty"
  case formSubjectLabel = "form.subject"
  case formTextPlaceholder = "form.text"
  case formAttached = "form.attached"
  case formPicture = "form.picture"
  case formKept = "form.kept"
  case formNotKept = "form.not-kept"
  case formTooLong = "form.too-long"
  case draftFetching = "draft.fetching"
  case draftNoPicture = "draft.no-picture"
  case draftPathCopied = "draft.path-copied"
  case draftTitle = "draft.title"
  case draftPreviewTitle = "draft.preview-title"
  case draftAddressKept = "draft.address-kept"
  case draftTo = "draft.to"
  case draftSubject = "draft.subject"
  case draftAttachment = "draft.attachment"
  case draftWritten = "draft.written"
}

extension Texts {
  /// A text without placeholders.
  subscript(message: ScreenMessage) -> String { template(of: message.rawValue, quantity: nil) }

  /// A text with its placeholders filled, as other texts are.
  func callAsFunction(_ message: ScreenMessage, _ arguments: any TextArgument...) -> String {
    filled(message.rawValue, arguments)
  }
}
