import Foundation
import Testing

/// `catalog` in a terminal, with a home of its own, from its start to after its end.
///
/// Whoever waits for something waits until it is there, and fails after some seconds.
final class TerminalProgram {
  private static let patience = Duration.seconds(10)
  private static let pause = Duration.milliseconds(15)

  /// Notes what the terminal was like before and after, and keeps the window open.
  ///
  /// Signals that the terminal sends to all of its processes end only the program.
  private static let script = """
    trap : INT QUIT
    stty -g >"$HOME/before"
    sh -c 'echo $$ >"$HOME/pid"; exec "$@" 9>"$HOME/alive"' sh "$@"
    echo $? >"$HOME/status.new"
    stty -g >"$HOME/after"
    mv "$HOME/status.new" "$HOME/status"
    exec sleep 600
    """

  let folder: TemporaryFolder
  private let terminal: Multiplexer
  /// The reading end of a pipe that the program alone holds open.
  private let life: Int32

  /// Starts the program with arguments; `environment` is in addition, nil takes a variable away.
  convenience init(
    _ arguments: String..., size: WindowSize = WindowSize(80, 24),
    environment: [String: String?] = [:], in folder: TemporaryFolder? = nil
  ) throws {
    let words = try [#require(Self.path)] + arguments
    try self.init(words: words, size: size, environment: environment, in: folder)
  }

  /// Starts another command, in which `$CATALOG` is the program.
  init(
    words: [String], size: WindowSize = WindowSize(80, 24), environment: [String: String?] = [:],
    in folder: TemporaryFolder? = nil
  ) throws {
    let folder = try folder ?? TemporaryFolder()
    self.folder = folder
    for name in ["pid", "status", "raw", "raw.end", "alive"] {
      try? FileManager.default.removeItem(atPath: folder.path(name))
    }
    let unset = environment.filter { $1 == nil }.flatMap { ["-u", $0.key] }
    let set = environment.compactMap { name, value in value.map { "\(name)=\($0)" } }
    try #require(mkfifo(folder.path("alive"), 0o600) == 0)
    life = open(folder.path("alive"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    try #require(life >= 0)
    terminal = try Multiplexer(
      ["sh", "-c", Self.script, "sh", "env"] + unset + set + words, in: folder,
      environment: try Self.environment(in: folder), size: size)
  }

  deinit { close(life) }

  /// The program that was built with the tests, beside them.
  static let path: String? = {
    // The tests are a program on Linux; on macOS they are a bundle that another program is given.
    guard let tests = CommandLine.arguments.first(where: { $0.contains("PackageTests.xctest") })
    else { return nil }
    var folder = URL(fileURLWithPath: tests).deletingLastPathComponent()
    for _ in 0..<4 {
      let path = folder.appending(path: "catalog").path
      if FileManager.default.isExecutableFile(atPath: path) { return path }
      folder.deleteLastPathComponent()
    }
    return nil
  }()

  /// All variables there are; no proxy leads anywhere.
  private static func environment(in folder: TemporaryFolder) throws -> [String: String] {
    let dead = "http://127.0.0.1:9"
    return [
      "PATH": Multiplexer.path, "HOME": folder.url.path, "CATALOG": try #require(path),
      "CATALOG_HOME": folder.path("data"), "XDG_STATE_HOME": folder.path("state"),
      "XDG_CONFIG_HOME": folder.path("config"), "LC_ALL": "C.UTF-8", "SHELL": "/bin/sh",
      "http_proxy": dead, "https_proxy": dead, "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  // MARK: What a person does

  /// Presses keys by tmux's names for them: `Down`, `C-c`, `q`.
  func press(_ keys: String...) { terminal.run(["send-keys"] + keys) }

  /// Sends text as it is, escape sequences too; parts arrive one after another, but soon.
  func type(_ parts: String...) {
    // While a command runs what was sent before goes out.
    let commands = parts.map { ["send-keys", "-l", "--", $0] }
    terminal.run(Array(commands.joined(separator: [";", "run-shell", ":", ";"])))
  }

  /// Pastes as a terminal does: between marks if the program wants them.
  func paste(_ text: String) {
    terminal.run(["set-buffer", "--", text, ";", "paste-buffer", "-p", "-r"])
  }

  /// Pastes what a file has; long texts are no arguments.
  func paste(file: String) { terminal.run(["load-buffer", file, ";", "paste-buffer", "-p", "-r"]) }

  /// A mouse's report of a button at a cell; both counted from 0.
  func mouse(_ button: Int, _ column: Int, _ row: Int, isUp: Bool = false) {
    type("\u{1B}[<\(button);\(column + 1);\(row + 1)\(isUp ? "m" : "M")")
  }

  func click(_ column: Int, _ row: Int) {
    mouse(0, column, row)
    mouse(0, column, row, isUp: true)
  }

  func resize(_ width: Int, _ height: Int) {
    terminal.run(["resize-window", "-x", "\(width)", "-y", "\(height)"])
  }

  func closeTerminal() { terminal.kill() }

  // MARK: What a person sees

  var view: TerminalView? { TerminalView(terminal.run(TerminalView.questions)) }

  /// The cells with their styles, as escape sequences.
  var styledText: String { terminal.run(["capture-pane", "-p", "-e"]) }

  /// What was copied last; nil where nothing was.
  var clipboard: String? {
    let text = terminal.run(["show-buffer"])
    return text.contains("no buffers") ? nil : text
  }

  /// What the program wrote, as far as it has been passed on.
  var outputSoFar: String {
    let bytes = FileManager.default.contents(atPath: folder.path("raw")) ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Everything that the program wrote until now; what it writes later is not kept.
  func allOutput() async throws -> String {
    terminal.stopWatching()
    _ = try await value("the end of the output") { folder.text("raw.end") }
    return outputSoFar
  }

  /// Waits until the screen is as it should be, and answers it.
  @discardableResult func see(
    _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: (TerminalView) -> Bool
  ) async throws -> TerminalView {
    var last: TerminalView?
    return try await value(
      "\(what) on the screen", details: { last.map { "\n\($0)" } ?? "" },
      sourceLocation: sourceLocation
    ) {
      last = view
      return last.flatMap { condition($0) ? $0 : nil }
    }
  }

  /// Waits until this text is on the screen.
  @discardableResult func see(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> TerminalView {
    try await see("“\(text)”", sourceLocation: sourceLocation) { $0.contains(text) }
  }

  // MARK: The process

  /// The lines that the program prints in place of a screen of this size, pictures and all.
  func printedScreen(_ size: WindowSize = WindowSize(80, 24), keys: String = "") throws
    -> [String]
  {
    try output(
      of: "monsters", "--snapshot", "--size", "\(size.width)x\(size.height)", "--keys", keys
    ).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { line in
        // tmux leaves out blanks at the end too.
        String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
      }
  }

  /// What the program prints into a file, started with the same home.
  func output(of arguments: String...) throws -> String {
    let command = SpawnedCommand(
      words: try [#require(Self.path)] + arguments,
      environment: try Self.environment(in: folder).merging(["TERM": "tmux-256color"]) { $1 },
      outputPath: folder.path("printed"))
    try #require(command.run() == 0)
    return command.output
  }

  func processIdentifier() async throws -> pid_t {
    try await value("the process") { folder.text("pid").flatMap(Self.number) }
  }

  func send(_ signal: Int32) async throws {
    try #require(kill(try await processIdentifier(), signal) == 0)
  }

  /// Waits for the end; what a shell would have in `$?`.
  func exitStatus(sourceLocation: SourceLocation = #_sourceLocation) async throws -> Int32 {
    try await value("the end", sourceLocation: sourceLocation) {
      folder.text("status").flatMap(Self.number)
    }
  }

  /// Waits for the end of a program whose terminal is gone, of which nobody is told.
  func ends(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    var byte: UInt8 = 0
    try await value("the end", sourceLocation: sourceLocation) {
      read(life, &byte, 1) == 0 ? true : nil
    }
  }

  /// Whether the settings of the terminal are those of before.
  var leftSettingsAlone: Bool {
    guard let before = folder.text("before") else { return false }
    return !before.isEmpty && before == folder.text("after")
  }

  private static func number(_ text: String) -> Int32? { Int32(text.prefix { $0 != "\n" }) }

  /// Waits until something is not nil.
  @discardableResult func value<Value>(
    _ what: Comment, details: () -> String = { "" },
    sourceLocation: SourceLocation = #_sourceLocation, _ find: () throws -> Value?
  ) async throws -> Value {
    let end = ContinuousClock.now + Self.patience
    while true {
      if let value = try find() { return value }
      if ContinuousClock.now > end { break }
      try await Task.sleep(for: Self.pause)
    }
    Issue.record("\(what) does not come\(details())", sourceLocation: sourceLocation)
    throw TerminalTimeOut()
  }
}

/// Thrown after the issue has been recorded.
struct TerminalTimeOut: Error {}
