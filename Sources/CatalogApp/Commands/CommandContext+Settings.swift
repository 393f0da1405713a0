import Tables

extension CommandContext {
  /// Settings are few; a file that is larger is something else.
  private static let settingsLimit = 1 << 20

  /// Reads the config file: the one that was named, else the usual one if it is there.
  ///
  /// What is wrong with the usual one is told and stops nothing: help, lists and the doctor are
  /// needed most when something is wrong.
  mutating func readSettings() throws {
    let named = line.value(.config)
    settingsPath = named ?? Places(environment).settings
    guard let path = settingsPath else { return }
    // Mostly there is none; saying so would cost the reading of all texts.
    if named == nil, SystemCall.status(path) == nil { return }
    do throws(CommandError) {
      settings = try settings(in: path)
    } catch {
      // `config set` reads the file for itself, and makes one that is not there.
      if line.command == .config, line.words.first == "set" { return }
      guard named == nil else { throw error }
      complain(error.message)
    }
    if let language = settings[.language].flatMap(Language.init) { texts = Texts(language) }
    complain(settings.faults.map { message($0, path) })
  }

  /// The settings in a file.
  func settings(in path: String) throws(CommandError) -> SettingsFile {
    let bytes = try bytes(ofRegularFile: path, limit: Self.settingsLimit)
    do throws(SettingsError) {
      return try SettingsFile(bytes)
    } catch {
      throw CommandError(message(error, path), .badData)
    }
  }

  private func message(_ error: SettingsError, _ path: String) -> String {
    let fault =
      switch error.reason {
      case .unknown(let name):
        texts.unknown(
          .unknownSetting, gate.line(name), among: Setting.allCases.map(\.rawValue))
      case .badValue(let value, let setting):
        texts(.settingBadValue, setting.rawValue, gate.line(value), setting.values)
      case .notJSON(let error): error.message(texts)
      case .notASetting: texts[.notASetting]
      }
    return gate.line(path) + ":\(error.line): " + fault
  }
}
