import Datasets

/// A folder of the disk as a dataset.
enum FilesSource {
  /// Which files are listed.
  struct Choices: Hashable, Sendable {
    /// Those in folders below as well.
    var isDeep = false
    /// Hidden ones as well.
    var showsHidden = false

    init() {}

    init(_ line: ParsedCommand) {
      isDeep = line.has(.recursive)
      showsHidden = line.command != .support && line.has(.all)
    }
  }

  static func dataset(_ path: String, _ context: CommandContext) throws(FileFault) -> FilesDataset {
    var dataset = try dataset(path, Choices(context.line), context.environment, context.texts)
    if context.format == .table { dataset.columns = context.width }
    return dataset
  }

  /// The files of the folder at a path.
  ///
  /// - Throws: where there is no such folder.
  static func dataset(
    _ path: String, _ choices: Choices, _ environment: Environment, _ texts: Texts
  ) throws(FileFault) -> FilesDataset {
    let path = SystemCall.withoutSlashes(path)
    _ = try DiskFolder(root: path)
    let shelf = DiskShelf(path, showsHidden: choices.showsHidden, environment: environment)
    var dataset = FilesDataset(
      shelf, name: "files:" + path, title: .text(DiskShelf.name(of: path)), place: path,
      wording: { texts.text(of: $0) }
    ) { body in
      var tree = DiskTree(path, showsHidden: choices.showsHidden)
      try list(&tree, choices, body)
      return tree.notes
    }
    dataset.finding = shelf.item(at:)
    return dataset
  }

  /// Hands over what lies in the folder; what lies in folders below comes right behind each of them.
  private static func list(
    _ tree: inout DiskTree, _ choices: Choices, _ body: (FileItem) throws -> Bool
  ) throws {
    // What is still to be handed over of the folders on the way down, the lowest last.
    var waiting: [ArraySlice<FileItem>] = []
    var isWanted = true
    /// Hands over what comes before the next folder that is looked into.
    func goOn() throws {
      while var items = waiting.popLast() {
        while let item = items.popFirst() {
          if item.isHidden, !choices.showsHidden { continue }
          isWanted = try body(item)
          guard isWanted else { return }
          if choices.isDeep, item.kind == .folder {
            waiting.append(items)
            return
          }
        }
      }
    }
    try tree.forEach(isDeep: choices.isDeep) { visit in
      // A hidden folder is met, and nothing of it is wanted.
      if visit.isHidden, !choices.showsHidden { return true }
      waiting.append((visit.items ?? [])[...])
      try goOn()
      return isWanted
    }
    // Where a folder was not looked into any more.
    while isWanted, !waiting.isEmpty { try goOn() }
  }

  /// Options about folders mean nothing for other sources.
  @MainActor static func refuseOptions(
    _ context: CommandContext, for source: Source
  ) throws(CommandError) {
    guard !source.isFolder else { return }
    let options: [OptionName] = context.line.command == .support ? [] : [.recursive, .all]
    guard let option = options.first(where: context.line.has) else { return }
    throw CommandError(context.texts(.optionOfOtherSource, option.spelling), .wrongUse)
  }
}

extension FileFault {
  /// One sentence in the language of the texts.
  func message(_ texts: Texts) -> String { texts.text(of: phrase) }

  var exitCode: ExitCode {
    switch self {
    case .missing, .noText: .noInput
    case .exists, .noPlace: .cannotCreate
    case .badName: .wrongUse
    case .readOnly, .notAllowed: .notAllowed
    case .full, .failed: .ioError
    case .busy: .tryLater
    }
  }
}
