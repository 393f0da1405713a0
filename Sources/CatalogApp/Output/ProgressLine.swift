/// A line on a terminal that says how far something is, and goes when it is done.
final class ProgressLine {
  private static let pause = Duration.milliseconds(100)

  private let stream: Stream
  private let isShown: Bool
  private var next: ContinuousClock.Instant
  /// The letters of the line that is up.
  private var length = 0

  /// Nothing is shown where standard error is no terminal, and in the first half second.
  init(_ context: CommandContext) {
    stream = context.errors
    isShown = stream.isTerminal && !context.line.has(.quiet)
    next = .now + Self.pause * 5
  }

  /// Shows a text of ours, unless one was shown just now.
  func show(_ text: @autoclosure () -> String) {
    guard isShown, ContinuousClock.now >= next else { return }
    next = .now + Self.pause
    // The window may have changed.
    let text = text().prefix(max(1, (stream.columns ?? 80) - 1))
    put("\r" + text + String(repeating: " ", count: max(0, length - text.count)))
    length = text.count
  }

  /// Takes the line away.
  func clear() {
    guard length > 0 else { return }
    put("\r" + String(repeating: " ", count: length) + "\r")
    length = 0
  }

  private func put(_ text: String) {
    try? stream.write(text)
    try? stream.flush()
  }
}
