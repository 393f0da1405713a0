extension SettingsError {
  /// `config.json:3: …`, without a full stop.
  func message(_ texts: Texts, _ gate: TextGate, _ path: String) -> String {
    let fault =
      switch reason {
      case .unknown(let name):
        texts.unknown(.unknownSetting, gate.line(name), among: Setting.allCases.map(\.rawValue))
      case .badValue(let value, let setting):
        texts(.settingBadValue, setting.rawValue, gate.line(value), setting.values)
      case .notJSON(let error): error.message(texts)
      case .notASetting: texts[.notASetting]
      case .badCredentials: texts[.networkCredentialsForm]
      }
    return gate.line(path) + ":\(line): " + fault
  }
}
