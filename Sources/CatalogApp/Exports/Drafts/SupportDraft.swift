package import SupportMail

/// A draft that is ready to be written.
package struct SupportDraft: Sendable {
  package let draft: Draft
  /// What there is to say of its addresses.
  private let addressNotes: [SupportNote]
  private let bccSource: String

  init(draft: Draft, notes: [SupportNote], bccSource: String) {
    self.draft = draft
    addressNotes = notes
    self.bccSource = bccSource
  }

  /// What the user should be told on standard error.
  package func notes(output: String) -> [SupportNote] {
    let stays = output == "-" && !draft.bcc.isEmpty
    return addressNotes + (stays ? [SupportNote(bccSource, .bccStays)] : [])
  }

  /// Writes the file.
  package func write(to path: String, isReplacing: Bool) throws {
    try SupportError.naming("-o") {
      try AtomicFile.write(to: path, isReplacing: isReplacing) { sink in
        try draft.write(to: sink)
      }
    }
  }

  /// Writes the draft into a folder under a name that is free there; nil: the current one.
  ///
  /// - Returns: its path, from the root.
  func write(intoFolder folder: String?, name: String) throws -> String {
    let folder = folder ?? SystemCall.currentFolder ?? "."
    for number in 1...999 {
      let path = "\(folder)/\(name)\(number == 1 ? "" : "-\(number)").eml"
      guard SystemCall.linkStatus(path) == nil else { continue }
      do {
        try AtomicFile.write(to: path, isReplacing: false) { try draft.write(to: $0) }
        return path
      } catch let error as FileOutputError where error.reason == .exists {
        // Somebody took the name meanwhile.
      }
    }
    throw FileOutputError(path: "\(folder)/\(name).eml", reason: .noFreeName)
  }
}
