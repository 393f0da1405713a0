import Foundation

/// Real items to search: the packages of the Debian machine, else made ones.
struct Packages {
  var name: String
  var text: String

  static func load(atLeast count: Int) -> [Packages] {
    let real = fromAPT()
    return real.count >= count ? Array(real.prefix(count)) : real + made(count - real.count)
  }

  private static func fromAPT() -> [Packages] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["apt-cache", "dumpavail"]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [] }
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var packages: [String: Packages] = [:]
    for stanza in String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n\n") {
      guard let package = Packages(stanza: stanza) else { continue }
      packages[package.name] = package
    }
    return packages.values.sorted { $0.name < $1.name }
  }

  private init?(stanza: String) {
    guard let line = stanza.split(separator: "\n").first(where: { $0.hasPrefix("Package: ") })
    else { return nil }
    name = String(line.dropFirst("Package: ".count))
    text = stanza.components(separatedBy: "\nDescription").last ?? ""
  }

  private init(name: String, text: String) { (self.name, self.text) = (name, text) }

  private static func made(_ count: Int) -> [Packages] {
    let words = ["gnome", "shell", "python", "library", "development", "editor", "music", "data"]
    return (0..<max(0, count)).map { number in
      let picked = (0..<30).map { words[(number * 31 + $0 * $0 * 7) % words.count] }
      return Packages(name: "made-\(number)", text: picked.joined(separator: " "))
    }
  }
}
