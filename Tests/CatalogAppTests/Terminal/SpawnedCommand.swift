import Foundation

/// A command line that is run to its end, with nothing to read and only the variables it is given.
struct SpawnedCommand {
  /// The program, found on the path, and its arguments.
  var words: [String]
  var environment: [String: String]
  /// Takes what it writes.
  ///
  /// A file and not a pipe, which commands of other tests, started meanwhile, would hold open.
  var outputPath: String

  /// What a shell would have in `$?`; 127 where there is no such program.
  @discardableResult func run() -> Int32 {
    // Pointers that `init` fills on macOS, structures elsewhere.
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads of tests hold most signals back, and a command would inherit that.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, outputPath, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    var process = pid_t()
    guard posix_spawnp(&process, words[0], &actions, &attributes, &arguments, &variables) == 0
    else {
      return 127
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// What it wrote to output and errors until now.
  var output: String {
    guard let bytes = FileManager.default.contents(atPath: outputPath) else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
