import Foundation

/// The memory that this process has in use; 0 where the system does not tell.
enum ResidentMemory {
  static var bytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// Megabytes more than there were, with one digit.
  static func grown(since before: Int) -> Double {
    Double((bytes - before) / 100_000) / 10
  }
}
