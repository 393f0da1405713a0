import Datasets

/// What the options of a command line say of the columns of a table.
struct RoleOptions {
  static let roles: KeyValuePairs<OptionName, ColumnRoles.Role> = [
    .title: .title, .subtitle: .subtitle, .link: .link, .picture: .picture, .dateColumn: .date,
    .id: .id,
  ]

  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  /// The first of them that was given; nil where none was.
  var given: OptionName? { Self.roles.first { context.line.has($0.key) }?.key }

  /// The table with the columns that are named; where there is none of a name the nearest is told.
  ///
  /// What was chosen on the screen for the file of that word counts where no option says otherwise.
  func applied(to table: TableDataset, of word: String) throws(CommandError) -> TableDataset {
    let told = given == nil ? [:] : try choices(among: table.keys)
    let all = kept(for: word).merging(told) { $1 }
    return all.isEmpty ? table : table.choosing(all)
  }

  /// What was chosen on the screen for a file; nothing for what has no place there.
  func kept(for word: String) -> [ColumnRoles.Role: ColumnRoles.Choice] {
    guard case .file(let path, _) = Source(word).onDisk, SystemCall.isRegularFile(path) else {
      return [:]
    }
    return context.sessionFile.read().session[Source(word).place(word)]?.roles ?? [:]
  }

  /// The same for a place of the screen.
  func applied(to catalogue: Catalogue) throws(CommandError) -> Catalogue {
    guard given != nil, let roles = catalogue.roles else {
      try refuse()
      return catalogue
    }
    return catalogue.choosing(try choices(among: roles.columns))
  }

  /// Sees to it that none is given, for a source that is no table.
  func refuse() throws(CommandError) {
    guard let given else { return }
    throw CommandError(context.texts(.optionOfOtherSource, given.spelling), .wrongUse)
  }

  private func choices(
    among columns: [String]
  ) throws(CommandError) -> [ColumnRoles.Role: ColumnRoles.Choice] {
    var choices: [ColumnRoles.Role: ColumnRoles.Choice] = [:]
    for (option, role) in Self.roles {
      guard let word = context.line.value(option) else { continue }
      if let column = columns.first(where: { $0.utf8.elementsEqual(word.utf8) }) {
        choices[role] = .column(column)
      } else if word == "none" {
        choices[role] = ColumnRoles.Choice.none
      } else {
        let fault = context.texts.unknown(.unknownColumn, context.gate.line(word), among: columns)
        throw CommandError(option.spelling + ": " + fault, .wrongUse)
      }
    }
    return choices
  }
}
