/// Where files of the program live, by the XDG Base Directory Specification 0.8.
///
/// Empty variables count as unset, relative ones are ignored. Nil where there is no home either.
package struct Places: Sendable {
  private let environment: Environment

  package init(_ environment: Environment) { self.environment = environment }

  /// The database of stored items.
  package var store: String? {
    (environment["CATALOG_HOME"] ?? folder("XDG_DATA_HOME", "/.local/share"))
      .map { $0 + "/catalog.sqlite" }
  }

  /// The settings.
  package var settings: String? {
    folder("XDG_CONFIG_HOME", "/.config").map { $0 + "/config.json" }
  }

  /// The folder of what is remembered from one run to the next, and can be lost.
  package var state: String? { folder("XDG_STATE_HOME", "/.local/state") }

  /// The folders for temporary files: the one that `TMPDIR` names, else the cache, else the system's.
  var temporary: [String] {
    if let folder = absolute("TMPDIR") { return [folder] }
    return [folder("XDG_CACHE_HOME", "/.cache"), "/var/tmp", "/tmp"].compactMap(\.self)
  }

  private func folder(_ variable: String, _ fallback: String) -> String? {
    (absolute(variable) ?? absolute("HOME").map { $0 + fallback }).map { $0 + "/catalog" }
  }

  private func absolute(_ variable: String) -> String? {
    guard let path = environment[variable], path.utf8.first == UInt8(ascii: "/") else { return nil }
    return path
  }
}
