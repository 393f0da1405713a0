#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Hands a web address to the reader's browser, or a draft to the mail program: an argument array and no shell, no terminal for it.
///
/// A program that ends at once is believed when it says that it failed; nobody waits for one that
/// goes on.
package struct Opener: Sendable {
  /// A program that has not failed after so many looks, some milliseconds apart, goes on.
  private static let looks = 50
  private static let pause = Duration.milliseconds(10)

  private let environment: Environment
  private let started = StartedPrograms()

  package init(_ environment: Environment) { self.environment = environment }

  /// Whether a program was found and started; only checked web addresses get that far.
  package func open(_ address: WebAddress) async -> Bool {
    for program in candidates where await start(program + [address.text]) { return true }
    return false
  }

  /// Hands a file of ours to the program that the system opens it with; `$BROWSER` is for the web.
  ///
  /// Files are named from the root, so that no name looks like an option.
  package func open(file path: String) async -> Bool {
    guard path.utf8.first == UInt8(ascii: "/") else { return false }
    #if os(macOS)
    return await start(["open", path])
    #else
    let isDesktop = environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil
    return isDesktop ? await start(["xdg-open", path]) : false
    #endif
  }

  /// `$BROWSER` names programs between colons; then the system's own.
  private var candidates: [[String]] {
    let named = environment["BROWSER"]?.utf8.split(separator: UInt8(ascii: ":")) ?? []
    let programs = named.map { String(Substring($0)) }
    #if os(macOS)
    return programs.map { [$0] } + [["open"]]
    #else
    let isDesktop = environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil
    return programs.map { [$0] } + (isDesktop ? [["xdg-open"]] : [])
    #endif
  }

  /// Whether the program could be started, and did not fail at once.
  private func start(_ words: [String]) async -> Bool {
    started.reap()
    guard let process = spawn(words) else { return false }
    var status: Int32 = 0
    for _ in 0..<Self.looks {
      if unsafe waitpid(process, &status, WNOHANG) == process { return status == 0 }
      // Who has no time for it takes it for one that goes on.
      guard (try? await Task.sleep(for: Self.pause)) != nil else { break }
    }
    started.add(process)
    return true
  }

  /// Starts the program in a group of its own, so that Ctrl-C here does not end it.
  private func spawn(_ words: [String]) -> pid_t? {
    guard let program = words.first else { return nil }
    // Pointers that `init` fills on macOS, structures elsewhere.
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    let environment = unsafe _NSGetEnviron().pointee
    #else
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    let environment = unsafe environ
    #endif
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    guard unsafe posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    // We ignore SIGPIPE; it shall not.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    // The threads of tasks hold most signals back; the program shall not.
    var held = sigset_t()
    unsafe sigemptyset(&held)
    unsafe posix_spawnattr_setsigmask(&attributes, &held)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var process = pid_t()
    let code = unsafe posix_spawnp(
      &process, program, &actions, &attributes, &arguments, environment)
    return code == 0 ? process : nil
  }
}
