import TerminalUI

/// What a draft may tell of the program and the system: nothing that says who or where somebody is.
struct SupportFacts {
  let fields: [SupportField]

  init(_ texts: Texts, _ environment: Environment, system: String, size: Size?) {
    let size = size.map { "\($0.width)x\($0.height)" }
    let terminal = [environment["TERM"], size].compactMap(\.self).filter { !$0.isEmpty }
    fields = [
      SupportField(texts[.supportVersion], "catalog " + catalogVersion),
      SupportField(texts[.doctorSystem], system),
      SupportField(texts[.doctorTerminal], terminal.joined(separator: ", ")),
      SupportField(texts[.doctorLanguage], texts.language.rawValue),
    ]
  }
}
