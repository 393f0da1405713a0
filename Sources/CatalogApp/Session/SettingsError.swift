package import Tables

/// What is wrong with the config file, and where.
package struct SettingsError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case unknown(String)
    case badValue(String, Setting)
    case notJSON(JSONError)
    case notASetting
    /// What names passwords does not; the file's words stay out of it.
    case badCredentials
  }

  package var reason: Reason
  package var line: Int

  package init(_ reason: Reason, line: Int) {
    self.reason = reason
    self.line = line
  }
}
