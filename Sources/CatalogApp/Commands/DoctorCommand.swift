import Datasets
import Fetching
import SQLiteStore
import Tables

/// `catalog doctor`: what a person who helps would ask first.
@MainActor struct DoctorCommand {
  let context: CommandContext

  func run() throws -> ExitCode {
    let facts = facts
    try context.write(
      DetailDocument(
        title: .text("catalog " + catalogVersion),
        fields: facts.map { .init(.text($0.label), .text($0.value)) }),
      or: .object(
        [.init("version", .string(catalogVersion))]
          + facts.map { .init($0.key, .string($0.value)) }),
      isWrapped: false)
    return .done
  }

  private var facts: [(key: String, label: String, value: String)] {
    let texts = context.texts
    let places = Places(context.environment)
    return [
      ("system", texts[.doctorSystem], SystemFacts.system),
      ("sqlite", "SQLite", SQLiteLibrary.version),
      (
        "curl", "libcurl", CurlLibrary.isInstalled ? texts[.doctorInstalled] : texts[.doctorMissing]
      ),
      ("language", texts[.doctorLanguage], texts.language.rawValue),
      ("terminal", texts[.doctorTerminal], terminal),
      ("config", texts[.doctorConfig], context.settingsPath ?? texts[.doctorNone]),
      ("store", texts[.doctorStore], places.store ?? texts[.doctorNone]),
      ("store_state", texts[.doctorStoreState], storeState),
    ]
  }

  private var terminal: String {
    let kind = context.environment["TERM"] ?? context.texts[.doctorNone]
    guard context.output.isTerminal else { return kind }
    return context.texts(.doctorColumns, kind, context.width)
  }

  /// Looks without making a store or moving one.
  private var storeState: String {
    do {
      let keeper = try Sources(context).keeper(creating: false, whenDamaged: .refuse)
      return context.texts(.countItems, try keeper.count())
    } catch let error as StoreError {
      return error.message(context.texts)
    } catch {
      return (error as? CommandError)?.message ?? "\(error)"
    }
  }
}
