#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What may be told of the machine: the system's name, version and architecture, nothing that
/// says whose it is.
package enum SystemFacts {
  /// `Linux 6.1.0 x86_64`.
  package static var system: String {
    var names = utsname()
    guard unsafe uname(&names) == 0 else { return "unknown" }
    return [text(of: names.sysname), text(of: names.release), text(of: names.machine)]
      .joined(separator: " ")
  }

  /// A C array of characters up to its NUL.
  private static func text<Characters>(of characters: Characters) -> String {
    unsafe withUnsafeBytes(of: characters) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
