import Datasets
import SupportMail
import Tables

/// Says what an import did, or would do.
@MainActor struct ImportReport {
  /// Names in one list.
  private static let names = 10

  let context: CommandContext
  let target: String
  /// The file of rows that were not imported.
  let rejects: String?

  func tell(_ outcome: ImportOutcome) throws -> ExitCode {
    let isTried = context.line.has(.check) || context.line.has(.dryRun)
    // What cannot be read is in the file of rejected rows, with its lines and reasons.
    let warnings = rejects == nil ? outcome.warnings : outcome.warnings.withoutRejects
    context.note(warnings.map(DatasetNote.table))
    if context.line.outputFormat != nil {
      try context.write(object: json(outcome, isTried))
    } else if isTried {
      try context.write(document(outcome), or: json(outcome, isTried))
    } else {
      context.note(summary(outcome, .importDone))
      let renamed = renamed(outcome)
      if !renamed.isEmpty { context.note(texts(.importRenamed, list(renamed))) }
      if !outcome.isMirror { context.note(texts(.importKeepsRows, quoted(outcome.table))) }
    }
    if !outcome.widened.isEmpty { context.note(texts(.importWidened, list(outcome.widened))) }
    for other in outcome.reprinted.prefix(1) {
      context.note(
        texts(
          .importReprinted, list(outcome.reprinted.map(\.column)), context.gate.line(other.given),
          other.kept))
    }
    if outcome.hasUselessID { context.note(texts[.importByPosition]) }
    if outcome.keepsOthers { context.note(texts[.importKeepsUnread]) }
    guard outcome.rejected > 0 else { return .done }
    if let rejects {
      context.complain(
        texts(.importRejected, outcome.rejected, VisibleText.quoted(rejects, limit: 400)))
    } else if context.line.outputFormat != nil {
      context.complain(texts(.importWouldReject, outcome.rejected))
    }
    return .badData
  }

  private var texts: Texts { context.texts }

  private func summary(_ outcome: ImportOutcome, _ message: ExchangeMessage) -> String {
    texts(
      message, quoted(outcome.table), outcome.added, outcome.changed, outcome.removed,
      outcome.unchanged)
  }

  private func quoted(_ name: String) -> String { "‘\(context.gate.line(name))’" }

  private func list(_ names: [String]) -> String {
    texts.list(names.map(context.gate.line), limit: Self.names)
  }

  private func renamed(_ outcome: ImportOutcome) -> [String] {
    outcome.columns.filter { ExactText($0.given) != ExactText($0.name) }.map {
      "\($0.given) → \($0.name)"
    }
  }

  // MARK: What would happen

  private func document(_ outcome: ImportOutcome) -> DetailDocument {
    func field(_ message: ExchangeMessage, _ names: [String]) -> DetailDocument.Field? {
      names.isEmpty ? nil : .init(.text(texts[message]), .text(list(names)))
    }
    func columns(_ isIncluded: (ImportOutcome.Column) -> Bool) -> [String] {
      outcome.columns.filter(isIncluded).map(\.given)
    }
    let key = outcome.key.map { context.gate.line($0) } ?? texts[.checkPosition]
    var fields: [DetailDocument.Field?] = [
      .init(
        .text(texts[.checkColumns]),
        .text(
          outcome.columns.map { $0.type.isEmpty ? $0.name : "\($0.name) \($0.type)" }
            .joined(separator: ", ")))
    ]
    // A new table needs no key yet.
    if !outcome.isNewTable || outcome.key != nil {
      fields.append(.init(.text(texts[.checkKey]), .text(key)))
    }
    if !outcome.isNewTable {
      fields.append(field(.checkNewColumns, columns { $0.isNew && !$0.isLeftOut }))
    }
    fields += [
      field(.checkRenamed, renamed(outcome)),
      field(.checkWidened, outcome.widened),
      field(.checkReprinted, outcome.reprinted.map { "\($0.column): \($0.given) → \($0.kept)" }),
      field(.checkLeftOut, columns(\.isLeftOut)),
      field(.checkNumbers, columns(\.keepsNumbersAsText)),
      field(.checkBooleans, columns(\.hasBooleans)),
      field(.checkNested, columns(\.hasNested)),
    ]
    if !outcome.isMirror {
      fields.append(
        .init(.text(texts[.checkOther]), .text(texts(.importKeepsRows, quoted(outcome.table)))))
    }
    if outcome.rejected > 0 {
      fields.append(
        .init(.text(texts[.checkRejected]), .text(texts(.importWouldReject, outcome.rejected))))
    }
    return DetailDocument(
      title: .text(summary(outcome, .importWould)), fields: fields.compactMap(\.self))
  }

  private func json(_ outcome: ImportOutcome, _ isTried: Bool) -> JSONValue {
    func number(_ count: Int) -> JSONValue { .number(String(count)) }
    return .object([
      "target": .string(target), "table": .string(outcome.table),
      "is_new": .bool(outcome.isNewTable), "is_mirror": .bool(outcome.isMirror),
      "key": .optional(outcome.key),
      "added": number(outcome.added), "changed": number(outcome.changed),
      "removed": number(outcome.removed), "unchanged": number(outcome.unchanged),
      "rejected": number(outcome.rejected), "rejects": .optional(rejects),
      "widened": .array(outcome.widened.map(JSONValue.string)),
      "columns": .array(
        outcome.columns.map {
          .object([
            "name": .string($0.name), "from": .string($0.given), "type": .string($0.type),
            "kind": .string($0.kind.rawValue), "is_new": .bool($0.isNew),
          ])
        }),
      "search_index": .optional(outcome.search), "is_dry_run": .bool(isTried),
    ])
  }
}
