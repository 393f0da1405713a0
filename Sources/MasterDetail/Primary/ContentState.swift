/// Why a load failed, in words for the user.
public struct Failure: Error, Hashable, Sendable, Codable {
  /// What happened, where, and what to do.
  public var message: String

  /// Makes a failure from its message.
  public init(_ message: String) {
    self.message = message
  }
}

/// Where a list's items come from right now.
public enum ContentState: Hashable, Sendable {
  /// Nothing was loaded or given yet.
  case notSearchedYet
  /// Items are on their way.
  case loading(query: String?)
  /// There are items; they answer the query.
  case results(query: String?)
  /// There are none.
  case noResults(query: String?)
  /// The last load failed; rows from before may still be shown.
  case failed(Failure)

  /// Whether items are on their way.
  public var isLoading: Bool { if case .loading = self { true } else { false } }

  var isResults: Bool { if case .results = self { true } else { false } }
  var isFailed: Bool { if case .failed = self { true } else { false } }

  /// Results, or none.
  init(isEmpty: Bool, query: String?) {
    self = isEmpty ? .noResults(query: query) : .results(query: query)
  }
}

/// Proof of having started a load; an outcome with an older ticket is refused.
///
/// The accepted loads of a list are numbered from one, so that recorded events can be replayed.
public struct LoadTicket: Hashable, Sendable, Codable {
  /// The number of the load in its list.
  public let number: Int

  /// Names a load by its number.
  public init(number: Int) {
    self.number = number
  }
}

/// What an empty column has to say; the front or the application words it.
public enum Placeholder: Hashable, Sendable {
  /// Nothing was searched yet: say how to.
  case prompt
  /// Items are on their way.
  case loading
  /// There are no items.
  case noResults
  /// There are items, but the filter hides them all.
  case noMatches
  /// The load failed.
  case failed(Failure)
  /// The folder has no files.
  case emptyFolder
  /// No item is selected.
  case nothingSelected
  /// No folder is selected.
  case folderLevel
  /// A folder is selected, but no file.
  case fileLevel
  /// A selection is on its way: draw nothing rather than flash a message.
  case blank
}
