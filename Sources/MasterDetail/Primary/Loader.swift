/// The running fetch of one list; it is cancelled when another load, or none, is awaited.
@MainActor final class Loader {
  private(set) var task: Task<Void, Never>?
  private var ticket: LoadTicket?

  init() {}

  func start(_ ticket: LoadTicket, _ task: Task<Void, Never>) {
    self.task?.cancel()
    self.task = task
    self.ticket = ticket
  }

  /// Cancels the fetch if the list no longer waits for it.
  func follow<Item>(_ list: ItemList<Item>) {
    guard task != nil, !list.content.isLoading || list.ticket != ticket else { return }
    task?.cancel()
    task = nil
  }

  deinit {
    task?.cancel()
  }
}

extension ItemList {
  /// A fetch of items, run off the caller's actor.
  public typealias Fetch = @concurrent @Sendable (_ query: String?) async throws -> [Item]

  /// Fetches and answers how the load came out; indexing the items happens off the caller's actor.
  @concurrent static func outcome(
    _ ticket: LoadTicket, _ query: String?, _ fetch: Fetch
  ) async -> ListEvent<Item> {
    do {
      return .finish(ticket, Rows(try await fetch(query)))
    } catch let failure as Failure {
      return .fail(ticket, failure)
    } catch is CancellationError {
      return .cancelLoad
    } catch {
      return .fail(ticket, Failure(String(describing: error)))
    }
  }
}
