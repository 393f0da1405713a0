import Tables

/// `catalog config get|set|list|path`: the settings.
struct ConfigCommand {
  let context: CommandContext

  func run(_ words: [String]) throws -> ExitCode {
    switch (words[0], words.count) {
    case ("get", 2): try get(try setting(words[1]))
    case ("set", 3): try set(try setting(words[1]), to: words[2])
    case ("list", 1): try list()
    case ("path", 1): try path()
    default:
      throw CommandError(context.texts[.configUsage], .wrongUse)
    }
    return .done
  }

  private func setting(_ name: String) throws -> Setting {
    if let setting = Setting(rawValue: name) { return setting }
    throw CommandError(
      context.texts.unknown(
        .unknownSetting, context.gate.line(name), among: Setting.allCases.map(\.rawValue)),
      .wrongUse)
  }

  private func get(_ setting: Setting) throws {
    if let value = context.settings[setting] {
      try context.output.write(context.gate.line(value) + "\n")
    }
    try context.output.flush()
  }

  private func set(_ setting: Setting, to value: String) throws {
    guard setting.accepts(value) else {
      throw CommandError(
        context.texts(
          .settingBadValue, setting.rawValue, context.gate.line(value), setting.values),
        .wrongUse)
    }
    guard let path = context.settingsPath else {
      throw CommandError(context.texts[.noHome], .cannotCreate)
    }
    var settings = context.settings
    settings.set(setting, to: value)
    do throws(FileOutputError) {
      try Folder.create(for: path)
      try AtomicFile.write(Array(settings.text.utf8), to: path, isReplacing: true)
    } catch {
      throw CommandError(error.message, ExitCode(rawValue: error.exitCode) ?? .ioError)
    }
  }

  private func list() throws {
    var writer = context.writer(keys: ["key", "value"], headings: nil)
    try writer.begin()
    for setting in Setting.allCases {
      let value = context.settings[setting]
      try writer.write(
        .init(
          json: .object(["key": .string(setting.rawValue), "value": .optional(value)]),
          cells: [setting.rawValue, value ?? ""]))
    }
    try writer.end()
  }

  private func path() throws {
    guard let path = context.settingsPath else {
      throw CommandError(context.texts[.noHome], .cannotCreate)
    }
    try context.output.write(path + "\n")
    try context.output.flush()
  }
}
