/// What can stand before a value in the config file: a setting, or the keys of an action.
package enum SettingName: Hashable, Sendable {
  case setting(Setting)
  /// `keys.next`; whether there is such an action is for the screen to say.
  case keys(action: String)

  /// Begins the names of actions.
  static let keysPrefix = "keys."

  /// Nil for a name that is none.
  package init?(_ text: String) {
    if let setting = Setting(rawValue: text) {
      self = .setting(setting)
      return
    }
    guard text.utf8.starts(with: Self.keysPrefix.utf8) else { return nil }
    let action = text.utf8.dropFirst(Self.keysPrefix.utf8.count)
    // A line of the config file could not say anything else.
    guard !action.isEmpty, action.allSatisfy({ $0 > 0x20 && $0 != UInt8(ascii: "=") }) else {
      return nil
    }
    self = .keys(action: String(Substring(action)))
  }

  /// The name as it stands in the file.
  package var text: String {
    switch self {
    case .setting(let setting): setting.rawValue
    case .keys(let action): Self.keysPrefix + action
    }
  }

  /// Whether the value can be meant; of keys only that there are some on a line.
  package func accepts(_ value: String) -> Bool {
    switch self {
    case .setting(let setting): setting.accepts(value)
    case .keys:
      value.utf8.contains { $0 > 0x20 }
        && value.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
  }

  /// What it takes, for messages.
  func values(_ texts: Texts) -> String {
    switch self {
    case .setting(let setting): setting.values
    case .keys: texts[.settingKeys]
    }
  }
}
