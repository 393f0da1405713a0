import Datasets
import SQLiteStore

/// Who holds the book of the store, on an actor of its own.
protocol NotesHolder: Sendable {
  /// Does something with the book, which is made where `creating` and there is none.
  func withBook<Value: Sendable>(
    creating: Bool, _ body: @Sendable (StoreBook) throws -> Value
  ) async throws -> Value
}

extension StoreKeeper: NotesHolder {
  /// Commands that keep something open a lasting book before.
  func withBook<Value: Sendable>(
    creating: Bool, _ body: @Sendable (StoreBook) throws -> Value
  ) throws -> Value {
    try body(book)
  }
}

extension StoreDesk: NotesHolder {
  func withBook<Value: Sendable>(
    creating: Bool, _ body: @Sendable (StoreBook) throws -> Value
  ) throws -> Value {
    try body(creating ? lastingBook() : openBook(creating: false))
  }
}
