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
    let code = await run(
      Array(CommandLine.arguments.dropFirst()), environment: .process,
      output: Stream(descriptor: STDOUT_FILENO), errors: Stream(descriptor: STDERR_FILENO))
    exit(code.rawValue)
  }

  /// Runs a command line, which is the arguments behind the program's name.
  package static func run(
    _ arguments: [String], environment: Environment, output: Stream, errors: Stream
  ) async -> ExitCode {
    let gate = TextGate(environment)
    var texts = Texts(Language.detect(environment))
    do throws(any Error) {
      let line = try CommandParser.parse(arguments)
      var context = CommandContext(
        line: line, environment: environment, texts: texts, output: output, errors: errors,
        gate: gate)
      try context.readSettings()
      texts = context.texts
      let code = try await Commands(context).run()
      try output.flush()
      return code
    } catch {
      return report(error, gate, texts, errors)
    }
  }

  private static func report(_ error: any Error, _ gate: TextGate, _ texts: Texts, _ errors: Stream)
    -> ExitCode
  {
    let (message, code): (String, ExitCode) =
      switch error {
      case let error as CommandError: (error.message, error.exitCode)
      case let error as UsageError: (error.message(texts), .wrongUse)
      case let error as TableError:
        (DatasetError.table(error).message(texts), DatasetError.table(error).exitCode)
      case let error as StoreError: (error.commandError.message, error.commandError.exitCode)
      case let error as DatasetError: (error.message(texts), error.exitCode)
      case Stream.Failure.brokenPipe: ("", .brokenPipe)
      case Stream.Failure.system(let number): (texts(.outputFailed, String(number)), .ioError)
      default: ("\(error)", .ioError)
      }
    guard !message.isEmpty else { return code }
    try? errors.write("catalog: " + gate.line(message) + "\n")
    try? errors.flush()
    return code
  }
}
