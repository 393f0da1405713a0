import Datasets
import MasterDetail
import Tables
import TerminalUI

/// One place: a catalogue as a list beside its detail, and where its reader is in it.
struct Browser: Sendable {
  /// Names the place to work in the background.
  let number: Int
  var catalogue: Catalogue
  var model: MasterDetail<Entry>
  /// The entries that the model lists.
  var entries: any EntryList = ArrayEntries([])
  /// Orders that were made in the background, for the moment the model asks.
  var orders = PreparedOrders()
  /// The order and the filter that were asked for; the model has them once they are prepared.
  var wanted = Arrangement()
  /// The newest arrange job.
  var job = 0
  /// Entries that wait for their order.
  var arriving: Arrival?
  /// Whether the entries still grow.
  var isGrowing = false

  var cursor = ListCursor()
  var list = Viewport(offset: 0)
  var detail = Viewport(offset: 0)
  /// The line of the text on top.
  var spot = ReadingSpot.start
  /// The row that an earlier run had on top, until there is enough text for that.
  var restoredRow: Int?
  /// What was read, or is to be read again, since the list was loaded.
  var readMarks: [String: Bool] = [:]
  var showsUnreadOnly = false
  /// The columns that rows and details leave out.
  var hiddenColumns: [String] = []
  /// The place whose columns are listed here; nil where entries are no columns.
  var table: Int?
  /// How many feeds could not be read when they were last asked.
  var failedFeeds = 0
  /// What the last reload brought that was not as before; nil until there was one.
  var changes: ListChanges?
  /// What is read of entries besides their documents.
  var readings = ReadingShelf()
  /// The entry that was opened last.
  var opened: String?
  /// The entry whose text is on the screen, and since when.
  var resting: Resting?
  var field = SearchField()
  /// What the list looked like when the cursor was last brought into view.
  var seen: ListSight?
  /// What the detail shows, laid out.
  var page = DetailPage()
  /// The marked row of the popover that is up.
  var marked = 0
  /// The links that the popover offers, and the number that is being typed there.
  var offered: [PageLink] = []
  var typedNumber: Int?
  var mode = ModeChoice.automatic
  /// The list's share of the width, where its reader chose one.
  var divider: Double?
  /// The share that the settings give every list.
  var usualShare: Double?
  /// What was shown before somebody began to type.
  var beforeSearch: String?
  /// What was found by the filter that was cleared last.
  var lastFound: EntryOrder?
  /// What was asked of the store last, and what the rows answer.
  var asked: Catalogue.Request?
  var answered: Catalogue.Request?
  /// When filtering or sorting began that is not done yet.
  var arrangingSince: Int? {
    didSet { if arrangingSince == nil { progress = nil } }
  }
  /// How far that is, where it is known.
  var progress: ArrangeProgress?
  /// What was said of rows that are not as they were.
  var toldLoss: RowLoss?
  /// What is typed in a popover to find something in it; nil where letters are keys.
  var menuInput: TextInput?
  /// Whether Enter waits for what is typed to be found.
  var opensFirstMatch = false
  /// Whether stored rows stand in for an answer that did not come.
  var isStandIn = false
  /// When the running load began.
  var loadingSince: Int?
  /// What there is to say of the source or of the last answer.
  var note: String?
  /// What was chosen in popovers that are gone, to be done.
  var chosen: [Chosen] = []
  /// What somebody wrote about entries and did not use yet.
  var unsent = UnsentWords()
  /// What an earlier run knew, until the list is there.
  var pending: PlaceState?

  /// A choice in a popover.
  struct Chosen: Hashable, Sendable {
    var popover: String
    var action: String
  }

  /// How long somebody has stayed with an entry.
  struct Resting: Hashable, Sendable {
    var id: String
    var since: Int
    /// Whether somebody opened it, or went to its text: then they need not stay first.
    var isOpened = false
    /// Whether keys went to its text when last looked at.
    var hadFocus: Bool
    /// Whether it was noted that the entry was read.
    var isNoted = false
  }

  init(_ catalogue: Catalogue, number: Int, size: Size, surroundings: Surroundings) {
    self.number = number
    self.catalogue = catalogue
    let title = surroundings.texts.text(of: catalogue.title)
    var configuration = SplitConfiguration(
      title: title, initialSelection: catalogue.selectsFirst ? .first : .none)
    if let name = catalogue.manner.listName {
      configuration.titles[.primary] = surroundings.texts[name]
    }
    if catalogue.manner.hasToolbar { configuration.preferredDisplayMode = .oneBesideSecondary }
    // What vanishes was read: its neighbour was not asked for, and would count as read too.
    if catalogue.marks != nil { configuration.vanish = .nothing }
    if catalogue.kind == .store {
      configuration.isSearchable = true
      configuration.titles[.primary] = surroundings.texts[.paneSearch]
      // The four categories stand in one line.
      configuration.metrics.primary.minimum = 34
    }
    model = MasterDetail(
      rows: nil, configuration, size: TerminalSize(size), idiom: surroundings.idiom)
    field.isTyping = model.split.startsInSearchField
  }

  var layout: SplitLayout { model.layout }
  var items: Rows<Entry> { model.items }

  /// The item that keys act on: the one under the cursor, or the one that is read.
  var target: Entry? { isListActive ? cursorRow.map { items[$0] } : model.selection }

  /// How an entry is listed.
  func row(of entry: Entry) -> ListRow { catalogue.row(entry.hiding(hiddenColumns)) }

  /// Whether the entry is a column that is hidden.
  func hides(_ entry: Entry) -> Bool { table != nil && hiddenColumns.holds(entry.id) }

  /// The columns to sort by.
  var sortKeys: [String] { catalogue.sortKeys.filter { !hiddenColumns.holds($0) } }

  /// What is marked where it is found: the words of the filter.
  var markedWords: String? {
    guard let typed = model.list.arrangement.filter else { return nil }
    return EntryFilter(typed, columns: catalogue.sortKeys).map { $0.words } ?? typed
  }

  /// What is read about an entry, without a picture that may not be fetched.
  func document(of entry: Entry) -> DetailDocument {
    var document = catalogue.detail(entry.hiding(hiddenColumns))
    if document.picture?.isRemote == true, !catalogue.fetchesPictures { document.picture = nil }
    return document
  }

  /// Whether keys move the cursor of the list, and not the text of the detail.
  var isListActive: Bool { model.split.focus != .secondary }

  /// Whether something that was asked for is not there yet.
  var isLoading: Bool { model.list.content.isLoading || isGrowing }
}

/// Where the list's cursor stands: on an item, and on its last row once the item is gone.
struct ListCursor: Hashable, Sendable {
  var id: String?
  var row = 0
}

/// What decides whether the cursor has to be brought into view again.
struct ListSight: Hashable, Sendable {
  var cursor: ListCursor
  var row: Int?
  var count: Int
  var size: Size
}

/// The line where somebody types what to look for.
struct SearchField: Hashable, Sendable {
  var input = TextInput(text: "")
  var isTyping = false
  var category = StoreCategory.all
  /// Whether the next letter takes the place of what is there.
  var isSelected = false
  /// Why what is typed cannot be looked for yet: the rows are those of before.
  var hint: FilterHint?
  /// When a search starts by itself, if nobody types on.
  var startsAt: Int?
}

/// The display modes that a reader can choose among.
enum ModeChoice: String, CaseIterable, Sendable {
  case automatic
  case beside
  case over
  /// One column at a time, however much room there is.
  case stack
}

extension TerminalSize {
  init(_ size: Size) { self.init(columns: size.width, rows: size.height) }
}
