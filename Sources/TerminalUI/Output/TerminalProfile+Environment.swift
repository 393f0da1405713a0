extension TerminalProfile {
  /// Guesses from the environment of a process: TERM, COLORTERM, NO_COLOR, FORCE_COLOR, the locale
  /// and what some terminals set.
  ///
  /// - Parameter variable: a variable's value; an empty one counts as not set.
  package init(variable: (String) -> String?) {
    let environment = TerminalEnvironment(variable)
    self.init(
      colors: environment.colors, isUnicode: environment.isUnicode,
      hasLinks: environment.hasLinks, multiplexer: environment.multiplexer,
      canAddress: environment.canAddress, canBeAsked: environment.canBeAsked)
  }
}
