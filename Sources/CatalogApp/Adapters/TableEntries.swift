import Datasets
import Markup
import Tables

/// The rows of a large file as entries, each known by its position, from 1.
///
/// Nothing is kept of what is not drawn. Searching goes through the file, sorting twice.
struct TableEntries: EntryList {
  let window: RowWindow
  private let item: @Sendable (TableRow, Int) -> TableItem
  let texts: @Sendable (Entry) -> [String]
  let idColumn: Int?

  /// - Parameters:
  ///   - window: the rows.
  ///   - idColumn: where the column of identifiers is; nil: there is none.
  ///   - item: makes an item of a row and its position, from 1.
  ///   - texts: those by which an entry is found, the title first.
  init(
    _ window: RowWindow, idColumn: Int? = nil,
    item: @escaping @Sendable (TableRow, Int) -> TableItem,
    texts: @escaping @Sendable (Entry) -> [String]
  ) {
    self.window = window
    self.idColumn = idColumn
    self.item = item
    self.texts = texts
  }

  var count: Int { window.count }

  func entry(at position: Int) -> Entry {
    guard let row = window.row(at: position) else {
      return Entry(id: id(position), value: LostRow())
    }
    return entry(row, position)
  }

  private func entry(_ row: TableRow, _ position: Int) -> Entry {
    Entry(id: id(position), value: item(row, position + 1))
  }

  func id(_ position: Int) -> String { String(position + 1) }

  func position(of id: String) -> Int? {
    guard let number = Int(id), number > 0, number <= count, self.id(number - 1) == id else {
      return nil
    }
    return number - 1
  }

  func positions(matching typed: String) async -> [Int32]? {
    await positions(matching: typed, progress: .none)
  }

  @concurrent
  func positions(matching typed: String, progress: WorkProgress) async -> [Int32]? {
    let search = ItemSearch(typed)
    if search.isEmpty { return nil }
    var (titles, elsewhere): ([Int32], [Int32]) = ([], [])
    // What cannot be read is told by the list that is shown.
    _ = try? window.copy.pass(through: search.sieve?.rows, progress: progress) { position, row in
      switch search.rank(texts(entry(row.whole, position))) {
      case .inTitle: titles.append(Int32(clamping: position))
      case .elsewhere: elsewhere.append(Int32(clamping: position))
      case nil: break
      }
      return true
    }
    return titles + elsewhere
  }

  @concurrent
  func positions(
    fulfilling filter: RowFilter, progress: WorkProgress
  ) async throws -> [Int32]? {
    let rows = window.copy
    guard let column = rows.place(of: filter.column) else { return nil }
    var guess = NumberStyleGuess()
    if filter.comparesNumbers {
      let isWhole = try rows.pass(progress: progress.part(from: 0, to: 0.5)) { _, row in
        guess.add(row[column])
        return !guess.isSettled
      }
      guard isWhole else { return nil }
    }
    let test = CellTest(filter, style: guess.style ?? .point)
    var found: [Int32] = []
    let rest = progress.part(from: filter.comparesNumbers ? 0.5 : 0, to: 1)
    let isWhole = try rows.pass(through: filter.sieve?.rows, progress: rest) { position, row in
      if test.includes(row[column]) { found.append(Int32(clamping: position)) }
      return true
    }
    return isWhole ? found : nil
  }

  var forReadingAll: any EntryList {
    TableEntries(window.copy, idColumn: idColumn, item: item, texts: texts)
  }

  var isLarge: Bool { true }

  var loss: RowLoss? { window.loss }

  @concurrent
  func positions(
    sortedBy choices: [SortChoice], within positions: [Int32]?, progress: WorkProgress
  ) async throws -> PositionList? {
    let orders = choices.map { choice in
      RowWindow.Order(
        column: window.place(of: choice.key) ?? window.columns.count,
        isDescending: choice.isDescending)
    }
    return try window.positions(sortedBy: orders, within: positions, progress: progress) {
      NaturalOrder.key($0).bytes
    }
  }
}
