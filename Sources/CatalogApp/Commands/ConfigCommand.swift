import Tables

/// `catalog config get|set|list|path`: the settings.
struct ConfigCommand {
  let context: CommandContext

  func run(_ words: [String]) throws -> ExitCode {
    switch words[0] {
    case "get": try get(try setting(words[1]))
    case "set": try set(try setting(words[1]), to: words[2])
    case "list": try list()
    default: try path()
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
    let value = context.settings[setting]
    if context.line.outputFormat != nil {
      return try context.write(
        object: .object(["key": .string(setting.rawValue), "value": .optional(value)]))
    }
    if let value {
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
    do {
      // Where the file is a link, what it leads to is changed.
      let file = SystemCall.resolved(path)
      try Folder.create(for: file)
      try FolderLock.hold(for: file) {
        let isNew = SystemCall.status(file) == nil
        var settings = isNew ? SettingsFile() : try context.settings(in: file)
        settings.set(setting, to: value)
        try AtomicFile.write(Array(settings.text.utf8), to: file, isReplacing: true)
      }
    } catch let error as FileOutputError {
      throw CommandError(
        error.message(context.texts), error.exitCode)
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
    if context.line.outputFormat != nil {
      return try context.write(object: .object(["path": .string(path)]))
    }
    try context.output.write((context.output.isTerminal ? context.gate.line(path) : path) + "\n")
    try context.output.flush()
  }
}
