/// Every text of support drafts but those of their form, by its key in `Resources/Localizable.xcstrings`.
enum DraftMessage: String, CaseIterable, Sendable {
  // MARK: What a draft says

  case supportAddress = "support.address"
  case supportSubject = "support.subject"
  case supportGreeting = "support.greeting"
  case supportItem = "support.item"
  case supportName = "support.name"
  case supportID = "support.id"
  case supportDataset = "support.dataset"
  case supportDiagnostics = "support.diagnostics"
  case supportDiagnosticsNote = "support.diagnostics.note"
  case supportDiagnosticsNoteOnScreen = "support.diagnostics.note.screen"
  case supportVersion = "support.version"
  case supportLastError = "support.last-error"

  // MARK: What is said of drafts

  case linkCannotCarry = "support.link-cannot-carry"
  case supportTwoItems = "support.two-items"
  case supportNeedsOutput = "support.needs-output"
  case supportNoPicture = "support.no-picture"
  case supportNotOpened = "support.not-opened"
  case openNeedsFile = "support.open-needs-file"
  case forceNeedsFile = "support.force-needs-file"
  case mailtoTooLong = "support.mailto-too-long"
  case maildirMade = "support.maildir-made"
  case allNeedsFolder = "support.all-needs-folder"
  case allNeedsOwnIDs = "support.all-needs-own-ids"
  case selectionNeedsAll = "support.selection-needs-all"
  case batchProgress = "batch.progress"
  case batchPictures = "batch.pictures"
  case batchWritten = "batch.written"
  case batchTaken = "batch.taken"
  case batchForce = "batch.force"
  case batchKept = "batch.kept"
  case batchFault = "batch.fault"
  case batchNoPictures = "batch.no-pictures"

  // MARK: What is wrong with a draft

  case draftTwoBodies = "draft.two-bodies"
  case draftNotUTF8 = "draft.not-utf8"
  case draftNotText = "draft.not-text"
  case draftNotJSON = "draft.not-json"
  case draftNotAnObject = "draft.not-an-object"
  case draftBccStays = "draft.bcc-stays"
  case draftOwnInput = "draft.own-input"
  case draftTemplate = "draft.template"
  case templateNeedsItem = "template.needs-item"
  case templateOpenPlaceholder = "template.open-placeholder"
  case templateEmptyPlaceholder = "template.empty-placeholder"
  case templateUnknownPlaceholder = "template.unknown-placeholder"
  case templateUnknownField = "template.unknown-field"
  case templateDoubleField = "template.double-field"
}

extension Texts {
  /// A text without placeholders.
  subscript(message: DraftMessage) -> String { template(of: message.rawValue, quantity: nil) }

  /// A text with its placeholders filled, as other texts are.
  func callAsFunction(_ message: DraftMessage, _ arguments: any TextArgument...) -> String {
    filled(message.rawValue, arguments)
  }
}
