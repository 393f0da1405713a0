import SupportMail
import Tables

/// A template with what an item says in its places.
struct FilledTemplate {
  private let template: DraftTemplate?
  private let item: SupportItem?
  private let texts: SupportTexts

  init(_ named: SupportLetter.NamedTemplate?, _ item: SupportItem?, _ texts: SupportTexts) {
    template = named?.template
    self.item = item
    self.texts = texts
  }

  /// Whether the lines about the item stand in the text.
  var hasDetails: Bool {
    template?.body.placeholders.contains(where: isDetails) ?? false
  }

  /// What the item says stays one line; nil without a template, or where it has no subject.
  var subject: String? {
    template?.fields[.subject].map(line).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The text on one line, whatever the item says.
  func line(_ text: DraftTemplate.Text) -> String {
    text.filled { VisibleText.escaped(value(of: $0)) }
  }

  var body: String? {
    template?.body.filled { name in
      guard isDetails(name), let item else {
        return SupportRequest.paragraph(value(of: name))
      }
      return SupportRequest.text(about: item, texts)
    }
  }

  /// What the item says can name one address or a part of it, and add none.
  func addresses(_ text: DraftTemplate.Text) throws(MailError) -> [Mailbox] {
    try Mailbox.parseList(try list(text))
  }

  /// Whether the item says nothing where the text has nothing of its own.
  func isBlank(_ text: DraftTemplate.Text) -> Bool {
    TextLines.trimmed(line(text)[...].utf8).isEmpty
  }

  private func list(_ text: DraftTemplate.Text) throws(MailError) -> String {
    var list = ""
    for (index, piece) in text.pieces.enumerated() {
      switch piece {
      case .text(let literal): list += literal
      case .placeholder(let name, _):
        list += try Mailbox.part(value(of: name), in: Self.place(at: index, of: text.pieces))
      }
    }
    return list
  }

  /// Where a placeholder stands, by what the template itself has before and behind it.
  private static func place(at index: Int, of pieces: [DraftTemplate.Text.Piece]) -> Mailbox.Place {
    func literals(_ pieces: ArraySlice<DraftTemplate.Text.Piece>) -> [UInt8] {
      pieces.flatMap { if case .text(let text) = $0 { Array(text.utf8) } else { [] as [UInt8] } }
    }
    var (isQuoted, isEscaped, open) = (false, false, UInt8(0))
    for byte in literals(pieces[..<index]) {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if isQuoted {
        isEscaped = byte == UInt8(ascii: "\\")
      } else if "<>,".utf8.contains(byte) {
        open = byte
      }
    }
    if isQuoted { return .quoted }
    if open == UInt8(ascii: "<") { return .address }
    let next = literals(pieces[(index + 1)...]).first { "<,".utf8.contains($0) }
    return next == UInt8(ascii: "<") ? .name : .address
  }

  /// Whether the placeholder is no column of that name.
  private func isDetails(_ name: String) -> Bool {
    name == SupportItem.detailsPlaceholder && item?.keys.contains(name) != true
  }

  private func value(of name: String) -> String { item?.value(of: name) ?? "" }
}
