import Datasets
import Tables

/// Runs the command that was parsed.
@MainActor struct Commands {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() async throws -> ExitCode {
    let words = context.line.words
    switch context.line.command {
    case .monsters: return try await dataset("monsters")
    case .courses: return try await dataset(CoursesDataset.word)
    case .topics: return try await TopicsCommand(context: context).run(words)
    case .files: return try await FilesCommand(context: context).run(words)
    case .import: return try await ImportCommand(context: context).run(words[0])
    case .export: return try await ExportCommand(context: context).run(words[0])
    case .feed: return try FeedCommand(context: context).run(words[1])
    case .search: return try await SearchCommand(context: context).run(words)
    case .open: return try OpenCommand(context: context).run(words.first)
    case .list: return try await ListCommand(context: context).run(words[0])
    case .show: return try await ShowCommand(context: context).run(words[0], item: words[1])
    case .info: return try await InfoCommand(context: context).run(words[0])
    case .support: return try await SupportCommand(context).run(words)
    case .config: return try ConfigCommand(context: context).run(words)
    case .doctor: return try await doctor()
    case .help: return try help(words.first.flatMap(CommandName.init))
    case .completions: return try completions(words[0])
    case .man: return try write(ManPage.text(context.texts, version: catalogVersion))
    case .version: return try version()
    case nil: return try nothing()
    }
  }

  /// A dataset by its own name: the screen for a person, else its list.
  private func dataset(_ name: String) async throws -> ExitCode {
    let screen = OpenCommand(context: context)
    if try screen.isWanted { return try screen.open(.source(named: name)) }
    return try await ListCommand(context: context).run(name)
  }

  private func write(_ text: String) throws -> ExitCode {
    try context.output.write(text)
    try context.output.flush()
    return .done
  }

  private func doctor() async throws -> ExitCode {
    if let address = context.line.value(.network) {
      return try await NetworkCheck(context: context).run(address)
    }
    guard !context.line.has(.timeout) else {
      throw CommandError(context.texts[.networkTimeoutAlone], .wrongUse)
    }
    return try DoctorCommand(context: context).run()
  }

  /// Without an output option `Program` has answered already.
  private func version() throws -> ExitCode {
    try context.write(object: .object(["version": .string(catalogVersion)]))
    return .done
  }

  private func help(_ name: CommandName?) throws -> ExitCode {
    let (texts, width) = (context.texts, context.width)
    guard let command = name.flatMap(CommandTable.spec) else {
      return try write(HelpPage.program(texts, width: width))
    }
    return try write(HelpPage.command(command, texts, width: width))
  }

  private func completions(_ name: String) throws -> ExitCode {
    let shell = CompletionShell(rawValue: name)
    return try write(shell?.script(context.texts, datasets: Registry.names) ?? "")
  }

  /// Without a command: what there is for a person, else what would be right.
  private func nothing() throws -> ExitCode {
    let screen = OpenCommand(context: context)
    if screen.canOpen { return try screen.open(.home) }
    let help = HelpPage.brief(context.texts, width: context.width)
    if context.output.isTerminal { return try write(help) }
    try context.errors.write(help)
    try context.errors.flush()
    return .wrongUse
  }
}
