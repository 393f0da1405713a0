#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Hands a web address to the reader's browser: an argument array and no shell, no terminal for
/// it, and nobody waits.
package struct Opener {
  private let environment: Environment

  package init(_ environment: Environment) { self.environment = environment }

  /// Whether a program was found and started.
  package func open(_ address: String) -> Bool {
    candidates.contains { start($0 + [address]) }
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

  private func start(_ words: [String]) -> Bool {
    guard let program = words.first else { return false }
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return false }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    guard unsafe posix_spawnattr_init(&attributes) == 0 else { return false }
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    // A group of its own, so that Ctrl-C here does not end it.
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var process = pid_t()
    return unsafe posix_spawnp(&process, program, &actions, &attributes, &arguments, environ) == 0
  }
}
