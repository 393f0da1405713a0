/// What can stand before a value in the config file: a setting, the keys of an action, or the
/// template of a dataset.
package enum SettingName: Hashable, Sendable {
  case setting(Setting)
  /// `keys.next`; whether there is such an action is for the screen to say.
  case keys(action: String)
  /// `support.template.monsters`: the path of a file.
  case template(dataset: String)

  /// Begins the names of actions.
  static let keysPrefix = "keys."
  /// Begins the names of templates.
  static let templatePrefix = "support.template."

  /// Nil for a name that is none.
  package init?(_ text: String) {
    if let setting = Setting(rawValue: text) {
      self = .setting(setting)
      return
    }
    if let action = Self.rest(of: text, behind: Self.keysPrefix), !action.utf8.contains(0x20) {
      self = .keys(action: action)
    } else if let dataset = Self.rest(of: text, behind: Self.templatePrefix) {
      self = .template(dataset: dataset)
    } else {
      return nil
    }
  }

  /// What stands behind the prefix, as far as a line of the config file could say it.
  private static func rest(of text: String, behind prefix: String) -> String? {
    guard text.utf8.starts(with: prefix.utf8) else { return nil }
    let rest = text.utf8.dropFirst(prefix.utf8.count)
    guard let first = rest.first, let last = rest.last, first > 0x20, last > 0x20,
      rest.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "=") })
    else { return nil }
    return String(Substring(rest))
  }

  /// The name as it stands in the file.
  package var text: String {
    switch self {
    case .setting(let setting): setting.rawValue
    case .keys(let action): Self.keysPrefix + action
    case .template(let dataset): Self.templatePrefix + dataset
    }
  }

  /// Whether the value can be meant; of keys and paths only that there are some on a line.
  package func accepts(_ value: String) -> Bool {
    switch self {
    case .setting(let setting): setting.accepts(value)
    case .keys, .template:
      value.utf8.contains { $0 > 0x20 }
        && value.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
  }

  /// What it takes, for messages.
  func values(_ texts: Texts) -> String {
    switch self {
    case .setting(let setting): setting.values
    case .keys: texts[.settingKeys]
    case .template: texts[.settingTemplate]
    }
  }
}
