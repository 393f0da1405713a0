import Datasets
import SQLiteStore
import Tables

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The program as a whole: what the `catalog` command runs.
@MainActor package enum Program {
  /// Runs the command line of this process, and ends the process with its exit code.
  package static func main() async {
    // A reader that went away is an error of `write`, and ends us quietly.
    signal(SIGPIPE, SIG_IGN)
    // So is a file that may not grow any more.
    signal(SIGXFSZ, SIG_IGN)
    let errors = Stream(descriptor: STDERR_FILENO)
    guard let arguments else {
      let texts = Texts(Language.detect(.process))
      try? errors.write("catalog: " + texts[.argumentNotUTF8] + "\n")
      try? errors.flush()
      exit(ExitCode.wrongUse.rawValue)
    }
    let code = await run(
      arguments, environment: .process, output: Stream(descriptor: STDOUT_FILENO), errors: errors)
    exit(code.rawValue)
  }

  /// The arguments behind the program's name; nil if one is not UTF-8.
  ///
  /// Repaired, it would name another file than the one that was meant.
  private static var arguments: [String]? {
    let count = Int(CommandLine.argc)
    let pointers = unsafe UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: count)
    let texts = unsafe pointers.dropFirst().compactMap { pointer in
      unsafe pointer.flatMap { unsafe String(validatingCString: $0) }
    }
    return texts.count == max(0, count - 1) ? texts : nil
  }

  /// Runs a command line, which is the arguments behind the program's name.
  package static func run(
    _ arguments: [String], environment: Environment, output: Stream, errors: Stream
  ) async -> ExitCode {
    let gate = TextGate(environment)
    var texts = Texts(Language.detect(environment))
    var line = ParsedCommand()
    do throws(any Error) {
      line = try CommandParser.parse(arguments)
      // Scripts ask for the version often, and it needs nothing else.
      if line.isPlainVersion {
        try output.write("catalog \(catalogVersion)\n")
        try output.flush()
        return .done
      }
      var context = CommandContext(
        line: line, environment: environment, texts: texts, output: output, errors: errors,
        gate: gate)
      try context.readSettings()
      texts = context.texts
      let code = try await Commands(context).run()
      try output.flush()
      return code
    } catch {
      let (message, code) = message(of: error, texts)
      guard !message.isEmpty else { return code }
      // A usage error has named its command.
      let start = error is UsageError ? "" : line.speaker(code) + ": "
      try? errors.write(start + gate.message(message) + "\n")
      try? errors.flush()
      return code
    }
  }

  private static func message(of error: any Error, _ texts: Texts) -> (String, ExitCode) {
    switch error {
    case let error as CommandError: (error.message, error.exitCode)
    case let error as UsageError: (error.text(texts), .wrongUse)
    case let error as TableError: message(of: DatasetError.table(error), texts)
    case let error as FileOutputError: (error.message(texts), error.exitCode)
    case let error as StoreError: (error.message(texts), error.commandError(texts).exitCode)
    case let error as FileFault: (texts.text(of: error.phrase), error.exitCode)
    case let error as DatasetError: (error.message(texts), error.exitCode)
    case Stream.Failure.brokenPipe: ("", .brokenPipe)
    case Stream.Failure.system(let code):
      (texts(.outputFailed, SystemCall.message(code)), .ioError)
    default: (texts(.unexpected, "\(type(of: error))"), .ioError)
    }
  }
}
