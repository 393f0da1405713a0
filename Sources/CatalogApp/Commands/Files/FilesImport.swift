import Datasets
import SQLiteStore
import Tables

/// `catalog import DIR --into files`: texts of the disk into folders and files that are kept.
@MainActor final class FilesImport {
  /// So many texts, or bytes and a text, are kept in one step.
  private static let batchCount = 500
  private static let batchBytes = 32 << 20

  private let context: CommandContext
  private let folder: String?
  private let shelf: NotesShelf
  private let isTried: Bool
  private var waiting: [ItemStore.NamedText] = []
  private var waitingBytes = 0
  private var counts: [ItemStore.Putting: Int] = [:]
  private var faults: [String] = []
  private var names: Set<[UInt8]> = []

  /// All goes into the folder, where one is named.
  init(_ context: CommandContext, folder: String?) throws {
    self.context = context
    self.folder = folder
    guard Places(context.environment).store != nil else { throw FileFault.noPlace }
    if let folder, NoteName.checked(folder) == nil { throw FileFault.badName(folder) }
    isTried = context.line.has(.check) || context.line.has(.dryRun)
    let sources = Sources(context)
    shelf = NotesShelf(
      isTried ? try sources.keeper(creating: false) : try sources.lastingKeeper())
  }

  func run(_ path: String) async throws -> ExitCode {
    if let option = [OptionName.key, .rejects, .force].first(where: context.line.has) {
      throw CommandError(context.texts(.optionOfOtherSource, option.spelling), .wrongUse)
    }
    if SystemCall.isFolder(path) {
      try await importFolder(path)
    } else if try await !importList(path) {
      guard let folder else {
        throw CommandError(context.texts[NotesMessage.importFolder], .wrongUse)
      }
      let bytes = try context.bytes(ofRegularFile: path, limit: ItemStore.longestNote)
      try await add(bytes, of: path, name: Self.lastName(path), to: folder)
    }
    try await flush()
    return try report()
  }

