import Datasets
import SupportMail
import TerminalUI

/// A support request as somebody writes it: to whom, about what, and the words.
struct SupportForm: Sendable {
  enum Field: CaseIterable, Sendable {
    case to, subject, text
  }

  /// What the request is about.
  let item: SupportItem
  /// Attached when the draft is made.
  let picture: DetailDocument.Picture?
  /// Whether the template of the dataset counts, which is wrong otherwise.
  let usesTemplate: Bool
  /// Whether the lines about the item follow the words; the template's may have them already.
  let tellsItem: Bool
  /// Whether the addresses are to be kept where none are kept yet.
  let isUsualTo: Bool
  /// Addresses that the template has for other fields, such as `Cc: desk@example.org`.
  let others: [String]
  /// What the fields held at first.
  let blank: SupportWords

  var to: TextInput
  var subject: TextInput
  var text: TextInput
  var focus: Field
  /// The rows of the text above the screen.
  var viewport = Viewport(offset: 0)
  /// Whether somebody tried to go on with what is wrong.
  var isChecked = false

  /// A form with the words of a letter, or those that somebody wrote before.
  init(
    item: SupportItem, picture: DetailDocument.Picture?,
    _ outline: SupportOutline, usesTemplate: Bool, earlier: SupportWords? = nil
  ) {
    self.item = item
    self.picture = picture
    self.usesTemplate = usesTemplate
    tellsItem = outline.tellsItem
    isUsualTo = outline.isUsualTo
    others = outline.others
    blank = outline.words
    let words = earlier ?? outline.words
    to = TextInput(text: words.to)
    subject = TextInput(text: words.subject)
    text = TextInput(text: words.text, isMultiline: true)
    // Whoever goes on writing does so where the words end.
    if earlier == nil { text.moveTextStart() }
    focus = .text
    if fault != nil { focus = .to }
  }

  /// What the fields hold.
  var words: SupportWords {
    SupportWords(to: to.text, subject: subject.text, text: text.text)
  }

  /// What the draft gets: controls, which came with a paste, as the pictures that the fields show.
  var sent: SupportWords {
    SupportWords(
      to: to.text, subject: Self.withoutControls(subject.text),
      text: Self.withoutControls(text.text))
  }

  private static func withoutControls(_ text: String) -> String {
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar != "\n" && scalar.properties.generalCategory == .control
      let picture = scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) : "\u{FFFD}"
      visible.append(isControl ? picture ?? scalar : scalar)
    }
    return String(visible)
  }

  /// What somebody wrote and did not use yet; nil where that is nothing, and where all of it was
  /// taken away to begin anew.
  var unsent: SupportWords? {
    words == blank || subject.text.isEmpty && text.text.isEmpty ? nil : words
  }

  /// The field that has the keys.
  var focused: TextInput {
    get {
      switch focus {
      case .to: to
      case .subject: subject
      case .text: text
      }
    }
    set {
      switch focus {
      case .to: to = newValue
      case .subject: subject = newValue
      case .text: text = newValue
      }
    }
  }

  /// Goes to the next field, or to the one before, round and round.
  mutating func move(forward: Bool) {
    let fields = Field.allCases
    let index = fields.firstIndex(of: focus) ?? 0
    focus = fields[(index + (forward ? 1 : fields.count - 1)) % fields.count]
  }

  /// What is wrong with the addresses; nil where nothing is.
  var fault: MailError? {
    do throws(MailError) {
      _ = try Mailbox.parseList(to.text)
      return nil
    } catch {
      return error
    }
  }
}
