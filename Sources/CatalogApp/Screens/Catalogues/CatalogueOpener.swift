import Datasets
import MasterDetail
import Tables

/// Opens what a word names as a catalogue, on any thread.
struct CatalogueOpener: Sendable {
  var environment: Environment
  var texts: Texts
  var gate: TextGate
  /// How files are read.
  var tableOptions: TableOptions
  var desk: StoreDesk
  /// What is asked of the store besides words and category.
  var query: StoreQuery
  var timeout: Int?
  /// Whether the network stays out of it.
  var isOffline: Bool
  var credentials = CredentialBook()
  /// When the network is asked for a list that is kept.
  var asking = Asking.whenOld
  /// Which files of a folder are listed.
  var files = FilesSource.Choices()
  /// Whether folders of the disk may be changed.
  var isWritable = false
  /// Whether nothing is kept of what is read.
  var leavesNoTrace = false
  /// The time of day.
  var clock: @Sendable () -> Timestamp = { StoreBook.now }

  /// What the registered datasets use.
  var world: DatasetWorld {
    var courses = CourseLoader(
      environment, texts: texts, credentials: credentials, timeout: timeout, shelf: desk,
      now: clock)
    courses.asking = asking
    let transport = FetchingTransport(texts: texts, credentials: credentials, timeout: timeout)
    return DatasetWorld(
      shelf: desk, courses: courses,
      topics: TopicRefresh(transport: transport, shelf: desk, now: clock),
      pages: PageReader(
        transport: transport, shelf: desk, bundled: BundledPages.html, now: clock),
      files: NotesShelf(desk, clock: clock))
  }

  /// The catalogue that a word names, with what an earlier run knew of it; the empty word is home.
  func place(_ word: String, session: Session) throws -> (Catalogue, PlaceState?) {
    if word.isEmpty { return (home(session.places), nil) }
    return (try catalogue(Source(word), word: word), session[word])
  }

  /// The folders and files that a word names; nil where it names something else.
  func fileDesk(_ word: String) throws -> FileDesk? {
    switch Source(word) {
    case .dataset(StoredFilesDataset.word):
      return FileDesk(notes: NotesShelf(desk, clock: clock), texts)
    case .files(let path):
      return try FileDesk(
        folder: path, isWritable: isWritable, showsHidden: files.showsHidden, environment, texts)
    default: return nil
    }
  }

  /// The catalogue of a source; `word` is what it is known by from then on.
  func catalogue(_ source: Source, word: String) throws -> Catalogue {
    switch source.onDisk {
    case .dataset(StoredDataset.word): return everything
    case .dataset(let name):
      guard let entry = Registry.entry(named: name) else {
        throw CommandError.unknownDataset(name, texts, gate)
      }
      return reading(catalogue(entry.make(world), entry))
    case .storeAnswer(let path):
      return Catalogue(
        try StoreAnswer.dataset(ofFile: path, texts, gate), word: word, texts: texts)
    case .feed(let path):
      var catalogue = Catalogue(
        try FeedSource.dataset(ofFile: path, texts), word: word, selectsFirst: false, texts: texts)
      catalogue.datasetName = source.plainName
      catalogue.pages = world.pages
      catalogue.manner = .reader
      return reading(catalogue)
    case .files(let path):
      return try FileDesk(
        folder: path, isWritable: false, showsHidden: files.showsHidden, environment, texts
      ).catalogue
    case .file(let path, let table): return try file(path, table: table, word: word)
    }
  }

  /// The same; offline nobody is asked for pages, nor for news.
  private func reading(_ catalogue: Catalogue) -> Catalogue {
    var catalogue = catalogue
    catalogue.pageAsking = isOffline ? .never : asking
    if isOffline {
      let load = catalogue.load
      catalogue.load = { request, part in
        var request = request
        request.isAgain = false
        return try await load(request, part)
      }
    }
    if leavesNoTrace { catalogue.marks?.note = { _, _ in } }
    return catalogue
  }

  // MARK: Home

  private func home(_ known: [PlaceState]) -> Catalogue {
    let world = world
    let registered = Registry.entries.map { item($0.make(world), $0.about) }
    let own = registered + [item(StoredDataset([]), .homeEverything)]
    let names = own.map(\.word)
    let visited = known.filter { !names.contains($0.source) }.map { place in
      HomeItem(
        word: place.source, title: .text(place.title), subtitle: .term(.visited),
        text: texts(.homeVisited, gate.line(place.source)))
    }
    let dataset = HomeDataset(items: own + visited)
    var catalogue = Catalogue(dataset, word: "", kind: .home, texts: texts)
      .holding(own + visited, texts)
    catalogue.sortKeys = []
    return catalogue
  }

  private func item(_ dataset: any Dataset, _ about: Term) -> HomeItem {
    HomeItem(word: dataset.name, title: dataset.title, text: texts.text(of: .term(about)))
  }

  // MARK: Registered datasets

  private func catalogue(_ dataset: some Dataset, _ entry: Registry.Entry) -> Catalogue {
    var catalogue = Catalogue(
      dataset, word: entry.name, kind: entry.isSearched ? .store : .list,
      selectsFirst: entry.selectsFirst, texts: texts)
    if entry.isSearched { return searched(catalogue) }
    if entry.name == TopicsDataset.word { catalogue.manner = .reader }
    return dataset.bundled.map { catalogue.holding($0, texts) } ?? catalogue
  }

  /// The same; what is typed is asked of the store.
  private func searched(_ catalogue: Catalogue) -> Catalogue {
    var catalogue = catalogue
    catalogue.fetchesPictures = !isOffline
    let search = StoreSearch(
      environment, texts: texts, timeout: timeout, credentials: credentials, shelf: desk)
    let (query, texts, json, row) = (query, texts, catalogue.json, catalogue.row)
    let staysHome = isOffline
    catalogue.load = { request, _ in
      var query = query
      query.term = request.term
      query.category = request.category
      let answer = try await search.answer(to: query, offline: staysHome || request.isOffline)
      let searched = Catalogue.searched(row, json, texts)
      return Catalogue.Loaded(
        entries: ArrayEntries(answer.items.map { Entry($0) }, texts: searched),
        notes: StoreNotes.notes(on: answer, texts),
        failure: answer.failure.map { $0.message(texts) },
        failureCode: answer.failure?.exitCode)
    }
    return catalogue
  }

  // MARK: Everything that is stored

  private var everything: Catalogue {
    let path = Places(environment).store
    var catalogue = Catalogue(StoredDataset([]), word: StoredDataset.word, texts: texts)
    catalogue.sortKeys = ["title", "dataset"]
    catalogue.summarize = nil
    catalogue.load = { _, _ in
      guard let path else { return Catalogue.Loaded(entries: ArrayEntries([])) }
      return Catalogue.Loaded(entries: try StoredWindow(path: path))
    }
    return catalogue
  }

  // MARK: Files

  private func file(_ path: String, table: String?, word: String) throws -> Catalogue {
    var options = tableOptions
    options.table = table ?? options.table
    let dataset = try TableSource.file(
      path, options, looksAt: TableSource.rowsBeforeScreen, isBrowsed: true)
    return Catalogue(
      file: dataset, path, table: table, word: word, texts: texts, isOffline: isOffline)
  }
}
