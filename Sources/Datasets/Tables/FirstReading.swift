import Synchronization
import Tables

/// What was read of a document when it was opened, until somebody takes it.
///
/// A lock and not an actor, because who opens a table does not wait; it is held for a moment.
final class FirstReading: Sendable {
  private let content: Mutex<JSONTableReader.Content?>

  init(_ content: JSONTableReader.Content) { self.content = Mutex(content) }

  /// The content, once.
  func take() -> JSONTableReader.Content? {
    content.withLock { content in
      defer { content = nil }
      return content
    }
  }
}
