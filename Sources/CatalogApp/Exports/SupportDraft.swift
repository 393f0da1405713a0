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
}
