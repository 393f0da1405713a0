import Datasets
import Tables

extension Catalogue {
  /// The same, with the rows of the file read when they are drawn.
  ///
  /// The first ones are there at once; the file is gone through behind them. A document that is read
  /// as a whole is loaded as a small one is.
  func reading(large table: TableDataset, _ texts: Texts) -> Catalogue {
    var catalogue = tellingLosses()
    let searched = Self.searched(row, json, texts)
    let load = load
    catalogue.load = { request, part in
      let loaded = try Self.indexed(table, searched, texts, part)
      if let loaded { return loaded }
      return try await load(request, part)
    }
    return catalogue
  }

  /// Goes through the file; nil where its rows are in the memory anyway.
  ///
  /// Where a fault ends it the rows before it are there, and it is told.
  private static func indexed(
    _ table: TableDataset, _ searched: @escaping @Sendable (Entry) -> [String], _ texts: Texts,
    _ part: (any EntryList) -> Void
  ) throws(TableError) -> Loaded? {
    guard let indexer = try table.indexer() else { return nil }
    // A screenful first; later parts are larger, since each is drawn anew.
    var rows = 256
    var fault: TableError?
    do throws(TableError) {
      while try indexer.advance(rows), !Task.isCancelled {
        part(entries(indexer, table, searched))
        rows *= 4
      }
    } catch {
      guard indexer.count > 0 else { throw error }
      fault = error
    }
    var loaded = Loaded(
      entries: entries(indexer, table, searched),
      notes: indexer.warnings.map { DatasetNote.table($0).sentence(texts) },
      failure: fault.map { texts(.tableCut, $0.description(texts), indexer.count) },
      failureCode: fault.map { DatasetError.table($0).exitCode })
    loaded.isCut = fault != nil
    return loaded
  }

  private static func entries(
    _ indexer: RowIndexer, _ table: TableDataset,
    _ searched: @escaping @Sendable (Entry) -> [String]
  ) -> TableEntries {
    let window = indexer.window
    let columns = window.columns
    return TableEntries(
      window, idColumn: table.roles[.id],
      item: { table.item($0, columns: columns, position: $1) }, texts: searched)
  }

  /// The same load, which also tells where rows are now that are known by their places only.
  func finding(_ marks: [String: RowMark], _ load: @escaping Load) -> Load {
    guard !marks.isEmpty else { return load }
    return { request, part in
      var loaded = try await load(request, part)
      if !Task.isCancelled, let table = loaded.entries as? TableEntries {
        loaded.found = try await table.places(of: marks)
      }
      return loaded
    }
  }
}
