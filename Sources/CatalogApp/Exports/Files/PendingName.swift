#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The hidden name of a file until it gets its own: `.catalog-MACHINE-PROCESS-RANDOM.tmp`.
///
/// It tells whether the program that writes it still runs, as far as that can be known: the numbers of
/// processes mean something on their own machine, and in their own container, only.
struct PendingName {
  static let prefix = ".catalog-"
  static let suffix = ".tmp"

  /// Whether a file of that name waits for its own.
  static func isOne(_ name: String) -> Bool {
    name.utf8.starts(with: prefix.utf8)
      && name.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  let text: String
  private let process: pid_t

  /// A new name that nobody can guess.
  init() {
    process = getpid()
    let random = String(UInt64.random(in: .min ... .max), radix: 36)
    text = "\(Self.prefix)\(Self.machine)-\(process)-\(random)\(Self.suffix)"
  }

  /// The name that a program gave on this machine; nil for others.
  init?(_ name: String) {
    guard name.hasPrefix(Self.prefix), name.hasSuffix(Self.suffix) else { return nil }
    let parts = name.dropFirst(Self.prefix.count).dropLast(Self.suffix.count)
      .split(separator: "-")
    guard parts.count == 3, parts[0] == Self.machine, let process = pid_t(parts[1]), process > 0
    else { return nil }
    text = name
    self.process = process
  }

  /// Whether the program is gone.
  var isAbandoned: Bool { kill(process, 0) != 0 && errno == ESRCH }

  /// Tells one machine, and on Linux one set of process numbers, from another: the FNV-1a hash of
  /// their names.
  private static let machine: String = {
    var name = [CChar](repeating: 0, count: 256)
    unsafe gethostname(&name, name.count - 1)
    var space = [CChar](repeating: 0, count: 256)
    unsafe readlink("/proc/self/ns/pid", &space, space.count - 1)
    let bytes = (name.prefix { $0 != 0 } + space.prefix { $0 != 0 }).map { UInt8(bitPattern: $0) }
    let hash = bytes.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(hash, radix: 36)
  }()
}
