/// A line on a terminal that says how far something is, and goes when it is done.
final class ProgressLine {
  private static let pause = Duration.milliseconds(100)

  private let stream: Stream
  private let isShown: Bool
  private let width: Int
  private var next: ContinuousClock.Instant
  private var isUp = false

  /// Nothing is shown where standard error is no terminal, and in the first half second.
  init(_ context: CommandContext) {
    stream = context.errors
    isShown = stream.isTerminal && !context.line.has(.quiet)
    width = stream.columns ?? 80
    next = .now + Self.pause * 5
  }

  /// Shows a text of ours, unless one was shown just now.
  func show(_ text: @autoclosure () -> String) {
    guard isShown, ContinuousClock.now >= next else { return }
    next = .now + Self.pause
    isUp = true
    put("\r" + text().prefix(max(1, width - 1)) + Self.eraseRest)
  }

  /// Takes the line away.
  func clear() {
    guard isUp else { return }
    isUp = false
    put("\r" + Self.eraseRest)
  }

  /// EL (ECMA-48 §8.3.41).
  private static let eraseRest = "\u{1B}[K"

  private func put(_ text: String) {
    try? stream.write(text)
    try? stream.flush()
  }
}
