/// `catalog open SOURCE`, and what else opens the full screen: `catalog`, and a dataset's name.
@MainActor struct OpenCommand {
  let context: CommandContext

  /// Opens the screen at a source, or at the list of catalogues; or says why that is not possible.
  func run(_ word: String?) throws -> ExitCode {
    try context.checkCountry()
    guard canOpen else { throw refusal(of: word) }
    return try open(word.map { .source(named: $0) } ?? .home)
  }

  /// Opens the screen at a place.
  func open(_ place: ScreenPlace) throws -> ExitCode {
    try FullScreen(context: context, options: ScreenOptions(context)).run(at: place)
  }

  /// Whether the screen can be shown, or is only to be printed, which takes no terminal.
  var canOpen: Bool { context.line.has(.snapshot) || context.screenAbility.isThere }

  /// Whether a command that shows a list or the screen shows the screen.
  ///
  /// - Throws: a usage error where options ask for both.
  var isWanted: Bool {
    get throws {
      let line = context.line
      let listOption = (CommandTable.output + CommandTable.listOptions).map(\.name)
        .first(where: line.has)
      guard let listOption else { return canOpen }
      let screenOption = CommandTable.screenOptions.map(\.name).first(where: line.has)
      if let screenOption {
        throw UsageError(
          command: line.command,
          reason: .contradiction(listOption.spelling, screenOption.spelling))
      }
      return false
    }
  }

  private func refusal(of word: String?) -> CommandError {
    let message: Message =
      context.screenAbility.isOnTerminal ? .screenNotPossible : .screenNeedsTerminal
    return CommandError(context.texts(message, Self.listing(word)), .unavailable)
  }

  /// The command line for the same as lines; it can be copied.
  private static func listing(_ word: String?) -> String {
    guard let word else { return "catalog list SOURCE --plain" }
    guard Source(word) != .dataset(StoredDataset.word) else {
      return "catalog search TERM --from \(StoredDataset.word) --plain"
    }
    return "catalog list \(ShellQuoting.posixIfNeeded(word)) --plain"
  }
}
