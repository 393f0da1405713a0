package import Markup
package import Tables

/// A kind of items that a catalogue can list, and how one of them looks.
///
/// A dataset loads its items and says once how an item is shown in a list (`row`), read (`detail`)
/// and written for scripts (`json`). Every front is made from these.
package protocol Dataset<Item>: Sendable {
  associatedtype Item: Identifiable & Equatable & Sendable where Item.ID == String

  /// The word that names it in commands: `monsters`.
  var name: String { get }
  var title: Phrase { get }
  /// The keys of every item's JSON object, in order: the header of tables with no rows too.
  var keys: [String] { get }

  /// Whether the items are rows of somebody's table, whose columns are what is shown of them.
  var isTable: Bool { get }

  /// All items, where they are part of the program and need no loading.
  var bundled: [Item]? { get }

  /// The same, which asks for its items anew where it would otherwise show what is kept.
  var refreshing: Self { get }

  /// What else there is to know of the source.
  var facts: [DatasetFact] { get }

  /// Whether a number can stand for an item by its position; not where numbers are names.
  var hasPositions: Bool { get }

  /// The item with an identity, where it is found without going through all; nil elsewhere.
  func find(_ id: String) -> Item?

  /// Hands over the items in their order, one after another, without keeping them where that can
  /// be avoided, as long as the body answers true.
  ///
  /// What is returned is what there is to say of the source afterwards.
  func forEach(_ body: (Item) throws -> Bool) async throws -> [DatasetNote]
  func row(_ item: Item) -> ListRow
  func detail(_ item: Item) -> DetailDocument
  /// The text of an item that is too long to be listed with it, from where it is kept; empty where
  /// there is none.
  func article(_ item: Item) async -> [TextBlock]
  /// The address of the page to be read where the article is not all; nil where there is none.
  func pageAddress(of item: Item) -> String?
  /// Where pages come from; nil where items have none.
  var pages: PageReader? { get }
  /// Whether it is kept which items were read.
  var notesReading: Bool { get }
  func isRead(_ item: Item) -> Bool
  /// Keeps that items were read, or that they are to be read again.
  func note(_ items: [Item], asRead isRead: Bool) async throws
  /// The feeds that could not be read when they were last asked; nil where there are no feeds.
  func troubles() async throws -> [FeedTrouble]?
  /// Where an item came from and when, as far as its detail does not tell it.
  func origin(_ item: Item) -> [DetailDocument.Field]
  /// What an item may be called by besides its identity, where nothing else has that name.
  func names(of item: Item) -> [String]
  /// An object with `keys`.
  func json(_ item: Item) -> JSONValue
  /// The same with all that there is of the item, for programs that ask for one.
  func whole(_ item: Item) async throws -> JSONValue
  /// The values of the keys in their order, and of what else the item has behind them.
  func cells(_ item: Item) -> [Cell]
  /// The value of a key as people see it in a column.
  func text(_ item: Item, key: String) -> String
  /// The value of a key as it is kept.
  func cell(_ item: Item, key: String) -> Cell
}

extension Dataset {
  package var isTable: Bool { false }
  package var bundled: [Item]? { nil }
  package var refreshing: Self { self }
  package var facts: [DatasetFact] { [] }
  package var hasPositions: Bool { !isTable }
  package func find(_ id: String) -> Item? { nil }

  package func article(_ item: Item) async -> [TextBlock] { [] }
  package func pageAddress(of item: Item) -> String? { nil }
  package var pages: PageReader? { nil }
  package var notesReading: Bool { false }
  package func isRead(_ item: Item) -> Bool { true }
  package func note(_ items: [Item], asRead isRead: Bool) async throws {}
  package func troubles() async throws -> [FeedTrouble]? { nil }
  package func origin(_ item: Item) -> [DetailDocument.Field] { [] }
  package func names(of item: Item) -> [String] { [] }

  package func whole(_ item: Item) async throws -> JSONValue { json(item) }

  package func cells(_ item: Item) -> [Cell] {
    let object = json(item)
    return keys.map { object[$0].map { Cell($0) } ?? .missing }
  }

  package func text(_ item: Item, key: String) -> String {
    json(item)[key].map { Cell($0).display } ?? ""
  }

  package func cell(_ item: Item, key: String) -> Cell {
    json(item)[key].map { Cell($0) } ?? .missing
  }

  /// All items, in their order, and what there is to say of the source.
  package func all() async throws -> (items: [Item], notes: [DatasetNote]) {
    var items: [Item] = []
    let notes = try await forEach {
      items.append($0)
      return true
    }
    return (items, notes)
  }
}
