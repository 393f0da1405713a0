import SupportMail
import Tables

extension SupportError {
  /// What stands after the command's name: `--to: not an address: "…"`, without a full stop,
  /// controls escaped.
  package func message(_ texts: Texts) -> String { "\(option): \(sentence(texts))" }

  /// The same without the option, for those who gave none.
  func sentence(_ texts: Texts) -> String {
    switch cause {
    case .mail(let error), .filled(let error): error.message(texts)
    case .input(let error): error.message(texts)
    case .output(let error): error.message(texts)
    case .ownInput(let path): texts(.draftOwnInput, Self.name(path))
    case .twoBodies: texts[.draftTwoBodies]
    case .notUTF8(let path): texts(.draftNotUTF8, Self.name(path))
    case .notText(let path): texts(.draftNotText, Self.name(path))
    case .notJSON(let path, let error):
      texts(.draftNotJSON, Self.name(path), error.line, error.column, error.message(texts))
    case .notAnObject(let path): texts(.draftNotAnObject, Self.name(path))
    case .template(let path, let error):
      texts(.draftTemplate, Self.name(path), error.line, error.message(texts))
    }
  }

  private static func name(_ path: String) -> String { VisibleText.quoted(path, limit: 400) }
}

extension TemplateError {
  /// What is wrong, without a full stop.
  func message(_ texts: Texts) -> String {
    switch reason {
    case .openPlaceholder: texts[.templateOpenPlaceholder]
    case .emptyPlaceholder: texts[.templateEmptyPlaceholder]
    case .unknownPlaceholder(let name, let names) where names.isEmpty:
      texts(.templateNeedsItem, VisibleText.quoted(name))
    case .unknownPlaceholder(let name, let names):
      texts(.templateUnknownPlaceholder, VisibleText.quoted(name), Self.list(names, texts))
        + texts.suggestion(for: name, among: names)
    case .unknownField(let name):
      texts(.templateUnknownField, VisibleText.quoted(name))
    case .doubleField(let name): texts(.templateDoubleField, name)
    }
  }

  private static func list(_ names: [String], _ texts: Texts) -> String {
    let shown = names.prefix(12).map(VisibleText.escaped).joined(separator: ", ")
    return names.count > 12 ? texts(.andMore, shown, names.count - 12) : shown
  }
}
