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
    environment = ["HOME=\(home.path)", "CATALOG_HOME=\(home.path)", "LC_ALL=C.UTF-8"]
  }

  var works: Bool { run() == 0 }

  /// The time from start to end.
  func milliseconds() -> Double {
    let start = ContinuousClock.now
    _ = run()
    let time = (ContinuousClock.now - start).components
    return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
  }

  /// The exit status; nil where there is no such program.
  private func run() -> Int32? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    var process = pid_t()
    guard posix_spawnp(&process, words[0], &actions, nil, &arguments, &variables) == 0 else {
      return nil
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return status
  }

  /// What a short command prints, without its line end; nil where there is no such program.
  static func output(of words: String...) -> String? {
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
