import Tables

extension CommandContext {
  /// Settings are few; a file that is larger is something else.
  private static let settingsLimit = 1 << 20

  /// Reads the config file: the one that was named, else the usual one if it is there.
  ///
  /// What is wrong with single settings is told and stops nothing.
  mutating func readSettings() throws {
    let named = line.value("config")
    settingsPath = named ?? Places(environment).settings
    guard let path = settingsPath else { return }
    let bytes: [UInt8]
    do throws(InputFileError) {
      bytes = try InputFile.read(path, room: Self.settingsLimit)
    } catch {
      // The usual file need not be there, nor one that `config set` is about to make.
      if error.reason == .missing, named == nil || line.name == "config" { return }
      if error.reason == .notAllowed, named == nil { return }
      throw CommandError(error.message, ExitCode(rawValue: error.exitCode) ?? .ioError)
    }
    do throws(SettingsError) {
      settings = try SettingsFile(bytes)
    } catch {
      throw CommandError(message(error, path), .badData)
    }
    for fault in settings.faults { complain(message(fault, path)) }
    if let language = settings[.language].flatMap(Language.init) { texts = Texts(language) }
  }

  private func message(_ error: SettingsError, _ path: String) -> String {
    let fault =
      switch error.reason {
      case .unknown(let name):
        texts.unknown(
          .unknownSetting, gate.line(name), among: Setting.allCases.map(\.rawValue))
      case .badValue(let value, let setting):
        texts(.settingBadValue, setting.rawValue, gate.line(value), setting.values)
      case .notJSON(let error): error.message
      case .notASetting: texts[.notASetting]
      }
    return gate.line(path) + ":\(error.line): " + fault
  }
}
