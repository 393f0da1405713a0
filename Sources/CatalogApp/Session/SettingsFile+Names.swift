extension SettingsFile {
  /// The keys that the file gives to actions, in its order; of several for one action the last.
  ///
  /// Neither actions nor keys are judged here. The line counts from 1.
  package var keyBindings: [(action: String, keys: String, line: Int)] {
    var bindings: [(action: String, keys: String, line: Int)] = []
    for entry in entries {
      guard case .keys(let action) = SettingName(entry.name) else { continue }
      bindings.removeAll { $0.action == action }
      bindings.append((action, entry.value, entry.line))
    }
    return bindings
  }

  /// The names of templates that the file has, in its order.
  package var templates: [SettingName] {
    var names: [SettingName] = []
    for entry in entries {
      guard let name = SettingName(entry.name), case .template = name, !names.contains(name) else {
        continue
      }
      names.append(name)
    }
    return names
  }

  /// The last value of a name.
  package subscript(name: SettingName) -> String? {
    switch name {
    case .setting(let setting): self[setting]
    case .keys(let action): keyBindings.last { $0.action == action }?.keys
    case .template:
      entries.last { $0.name.utf8.elementsEqual(name.text.utf8) && name.accepts($0.value) }?.value
    }
  }

  /// The template that is kept for a dataset, and the name of the setting; a relative path begins
  /// in the folder of the config file.
  func template(of dataset: String, beside file: String?) -> (path: String, option: String)? {
    let name = SettingName.template(dataset: dataset)
    guard let path = self[name] else { return nil }
    guard path.utf8.first != UInt8(ascii: "/"), let file,
      let slash = file.utf8.lastIndex(of: UInt8(ascii: "/"))
    else { return (path, name.text) }
    return (String(file[...slash]) + path, name.text)
  }
}
