import Datasets
import Markup
import MasterDetail
import Tables

/// A dataset as screens see it: the type of its items erased, and how they are loaded.
struct Catalogue: Sendable {
  /// What the screen does besides listing.
  enum Kind: Hashable, Sendable {
    /// The list of catalogues: opening an item goes there.
    case home
    /// Everything is loaded at once and filtered as somebody types.
    case list
    /// What is typed is asked of the store.
    case store
  }

  /// What is to be loaded.
  struct Request: Hashable, Sendable {
    var term = ""
    var category = StoreCategory.all
    /// Whether only what was recorded is wanted.
    var isOffline = false
    /// Whether what is kept does not do, however young it is.
    var isAgain = false
    /// What only unread entries are wanted by: what was read, or not, since they were loaded; nil
    /// where all are wanted.
    var unreadBy: [String: Bool]?

    /// Whether an entry is wanted that was read, or not, when it was kept.
    func wants(_ id: String, isRead: @autoclosure () -> Bool) -> Bool {
      guard let unreadBy else { return true }
      return !(unreadBy[id] ?? isRead())
    }
  }

  /// What a load brought, and what there is to say of it.
  struct Loaded: Sendable {
    var entries: any EntryList
    var notes: [String] = []
    /// Why the rows are not the answer that was asked for, if they stand in for it.
    var failure: String?
    /// Whether the rows are those before a fault, which the failure tells, and nobody's stand-in.
    var isCut = false
    /// How a command would have ended with that.
    var failureCode: ExitCode?
    /// How many feeds could not be read just now.
    var refusedFeeds = 0
    /// How many feeds could not be read when they were last asked.
    var failedFeeds = 0
    /// What is not as it was before; nil where nobody compared.
    var changes: ListChanges?
    /// Where rows are now that were looked for, by what they were known by; nil where none was.
    var found: [String: String]?
  }

  /// Loads; parts are handed over as they come where that may take long.
  typealias Load =
    @Sendable (_ request: Request, _ part: @escaping @Sendable (any EntryList) -> Void)
    async throws -> Loaded

  /// Gets the text that is kept with an entry.
  typealias Article = @Sendable (Entry) async -> [TextBlock]

  /// The word that opens it: `monsters`, `people.csv`.
  var word: String
  var title: Phrase
  /// The name of the dataset, for drafts.
  var datasetName: String
  var kind: Kind
  /// The names of the columns that it can be sorted by.
  var sortKeys: [String]
  /// Whether the first item is shown at the start where there is room.
  var selectsFirst: Bool
  /// Whether it can be opened again by its word, so that it is known in the next run; not what came
  /// through a pipe.
  var isKept = true
  /// Whether addresses of pictures may be fetched.
  var fetchesPictures = false
  /// The entries, where they are part of the program and need no loading.
  var ready: (any EntryList)?
  var row: @Sendable (Entry) -> ListRow
  var detail: @Sendable (Entry) -> DetailDocument
  var json: @Sendable (Entry) -> JSONValue
  var origin: @Sendable (Entry) -> [DetailDocument.Field]
  var load: Load
  /// Nil where entries have no text of their own, so that nobody asks for one at every step through
  /// a long table.
  var article: Article?
  /// The address of the page of an entry, where it has one.
  var pageAddress: @Sendable (Entry) -> String? = { _ in nil }
  /// Where pages come from; nil where there are none.
  var pages: PageReader?
  var pageAsking = Asking.whenOld
  /// Nil where nobody notes what was read.
  var marks: ReadMarks?
  /// Goes through the source, so many rows, for what there is to know of its columns; nil where that
  /// is not asked for.
  var summarize: (@Sendable (_ rows: Int?, WorkProgress) async throws -> SourceSummary)?
  /// Whether columns can be left out.
  var hidesColumns = false
  var troubles: @Sendable () async throws -> [FeedTrouble]? = { nil }
  var manner = Manner()
  /// What the columns are for; nil where it is no table.
  var roles: TableRoles?
}

