/// Whether the options of `catalog support` go together: those that say two things, or mean nothing
/// with others, are refused before anything is done.
struct SupportUse {
  private let line: ParsedCommand
  private let texts: Texts
  private let settingsPath: String?

  init(_ context: CommandContext) {
    line = context.line
    texts = context.texts
    settingsPath = context.settingsPath
  }

  func check(_ words: [String]) throws(CommandError) {
    try refuse(.supportTwoItems, if: !words.isEmpty && line.has(.fromJSON))
    if line.has(.mailto) { try checkLink() }
    if line.has(.open) { try checkOpening() }
    try refuse(.forceNeedsFile, if: line.has(.force) && line.value(.output) == nil)
    guard line.has(.all) else {
      return try refuse(.selectionNeedsAll, if: line.has(.where) || line.has(.limit))
    }
    let hasFolder = line.has(.maildir) || line.value(.output).map { $0 != "-" } ?? false
    try refuse(.allNeedsFolder, if: !hasFolder)
    try refuse(.allNeedsOwnIDs, if: line.has(.messageID))
  }

  private func checkLink() throws(CommandError) {
    let others: [OptionName] = [.attach, .from, .replyTo, .date, .messageID]
    if let other = others.first(where: line.has) {
      throw CommandError(texts(.linkCannotCarry, other.spelling), .wrongUse)
    }
  }

  private func checkOpening() throws(CommandError) {
    if line.has(.all) {
      let both = (OptionName.all.spelling, OptionName.open.spelling)
      throw CommandError(texts(.usageContradiction, both.0, both.1), .wrongUse)
    }
    let isElsewhere = line.has(.mailto) || line.has(.maildir) || line.value(.output) == "-"
    try refuse(.openNeedsFile, if: isElsewhere)
  }

  private func refuse(_ message: DraftMessage, if isWrong: Bool) throws(CommandError) {
    if isWrong { throw CommandError(texts[message], .wrongUse) }
  }

  /// The files that drafts are made from, which no draft may replace.
  func inputs(_ options: SupportOptions, source: Source?) -> Set<FileIdentity> {
    var paths = options.attach + [options.template?.path, options.bodyFile].compactMap(\.self)
    paths += line.values(.fromJSON) + [settingsPath].compactMap(\.self)
    switch source {
    case .file(let path, _), .storeAnswer(let path), .feed(let path): paths.append(path)
    case .files, .dataset, nil: break
    }
    return Set(paths.compactMap(FileIdentity.init))
  }
}
