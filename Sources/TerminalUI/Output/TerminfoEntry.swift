#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The system's description of a terminal, of which we want to know only that there is one.
enum TerminfoEntry {
  private static let folders = [
    "/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo", "/usr/lib/terminfo",
    "/usr/local/share/terminfo", "/opt/homebrew/share/terminfo",
  ]

  /// Looks where terminfo(5) says: in the folders of the variables, then in the system's.
  static func exists(for name: String, variable: (String) -> String?) -> Bool {
    // A name is part of a path here.
    guard let first = name.utf8.first, first != UInt8(ascii: "."),
      !name.utf8.contains(UInt8(ascii: "/"))
    else { return false }
    var places = [variable("TERMINFO"), variable("HOME").map { $0 + "/.terminfo" }].compactMap(
      \.self)
    places += (variable("TERMINFO_DIRS") ?? "").split(separator: ":").map(String.init)
    // macOS names the folders by the letter's code.
    let letters = [String(Unicode.Scalar(first)), String(first, radix: 16)]
    return (places + folders).contains { place in
      letters.contains { unsafe access("\(place)/\($0)/\(name)", R_OK) == 0 }
    }
  }
}
