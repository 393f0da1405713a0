import SupportMail
import Tables

extension SupportError {
  /// What stands after the command's name: `--to: not an address: "…"`, without a full stop,
  /// controls escaped.
  package func message(_ texts: Texts) -> String { "\(option): \(sentence(texts))" }

  /// The same without the option, for those who gave none.
  func sentence(_ texts: Texts) -> String {
    switch cause {
    case .mail(let error): error.message(texts)
    case .input(let error): error.message(texts)
    case .output(let error): error.message(texts)
    case .twoBodies: texts[.draftTwoBodies]
    case .notUTF8(let path): texts(.draftNotUTF8, Self.name(path))
    case .notText(let path): texts(.draftNotText, Self.name(path))
    case .notJSON(let path, let error):
      texts(.draftNotJSON, Self.name(path), error.line, error.column, error.message(texts))
    case .notAnObject(let path): texts(.draftNotAnObject, Self.name(path))
    }
  }

  private static func name(_ path: String) -> String { VisibleText.quoted(path, limit: 400) }
}
