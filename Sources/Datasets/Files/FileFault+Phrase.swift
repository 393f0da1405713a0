extension FileFault {
  /// What happened, and what can be done: a sentence without a full stop.
  package var phrase: Phrase {
    switch self {
    case .missing(let name): .format(.fileMissing, [.text(name)])
    case .exists(let name): .format(.fileExists, [.text(name)])
    case .badName(let name): .format(.fileBadName, [.text(name)])
    case .readOnly(let name): .format(.fileReadOnly, [.text(name)])
    case .notAllowed(let name): .format(.fileNotAllowed, [.text(name)])
    case .full(let name): .format(.fileFull, [.text(name)])
    case .noText(let name): .format(.fileNoText, [.text(name)])
    case .busy(let name): .format(.fileBusy, [.text(name)])
    case .noPlace: .term(.fileNoPlace)
    case .failed(let name, let cause): .format(.fileFailed, [.text(name), .text(cause)])
    }
  }
}
