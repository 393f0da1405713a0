extension CommandContext {
  /// What a draft may tell: nothing that says who or where somebody is.
  func diagnostics(in texts: Texts, system: String = SystemFacts.system) -> [SupportField] {
    [
      SupportField(texts[.supportVersion], "catalog " + catalogVersion),
      SupportField(texts[.doctorSystem], system),
      SupportField(texts[.doctorTerminal], environment["TERM"] ?? ""),
      SupportField(texts[.doctorLanguage], texts.language.rawValue),
    ]
  }
}
