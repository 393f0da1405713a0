import SupportMail

/// Something to say of a draft that is made all the same, and what it is about.
package struct SupportNote: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case address(MailWarning)
    /// Whoever sends the draft must take the line out.
    case bccStays
  }

  /// An option, a setting or a field of a template.
  let source: String
  let kind: Kind

  init(_ source: String, _ kind: Kind) {
    self.source = source
    self.kind = kind
  }

  /// One sentence without a full stop, its source in front.
  package func text(_ texts: Texts) -> String { "\(source): \(sentence(texts))" }

  /// The same for those who typed no option.
  func sentence(_ texts: Texts) -> String {
    switch kind {
    case .address(let warning): warning.message(texts)
    case .bccStays: texts[.draftBccStays]
    }
  }
}
