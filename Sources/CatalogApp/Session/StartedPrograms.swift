import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Programs that were started and go on by themselves.
///
/// The system keeps what has ended until somebody asks for it.
final class StartedPrograms: Sendable {
  private let processes = Mutex<[pid_t]>([])

  func add(_ process: pid_t) { processes.withLock { $0.append(process) } }

  /// Lets go of those that have ended meanwhile.
  func reap() {
    processes.withLock { processes in
      processes.removeAll { waitpid($0, nil, WNOHANG) != 0 }
    }
  }
}
