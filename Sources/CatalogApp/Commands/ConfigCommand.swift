import Tables

/// `catalog config get|set|unset|list|path`: the settings.
struct ConfigCommand {
  let context: CommandContext

  func run(_ words: [String]) throws -> ExitCode {
    switch words[0] {
    case "get": try get(try setting(words[1]))
    case "set": try set(try setting(words[1]), to: words[2])
    case "unset": try context.settingsWriter.unset(try setting(words[1]))
    case "list": try list()
    default: try path()
    }
    return .done
  }

  private func setting(_ text: String) throws -> SettingName {
    if let name = SettingName(text) { return name }
    throw CommandError(
      context.texts.unknown(
        .unknownSetting, context.gate.line(text), among: Setting.allCases.map(\.rawValue)),
      .wrongUse)
  }

  private func get(_ name: SettingName) throws {
    let value = context.settings[name]
    if context.line.outputFormat != nil {
      return try context.write(
        object: .object(["key": .string(name.text), "value": .optional(value)]))
    }
    if let value {
      try context.output.write(context.gate.line(value) + "\n")
    }
    try context.output.flush()
  }

  private func set(_ name: SettingName, to value: String) throws {
    guard name.accepts(value) else {
      throw CommandError(
        context.texts(
          .settingBadValue, context.gate.line(name.text), context.gate.line(value),
          name.values(context.texts)),
        .wrongUse)
    }
    switch name {
    case .setting: break
    case .keys(let action): try check(action, value)
    case .template: return try set(name, toTemplate: value)
    }
    try context.settingsWriter.set(name, to: value)
  }

  /// Keeps the whole path of a template, once it can be read.
  private func set(_ name: SettingName, toTemplate path: String) throws {
    let path = SystemCall.absolute(path)
    do throws(SupportError) {
      _ = try SupportComposer(texts: SupportTexts(context.texts)).template(path, name.text)
    } catch {
      throw CommandError(error.message(context.texts), error.exitCode)
    }
    try context.settingsWriter.set(name, to: path)
  }

  /// Refuses keys that no screen could follow; those that another action loses are told of.
  private func check(_ action: String, _ keys: String) throws {
    for fault in Keymap.adapted(by: [(action, keys, line: 0)]).faults {
      let sentence = fault.sentence(context.texts, context.gate)
      guard case .taken = fault else { throw CommandError(sentence, .wrongUse) }
      context.complain(sentence)
    }
  }

  private func list() throws {
    var writer = context.writer(keys: ["key", "value"], headings: nil)
    try writer.begin()
    let names =
      Setting.allCases.map(SettingName.setting)
      + context.settings.templates
      + context.settings.keyBindings.map { .keys(action: $0.action) }
    for name in names {
      let value = context.settings[name]
      try writer.write(
        .init(
          json: .object(["key": .string(name.text), "value": .optional(value)]),
          cells: [name.text, value ?? ""]))
    }
    try writer.end()
  }

  private func path() throws {
    guard let path = context.settingsPath else {
      throw CommandError(context.texts[.noHome], .cannotCreate)
    }
    if context.line.outputFormat != nil {
      return try context.write(object: .object(["path": .string(path)]))
    }
    try context.output.write((context.output.isTerminal ? context.gate.line(path) : path) + "\n")
    try context.output.flush()
  }
}
