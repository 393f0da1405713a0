import Datasets
import Tables

/// What changed when a list was loaded again.
enum ListChanges: Sendable {
  /// An entry that is not as it was.
  struct Item: Identifiable, Equatable, Sendable {
    /// Nil for one that was added.
    var old: Entry?
    /// Nil for one that was removed.
    var new: Entry?

    var id: String { (new == nil ? "-" : old == nil ? "+" : "=") + (entry?.id ?? "") }
    /// The entry as it is now, or was last.
    var entry: Entry? { new ?? old }
  }

  case items([Item], added: Int, removed: Int)
  /// So large a list is compared by its number of rows only.
  case counts(old: Int, new: Int)

  /// More entries are not held in memory twice.
  private static let limit = 200_000

  /// Compares two loads of a catalogue.
  init(from old: any EntryList, to new: any EntryList, of catalogue: Catalogue) {
    guard old is ArrayEntries, new is ArrayEntries, max(old.count, new.count) <= Self.limit else {
      self = .counts(old: old.count, new: new.count)
      return
    }
    let changes = ItemChanges(
      from: Self.records(old, catalogue), to: Self.records(new, catalogue))
    let items = changes.changes.map { change in
      switch change {
      case .added(let place): Item(new: new.entry(at: place))
      case .removed(let place): Item(old: old.entry(at: place))
      case .changed(let before, let after):
        Item(old: old.entry(at: before), new: new.entry(at: after))
      }
    }
    self = .items(items, added: changes.added, removed: changes.removed)
  }

  private static func records(
    _ list: any EntryList, _ catalogue: Catalogue
  ) -> [ItemChanges.Record] {
    // Rows without an identifier are known by their places, which say nothing.
    let hasIDs = catalogue.roles.map { $0.current[.id] != nil } ?? true
    return (0..<list.count).map { place in
      let entry = list.entry(at: place)
      return .init(id: hasIDs ? entry.id : nil, json: catalogue.compared(entry))
    }
  }

  /// A sentence about it.
  func summary(_ texts: Texts) -> String {
    switch self {
    case .items(let items, _, _) where items.isEmpty: texts[.changesNone]
    case .items(let items, let added, let removed):
      texts(
        .changesSummary, String(added), String(removed), String(items.count - added - removed))
    case .counts(let old, let new): texts(.changesCounts, String(old), String(new))
    }
  }
}

extension Catalogue {
  /// What of an entry is compared: that it was read meanwhile is its reader's doing.
  func compared(_ entry: Entry) -> JSONValue {
    let json = json(entry)
    guard marks != nil, let members = json.members else { return json }
    return .object(members.filter { $0.name != "read" })
  }

  /// The same, which tells what it brings that is not as it was.
  func comparing(with old: any EntryList) -> Load {
    let catalogue = self
    return { request, part in
      var loaded = try await catalogue.load(request, part)
      if !Task.isCancelled {
        loaded.changes = ListChanges(from: old, to: loaded.entries, of: catalogue)
      }
      return loaded
    }
  }

  /// The changes as a place of their own.
  func changes(_ items: [ListChanges.Item], _ texts: Texts) -> Catalogue {
    let dataset = ChangesDataset(catalogue: self, items: items)
    var place = Catalogue(dataset, word: word + "#changes", texts: texts).holding(items, texts)
    place.datasetName = datasetName
    place.isKept = false
    place.fetchesPictures = fetchesPictures
    return place
  }
}
