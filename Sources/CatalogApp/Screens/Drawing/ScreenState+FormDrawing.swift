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
    /// The column for the text's bar.
    var bar: Rect
  }

  var formFrames: FormFrames {
    let inner = formPanel.inner(of: frames.modal)
    let all = inner.inset(left: inner.width > 4 ? 1 : 0, right: inner.width > 4 ? 1 : 0)
    let top = min(all.height >= 10 ? 4 : 3, max(0, all.height - 1))
    let text = all.inset(top: top)
    let hasBar = text.width > 8
    return FormFrames(
      to: all.row(0), subject: all.row(1), note: all.row(min(2, max(0, all.height - 1))),
      text: text.inset(right: hasBar ? 1 : 0),
      bar: hasBar ? Rect(x: text.maxX - 1, y: text.y, width: 1, height: text.height) : text.row(-1))
  }

  private var formPanel: Panel {
    Panel(title: StyledText(texts[.draftTitle], .bold), borders: borders)
  }

  /// Draws the form of a support request.
  ///
  /// In a small box the field with the keys matters more than the others, and what is wrong more
  /// than the text.
  func draw(_ form: SupportForm, in frame: Rect, on grid: inout CellGrid) {
    formPanel.draw(in: frame, on: &grid)
    let frames = formFrames
    let (to, subject, text) = (field(form, .to), field(form, .subject), textArea(form))
    text.draw(in: frames.text, on: &grid)
    if borders == .lines { text.drawBar(in: frames.bar, beside: frames.text, on: &grid) }
    if frames.note.y < frames.text.y || form.isChecked {
      grid.fill(frames.note)
      grid.put(
        note(form).cut(columns: frames.note.width), at: Point(x: frames.note.x, y: frames.note.y),
        in: frames.note)
    }
    if form.focus != .text || frames.subject.y < frames.text.y {
      subject.draw(in: frames.subject, on: &grid)
    }
    if form.focus == .to || frames.to.y < min(frames.subject.y, frames.text.y) {
      to.draw(in: frames.to, on: &grid)
    }
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

  /// A field of one line as it is drawn.
  func field(_ form: SupportForm, _ field: SupportForm.Field) -> TextField {
    let labels = [texts[.addressLabel], texts[.formSubjectLabel]]
    let width = labels.map { CellWidth.columns(of: $0) }.max() ?? 0
    let isTo = field == .to
    return TextField(
      label: StyledText(Clip.fit(labels[isTo ? 0 : 1], columns: width)),
      input: isTo ? form.to : form.subject,
      placeholder: isTo ? texts[.formToPlaceholder] : texts[.supportSubject],
      isFocused: form.focus == field)
  }

  /// What is wrong with the addresses; else who else gets it and what is attached.
  private func note(_ form: SupportForm) -> StyledText {
    guard form.fault != nil else {
      let picture = form.picture == nil ? [] : [pictureName(form)]
      let names = form.item.attachments.map(\.name) + picture
      let attached = texts(.formAttached, names.joined(separator: ", "))
      let hidden = form.item.leftOut
      let leftOut = hidden.isEmpty ? [] : [texts(.formLeftOut, hidden.joined(separator: ", "))]
      let line = (leftOut + form.others + [attached]).joined(separator: " · ")
      return StyledText(PrintableText.clean(line), .dim)
    }
    return StyledText(PrintableText.clean(fault(of: form)), form.isChecked ? .bold : .dim)
  }

  /// What is wrong with the addresses: of several, which.
  func fault(of form: SupportForm) -> String {
    guard !form.to.text.isEmpty else {
      let isAsked = form.isUsualTo && supportAddress.isEmpty && !form.isChecked
      return texts[isAsked ? .addressQuestion : .formToEmpty]
    }
    guard case .notAnAddress(let address, let cause)? = form.fault else {
      return form.fault?.message(texts) ?? ""
    }
    let isOneOfMany = form.to.text.utf8.contains(UInt8(ascii: ","))
    let about = isOneOfMany ? VisibleText.quoted(address, limit: 30) : texts[.addressLabel]
    return about + (isOneOfMany ? ": " : " ") + cause.message(texts)
  }

  private func pictureName(_ form: SupportForm) -> String {
    if case .bundled(let name)? = form.picture { return name }
    return texts[.formPicture]
  }
}