  private static func lastName(_ path: String) -> String {
    let absolute = SystemCall.withoutSlashes(SystemCall.absolute(path))
    return absolute.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) }
      ?? path
  }

  // MARK: What there is

  private func importFolder(_ path: String) async throws {
    let root = SystemCall.withoutSlashes(path)
    var tree = DiskTree(root)
    var visits: [DiskTree.Visit] = []
    try tree.forEach {
      visits.append($0)
      return true
    }
    context.note(tree.notes)
    let hidden = visits.count(where: \.isHidden)
    if hidden > 0 { context.note(context.texts(.hiddenLeftOut, hidden)) }
    for visit in visits where !visit.isHidden {
      try await importFiles(of: visit, below: root)
    }
  }

  private func importFiles(of visit: DiskTree.Visit, below root: String) async throws {
    let names = (folder.map { [$0] } ?? []) + visit.path.names.map(\.shown)
    let name = names.isEmpty ? Self.lastName(root) : names.joined(separator: " - ")
    let files = (visit.items ?? []).filter { $0.kind != .folder && !Self.isClutter($0.name) }
    if files.isEmpty, !visit.path.names.isEmpty, !isTried {
      guard let checked = NoteName.checked(name) else {
        faults.append(FileFault.badName(name).message(context.texts))
        return
      }
      _ = try await shelf.put([], folders: [checked])
    }
    for file in files {
      let bytes: [UInt8]
      do throws(FileFault) {
        bytes = try Self.bytes(of: file, below: root)
      } catch {
        faults.append(error.message(context.texts))
        continue
      }
      try await add(bytes, of: root + "/" + file.id, name: file.name, to: name)
    }
  }

  /// The whole of a file whose name is text.
  private static func bytes(of file: FileItem, below root: String) throws(FileFault) -> [UInt8] {
    guard let path = DiskPath(id: file.id), let name = path.names.last,
      String(validating: name.bytes, as: UTF8.self) != nil
    else { throw .badName(file.name) }
    let (bytes, isCut) = try DiskFile(path, below: root).bytes(limit: ItemStore.longestNote)
    guard !isCut else { throw .full(file.name) }
    return bytes
  }

  /// What file managers and programs that still write leave.
  private static func isClutter(_ name: String) -> Bool {
    name == ".DS_Store" || PendingName.isOne(name)
  }

  private func add(
    _ bytes: [UInt8], of path: String, name: String, to folder: String
  ) async throws {
    switch FileText.Reading(bytes) {
    case .text(let bytes): try await put(bytes, name, folder)
    case .decoded(let bytes, let encoding):
      context.note(context.texts(.decoded, context.gate.line(path), encoding))
      try await put(bytes, name, folder)
    case .binary: faults.append(context.texts(.binary, context.gate.line(path)))
    }
  }

  /// Imports a list with the columns of one that was exported; false where it is none.
  private func importList(_ path: String) async throws -> Bool {
    let lists: [ExportFormat] = [.ndjson, .json, .csv, .tsv]
    guard let format = ExportFormat(ofFile: path), lists.contains(format) else { return false }
    let opener = try TableSource(context).opener(path, table: nil)
    // What cannot be read as a list is one text like others.
    guard let reader = try? opener.open(), (try? reader.findColumns(in: .max)) != nil else {
      return false
    }
    let names = reader.columns.map(\.name)
    guard let name = names.firstIndex(of: "name"), let text = names.firstIndex(of: "text") else {
      return false
    }
    let home = names.firstIndex(of: "folder")
    let rows = try opener.open()
    var number = 0
    while let row = try rows.next() {
      number += 1
      func field(_ place: Int) -> String? {
        place < row.cells.count ? row.cells[place].field : nil
      }
      guard let fileName = field(name), let goal = folder ?? home.flatMap(field),
        NoteName.checked(fileName) != nil, NoteName.checked(goal) != nil
      else {
        faults.append(context.texts(.badRecord, context.gate.line(path), number))
        continue
      }
      try await put(Array((field(text) ?? "").utf8), fileName, goal)
    }
    context.note(rows.warnings.map(DatasetNote.table))
    return true
  }

  // MARK: Keeping

  private func put(_ bytes: [UInt8], _ name: String, _ folder: String) async throws {
    let text: ItemStore.NamedText
    do {
      text = try NotesShelf.text(folder: folder, name: name, bytes)
    } catch let fault as FileFault {
      return faults.append(fault.message(context.texts))
    }
    // Two files may come to one name; the second must not take the place of the first.
    let path = text.folder + "/" + text.name
    guard names.insert(Array(path.utf8)).inserted else {
      return faults.append(FileFault.exists(path).message(context.texts))
    }
    if isTried {
      counts[try await shelf.comparing(text), default: 0] += 1
      return
    }
    waiting.append(text)
    waitingBytes += bytes.count
    if waiting.count >= Self.batchCount || waitingBytes >= Self.batchBytes { try await flush() }
  }

  private func flush() async throws {
    guard !waiting.isEmpty else { return }
    for (text, outcome) in zip(waiting, try await shelf.put(waiting)) {
      if let outcome {
        counts[outcome, default: 0] += 1
      } else {
        faults.append(FileFault.full(text.name).message(context.texts))
      }
    }
    waiting = []
    waitingBytes = 0
  }

  private func report() throws -> ExitCode {
    let (added, changed) = (counts[.added] ?? 0, counts[.changed] ?? 0)
    let same = counts[.same] ?? 0
    if context.line.outputFormat != nil {
      func number(_ count: Int) -> JSONValue { .number(String(count)) }
      try context.write(
        object: .object([
          "target": .string(StoredFilesDataset.word), "added": number(added),
          "changed": number(changed), "unchanged": number(same),
          "rejected": number(faults.count), "is_dry_run": .bool(isTried),
        ]))
    } else {
      context.note(context.texts(isTried ? .wouldImport : .imported, added, changed, same))
    }
    context.complain(faults)
    return faults.isEmpty ? .done : .badData
  }
}
