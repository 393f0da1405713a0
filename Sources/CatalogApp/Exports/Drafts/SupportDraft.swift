package import SupportMail

/// A draft that is ready to be written.
package struct SupportDraft: Sendable {
  package let draft: Draft

  package init(draft: Draft) { self.draft = draft }

  /// What the user should be told on standard error, a sentence each with the option in front.
  package func notes(output: String, _ texts: Texts) -> [String] {
    var notes: [String] = []
    let lists = [
      ("--from", draft.from.map { [$0] } ?? []), ("--reply-to", draft.replyTo),
      ("--to", draft.to), ("--cc", draft.cc), ("--bcc", draft.bcc),
    ]
    for (option, mailboxes) in lists {
      notes += mailboxes.flatMap(\.warnings).map { "\(option): \($0.message(texts))" }
    }
    if output == "-", !draft.bcc.isEmpty {
      notes.append("--bcc: " + texts[.draftBccStays])
    }
    return notes
  }

  /// Writes the file.
  package func write(to path: String, isReplacing: Bool) throws(SupportError) {
    try SupportError.naming("-o") {
      try AtomicFile.write(to: path, isReplacing: isReplacing) { sink in
        try draft.write(to: sink)
      }
    }
  }

  /// Writes the draft into a folder under a name that is free there; nil: the current one.
  ///
  /// - Returns: its path, from the root.
  func write(intoFolder folder: String?, name: String, _ texts: Texts) throws -> String {
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
    throw CommandError(texts(.draftNoName, name), .cannotCreate)
  }
}
