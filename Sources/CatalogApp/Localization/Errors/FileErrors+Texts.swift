import SupportMail

extension InputFileError {
  /// One sentence without a full stop, controls escaped.
  package func message(_ texts: Texts) -> String {
    let name = VisibleText.quoted(path, limit: 400)
    return switch reason {
    case .missing: texts(.inputMissing, name)
    case .folder: texts(.inputFolder, name)
    case .special: texts(.inputSpecial, name)
    case .loop: texts(.inputLoop, name)
    case .notAllowed: texts(.inputNotAllowed, name)
    case .tooLarge(let limit): texts(.inputTooLarge, name, limit >> 20)
    case .cutShort: texts(.inputCutShort, name)
    case .failed(let cause): texts(.inputFailed, name, cause)
    }
  }
}

extension FileOutputError {
  /// One sentence without a full stop, controls escaped.
  package func message(_ texts: Texts) -> String {
    let name = VisibleText.quoted(path, limit: 400)
    return switch reason {
    case .exists: texts(.outputExists, name)
    case .folder: texts(.outputFolder, name)
    case .special: texts(.outputSpecial, name)
    case .noFolder: texts(.outputNoFolder, name)
    case .notFolder: texts(.outputNotFolder, name)
    case .noFreeName: texts(.outputNoFreeName, name)
    case .noMaildir: texts(.outputNoMaildir, name)
    case .notAllowed: texts(.outputNotAllowed, name)
    case .full: texts(.outputFull, name)
    case .locked: texts(.outputLocked, name)
    case .cannotCreate(let cause): texts(.outputCannotCreate, name, cause)
    case .failed(let cause): texts(.outputCannotWrite, name, cause)
    }
  }
}
