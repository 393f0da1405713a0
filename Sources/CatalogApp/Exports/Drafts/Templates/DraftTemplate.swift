/// What drafts about the items of a dataset say, with places for what an item says of itself.
///
/// ```
/// To: {{email}}
/// Subject: About {{name}}
///
/// Hello,
/// the price of {{name}} is {{price}}.
/// ```
///
/// The fields at the top may be left out. `\{{` stands for the two braces themselves.
package struct DraftTemplate: Equatable, Sendable {
  /// A line at the top, named as in a mail.
  package enum Field: String, CaseIterable, Sendable {
    case from = "From"
    case replyTo = "Reply-To"
    case to = "To"
    case cc = "Cc"
    case bcc = "Bcc"
    case subject = "Subject"

    /// The field of that name, in capitals or not.
    init?(named name: String) {
      let name = name.lowercased()
      guard let field = Self.allCases.first(where: { $0.rawValue.lowercased() == name }) else {
        return nil
      }
      self = field
    }
  }

  /// A text with placeholders.
  package struct Text: Equatable, Sendable {
    package enum Piece: Equatable, Sendable {
      case text(String)
      /// The line of the file counts from 1.
      case placeholder(String, line: Int)
    }

    package var pieces: [Piece]

    /// The names of the placeholders, in their order.
    var placeholders: [String] {
      pieces.compactMap { if case .placeholder(let name, _) = $0 { name } else { nil } }
    }

    /// The text with what stands for each placeholder.
    func filled<Failure>(
      _ value: (_ name: String) throws(Failure) -> String
    ) throws(Failure) -> String {
      var text = ""
      for piece in pieces {
        switch piece {
        case .text(let literal): text += literal
        case .placeholder(let name, _): text += try value(name)
        }
      }
      return text
    }
  }

  package var fields: [Field: Text] = [:]
  package var body: Text

  /// Throws where a placeholder names nothing that there is for the text or for a field.
  package func check(_ names: [String], inFields fieldNames: [String]) throws(TemplateError) {
    for field in Field.allCases { try fields[field]?.check(fieldNames) }
    try body.check(names)
  }
}

extension DraftTemplate.Text {
  fileprivate func check(_ names: [String]) throws(TemplateError) {
    for case .placeholder(let name, let line) in pieces
    where !names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) {
      throw TemplateError(.unknownPlaceholder(name, among: names), line: line)
    }
  }
}

/// What is wrong with a template, and where.
package struct TemplateError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// `{{` without `}}` on the same line.
    case openPlaceholder
    case emptyPlaceholder
    case unknownPlaceholder(String, among: [String])
    case unknownField(String)
    case doubleField(String)
  }

  package var reason: Reason
  /// Counts from 1.
  package var line: Int

  package init(_ reason: Reason, line: Int) {
    self.reason = reason
    self.line = line
  }
}
