import Foundation

/// A command line that is run and timed, its output thrown away.
struct Command {
  private let words: [String]
  private let environment: [String]

  /// A peer, found on the path.
  init(_ words: String...) {
    self.words = words
    environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
  }

  /// Our program, with a home of its own.
  init(_ words: [String], home: URL) {
    self.words = words
    environment = [
      "HOME=\(home.path)", "CATALOG_HOME=\(home.path)", "LC_ALL=C.UTF-8", "TERM=xterm-256color",
    ]
  }

  /// A peer on a terminal, with a home of its own; it may look for its interpreter on the path.
  static func peer(onTerminal words: [String], home: URL) -> Command {
    Command(
      words: words,
      environment: [
        "HOME=\(home.path)", "LC_ALL=C.UTF-8", "TERM=xterm-256color",
        "PATH=" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"),
      ])
  }

  private init(words: [String], environment: [String]) {
    self.words = words
    self.environment = environment
  }

  var works: Bool { run() == 0 }

  /// The time from start to end.
  func milliseconds() -> Double {
    let start = ContinuousClock.now
    _ = run()
    return start.millisecondsAgo
  }

  /// The exit status; nil where there is no such program.
  private func run() -> Int32? {
    var actions = Self.noActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    guard let process = spawn(&actions) else { return nil }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return status
  }

  /// Starts it at the head of a session of its own, on a terminal, or with a file as its input; nil
  /// where there is no such program.
  func spawn(onTerminal terminal: String, input: String?) -> pid_t? {
    var actions = Self.noActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the head of a session opens is the one that controls it.
    posix_spawn_file_actions_addopen(&actions, 1, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    if let input {
      posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    } else {
      posix_spawn_file_actions_adddup2(&actions, 1, 0)
    }
    return spawn(&actions, Self.newSession)
  }

  private func spawn(_ actions: inout SpawnActions, _ flags: Int16 = 0) -> pid_t? {
    var attributes = Self.noAttributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, flags)
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    var process = pid_t()
    let code = posix_spawnp(&process, words[0], &actions, &attributes, &arguments, &variables)
    return code == 0 ? process : nil
  }

  // Apple's are pointers.
  #if canImport(Darwin)
  private typealias SpawnActions = posix_spawn_file_actions_t?
  private static var noActions: SpawnActions { nil }
  private static var noAttributes: posix_spawnattr_t? { nil }
  private static let newSession = Int16(POSIX_SPAWN_SETSID)
  #else
  private typealias SpawnActions = posix_spawn_file_actions_t
  private static var noActions: SpawnActions { SpawnActions() }
  private static var noAttributes: posix_spawnattr_t { posix_spawnattr_t() }
  /// POSIX_SPAWN_SETSID, which glibc shows to GNU sources only.
  private static let newSession: Int16 = 0x80
  #endif

  /// The interpreter itself, not a script that looks for one.
  static let python =
    output(of: "python3", "-c", "import sys; print(sys.executable)") ?? "python3"

  /// What a short command prints, without its line end; nil where there is no such program.
  static func output(of words: String...) -> String? { output(of: words) }

  static func output(of words: [String]) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return nil }
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: bytes, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return process.terminationStatus == 0 && !text.isEmpty ? text : nil
  }
}

extension ContinuousClock.Instant {
  /// The time since then.
  var millisecondsAgo: Double {
    let time = (ContinuousClock.now - self).components
    return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
  }
}