extension Catalogue {
  /// A dataset that is loaded as a whole.
  init<Data: Dataset>(
    _ dataset: Data, word: String, kind: Kind = .list, selectsFirst: Bool = true,
    texts: Texts
  ) {
    let row = Self.erased(dataset.row, ListRow(""))
    let json = Self.erased(dataset.json, JSONValue.null)
    self.init(
      word: word, title: dataset.title, datasetName: dataset.name, kind: kind,
      sortKeys: dataset.keys,
      selectsFirst: selectsFirst, row: row,
      detail: Self.erased(dataset.detail, DetailDocument(title: "")), json: json,
      origin: Self.erased(dataset.origin, [])
    ) { request, part in
      let dataset = request.isAgain ? dataset.refreshing : dataset
      let searched = Self.searched(row, json, texts)
      var entries: [Entry] = []
      // The first part fills a screen; the others grow, because each is indexed anew.
      var nextPart = 256
      let notes = try await dataset.forEach { item in
        guard request.wants(item.id, isRead: dataset.isRead(item)) else { return true }
        entries.append(Entry(item))
        if entries.count == nextPart {
          part(ArrayEntries(entries, texts: searched))
          nextPart *= 8
        }
        return !Task.isCancelled
      }
      let troubles = try await dataset.troubles() ?? []
      let failure = notes.lazy.compactMap(\.failure).first
      return Loaded(
        entries: ArrayEntries(entries, texts: searched),
        notes: notes.filter { $0.failure == nil && !$0.isOfFeed }.map { $0.sentence(texts) },
        failure: failure?.message(texts), failureCode: failure?.exitCode,
        refusedFeeds: notes.count(where: \.isOfFeed), failedFeeds: troubles.count)
    }
    if !dataset.isTable {
      article = { entry in
        guard let item = entry.item(as: Data.Item.self) else { return [] }
        return await dataset.article(item)
      }
    }
    if kind == .list {
      summarize = { try await SourceSummary.of(dataset, .full, expecting: $0, progress: $1) }
    }
    hidesColumns = dataset.isTable
    pageAddress = Self.erased(dataset.pageAddress, nil)
    pages = dataset.pages
    troubles = { try await dataset.troubles() }
    guard dataset.notesReading else { return }
    marks = ReadMarks(isRead: Self.erased(dataset.isRead, true)) { entries, isRead in
      try await dataset.note(entries.compactMap { $0.item() }, asRead: isRead)
    }
  }

  /// A file, by its name without the folders.
  ///
  /// Addresses of pictures are fetched only where somebody chose their column: they may be anybody's.
  init(
    file dataset: TableDataset, _ path: String, table: String?, word: String, texts: Texts,
    isOffline: Bool = false, choices: [ColumnRoles.Role: ColumnRoles.Choice] = [:]
  ) {
    let base = dataset
    let dataset = base.choosing(choices)
    self.init(dataset, word: word, texts: texts)
    datasetName = Source.file(path: path, table: table).plainName
    title = .text(datasetName)
    if dataset.isLarge { self = reading(large: dataset, texts) }
    fetchesPictures = dataset.roles.isChosen(.picture) && !isOffline
    let named = ColumnRoles.Role.allCases.compactMap { role in
      dataset.column(role).map { (role, $0) }
    }
    roles = TableRoles(
      columns: dataset.keys, current: Dictionary(named) { $1 }, choices: choices
    ) { choices in
      Catalogue(
        file: base, path, table: table, word: word, texts: texts, isOffline: isOffline,
        choices: choices)
    }
  }

  /// The same with items that need no loading, so that they are on the first frame.
  func holding<Item>(_ items: [Item], _ texts: Texts) -> Catalogue
  where Item: Identifiable & Equatable & Sendable, Item.ID == String {
    var catalogue = self
    catalogue.ready = ArrayEntries(
      items.map { Entry($0) }, texts: Self.searched(row, json, texts))
    return catalogue
  }

  /// What an entry is found by, its title first.
  static func searched(
    _ row: @escaping @Sendable (Entry) -> ListRow, _ json: @escaping @Sendable (Entry) -> JSONValue,
    _ texts: Texts
  ) -> @Sendable (Entry) -> [String] {
    { [texts.text(of: row($0).title)] + json($0).texts }
  }

  /// A function of a dataset's items as one of entries.
  static func erased<Item, Value: Sendable>(
    _ function: @escaping @Sendable (Item) -> Value, _ otherwise: Value
  ) -> @Sendable (Entry) -> Value {
    { entry in entry.item(as: Item.self).map(function) ?? otherwise }
  }
}
