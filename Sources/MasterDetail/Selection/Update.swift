/// The changes of one event, with the whole state after it.
///
/// Whoever misses an update sees a gap in `sequence`, and loses history but no truth.
public struct Update<State: Sendable, Change: Sendable>: Sendable {
  /// Grows by one with every update, from 1.
  public let sequence: Int
  /// What changed, in order of announcement.
  public let changes: [Change]
  /// The state after the changes.
  public let state: State
}

/// The open streams of one controller; they end with it.
final class UpdateStreams<Element: Sendable> {
  private var continuations: [AsyncStream<Element>.Continuation] = []

  var isEmpty: Bool { continuations.isEmpty }

  /// A new stream that keeps the newest 64 elements for a slow reader.
  func subscribe() -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Element.self, bufferingPolicy: .bufferingNewest(64))
    continuations.append(continuation)
    return stream
  }

  func yield(_ element: Element) {
    continuations.removeAll { continuation in
      if case .terminated = continuation.yield(element) { true } else { false }
    }
  }

  deinit {
    for continuation in continuations { continuation.finish() }
  }
}
