import CTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension TerminalDevice {
  /// Lends the terminal to another program until that ends; then the screen has to be drawn in full.
  ///
  /// The words are handed on as they are, without a shell. While it runs, Ctrl-C is that program's.
  /// - Returns: its exit status, 128 and the number of a signal for one that was ended by it; nil
  ///   where it could not be started.
  package mutating func lend(to words: [String]) -> Int32? {
    lendOut()
    defer {
      enter()
      // Keys of the other program are none of ours.
      while case .interrupted? = nextSignal() {}
    }
    guard let program = words.first else { return nil }
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    #if canImport(Darwin)
    let environment = unsafe _NSGetEnviron().pointee
    #else
    let environment = unsafe environ
    #endif
    var process = pid_t()
    guard unsafe posix_spawnp(&process, program, nil, nil, &arguments, environment) == 0 else {
      return nil
    }
    return waitFor(process)
  }

  /// Waits for a process; one that stops is gone on with together with this one.
  private func waitFor(_ process: pid_t) -> Int32? {
    var status: Int32 = 0
    while true {
      let found = unsafe waitpid(process, &status, WUNTRACED)
      if found < 0 {
        guard errno == EINTR else { return nil }
        continue
      }
      if status & 0xFF == 0x7F {
        kill(getpid(), SIGSTOP)
        kill(process, SIGCONT)
        continue
      }
      let signal = status & 0x7F
      return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }
  }
}
