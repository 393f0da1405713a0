import Datasets
import SupportMail
import TerminalUI

extension ScreenState {
  /// Where the parts of a support form are.
  struct FormFrames {
    var to: Rect
    var subject: Rect
    /// A line that says what is wrong, or what goes with the mail.
    var note: Rect
    var text: Rect
  }

  var formFrames: FormFrames {
    let inner = Panel(borders: borders).inner(of: frames.modal)
    let all = inner.inset(left: inner.width > 4 ? 1 : 0, right: inner.width > 4 ? 1 : 0)
    let top = min(all.height >= 10 ? 4 : 3, max(0, all.height - 1))
    return FormFrames(
      to: all.row(0), subject: all.row(1), note: all.row(2), text: all.inset(top: top))
  }

  /// Draws the form of a support request.
  func draw(_ form: SupportForm, in frame: Rect, on grid: inout CellGrid) {
    Panel(title: StyledText(texts[.draftTitle], .bold), borders: borders).draw(in: frame, on: &grid)
    let frames = formFrames
    let (to, subject, text) = (field(form, .to), field(form, .subject), textArea(form))
    text.draw(in: frames.text, on: &grid)
    // In a small box the fields matter more than the rows of the text below them.
    if frames.note.height > 0, frames.note.y < frames.text.y {
      grid.put(
        note(form).cut(columns: frames.note.width), at: Point(x: frames.note.x, y: frames.note.y),
        in: frames.note)
    }
    subject.draw(in: frames.subject, on: &grid)
    to.draw(in: frames.to, on: &grid)
    grid.cursor =
      switch form.focus {
      case .to: to.cursorPoint(in: frames.to)
      case .subject: subject.cursorPoint(in: frames.subject)
      case .text: text.cursorPoint(in: frames.text)
      }
  }

  /// The text of a form as it is drawn.
  func textArea(_ form: SupportForm) -> TextArea {
    TextArea(
      input: form.text, viewport: form.viewport,
      placeholder: StyledText(texts[.formTextPlaceholder]))
  }

  private func field(_ form: SupportForm, _ field: SupportForm.Field) -> TextField {
    let labels = [texts[.addressLabel], texts[.formSubjectLabel]]
    let width = labels.map { CellWidth.columns(of: $0) }.max() ?? 0
    let isTo = field == .to
    return TextField(
      label: StyledText(Clip.fit(labels[isTo ? 0 : 1], columns: width)),
      input: isTo ? form.to : form.subject,
      placeholder: isTo ? "help@example.org" : texts[.supportSubject],
      isFocused: form.focus == field)
  }

  /// What is wrong with the addresses; else what is attached.
  private func note(_ form: SupportForm) -> StyledText {
    guard let fault = form.fault else {
      let names =
        form.item.attachments.map(\.name) + (form.picture == nil ? [] : [pictureName(form)])
      return StyledText(texts(.formAttached, names.joined(separator: ", ")), .dim)
    }
    let isEmpty = form.to.text.isEmpty
    let text = isEmpty ? texts[.addressQuestion] : texts[.addressLabel] + " " + cause(of: fault)
    return StyledText(text, form.isChecked ? .bold : .dim)
  }

  /// What is wrong, without the text that stands above.
  func cause(of fault: MailError) -> String {
    if case .notAnAddress(_, let cause) = fault {
      cause.message(texts)
    } else {
      fault.message(texts)
    }
  }

  private func pictureName(_ form: SupportForm) -> String {
    if case .bundled(let name)? = form.picture { return name }
    return texts[.formPicture]
  }
}
