import Datasets

/// Runs the command that was parsed.
@MainActor struct Commands {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() async throws -> ExitCode {
    let line = context.line
    if line.flag("version") { return try version() }
    if line.flag("help") { return try help(line.name) }
    let words = line.words
    switch line.name {
    case "monsters": return try await ListCommand(context: context).run("monsters")
    case "search": return try await SearchCommand(context: context).run(words)
    case "list": return try await ListCommand(context: context).run(words[0])
    case "show": return try await ShowCommand(context: context).run(words[0], item: words[1])
    case "info": return try await InfoCommand(context: context).run(words[0])
    case "support": return try await SupportCommand(context).run(words)
    case "config": return try ConfigCommand(context: context).run(words)
    case "doctor": return try DoctorCommand(context: context).run()
    case "help": return try help(words.first)
    case "completions": return try completions(words[0])
    case "man": return try write(ManPage(context.texts).text)
    case "version": return try version()
    default: return try nothing()
    }
  }

  private func write(_ text: String) throws -> ExitCode {
    try context.output.write(text)
    try context.output.flush()
    return .done
  }

  private func version() throws -> ExitCode { try write("catalog \(catalogVersion)\n") }

  private func help(_ name: String?) throws -> ExitCode {
    let help = HelpText(context.texts, width: context.width)
    guard let name else { return try write(help.overview) }
    guard let command = CommandTable.command(name) else { throw UsageError.unknownCommand(name) }
    return try write(help.command(command))
  }

  private func completions(_ shell: String) throws -> ExitCode {
    try write(Completions(rawValue: shell)?.script(context.texts) ?? "")
  }

  /// Without a command: the catalogues for a person, else what would be right.
  private func nothing() throws -> ExitCode {
    let help = HelpText(context.texts, width: context.width).short
    if context.output.isTerminal { return try write(help) }
    try context.errors.write(help)
    try context.errors.flush()
    return .wrongUse
  }
}
