extension CommandContext {
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
      settings = try settingsWriter.read(path)
    } catch {
      // `config set` reads the file for itself, and makes one that is not there.
      if line.command == .config, line.words.first == "set" { return }
      guard named == nil else { throw error }
      notes = [error.message]
      complain(notes)
    }
    if let language = settings[.language].flatMap(Language.init) { texts = Texts(language) }
    var faults = settings.faults.map { $0.message(texts, gate, path) }
    if settings.hasCredentials {
      areSettingsPrivate = SystemCall.isPrivate(path)
      if !areSettingsPrivate { faults.append(texts(.networkCredentialsOpen, gate.line(path))) }
    }
    notes += faults
    complain(faults)
  }

  /// The passwords of the user.
  var credentials: CredentialBook {
    CredentialBook(environment, settings, isPrivate: areSettingsPrivate)
  }

  /// What changes the config file.
  var settingsWriter: SettingsWriter {
    SettingsWriter(path: settingsPath, texts: texts, gate: gate)
  }
}
