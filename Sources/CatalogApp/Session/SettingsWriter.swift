/// Changes settings in the config file, whoever else does so meanwhile.
struct SettingsWriter: Sendable {
  /// Settings are few; a file that is larger is something else.
  static let limit = 1 << 20

  /// How long other programs are waited for.
  private static let usualPatience = Duration.seconds(5)

  /// Nil where there is no home.
  let path: String?
  let texts: Texts
  let gate: TextGate
  var patience = usualPatience

  /// Sets one value; everything else in the file stays.
  func set(_ name: SettingName, to value: String) throws {
    try change { (settings) throws(SettingsError) in settings.set(name, to: value) }
  }

  /// Takes one value away; everything else in the file stays, and there is none where there was none.
  func unset(_ name: SettingName) throws {
    guard path.map({ SystemCall.status($0) != nil }) ?? true else { return }
    try change { (settings) throws(SettingsError) in try settings.remove(name) }
  }

  /// Where the file is a link, what it leads to is changed.
  private func change(_ body: (inout SettingsFile) throws(SettingsError) -> Void) throws {
    guard let path else { throw CommandError(texts[.noHome], .cannotCreate) }
    let file = SystemCall.resolved(path)
    do {
      try ParentFolders.create(for: file)
      try FolderLock.hold(for: file, patience: patience) {
        var settings = SettingsFile()
        if SystemCall.status(file) != nil { settings = try read(file) }
        try body(&settings)
        try AtomicFile.write(Array(settings.text.utf8), to: file, isReplacing: true)
      }
    } catch let error as FileOutputError {
      throw CommandError(error.message(texts), error.exitCode)
    } catch let error as SettingsError {
      throw CommandError(error.message(texts, gate, file), .badData)
    }
  }

  /// The settings in a file.
  func read(_ file: String) throws(CommandError) -> SettingsFile {
    let bytes: [UInt8]
    do throws(InputFileError) {
      bytes = try InputFile.read(file, room: Self.limit)
    } catch {
      throw CommandError(error.message(texts), error.exitCode)
    }
    do throws(SettingsError) {
      return try SettingsFile(bytes)
    } catch {
      throw CommandError(error.message(texts, gate, file), .badData)
    }
  }
}
