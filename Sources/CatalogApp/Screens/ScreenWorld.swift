import Datasets

/// What a screen takes from the machine it runs on, besides files; tests have their own.
struct ScreenWorld: Sendable {
  /// The time of day.
  var clock: @Sendable () -> Timestamp = { StoreBook.now }
  /// Milliseconds since the screen began; nil: those of the system's clock.
  var elapsed: (@MainActor () -> Int)?
  /// What the machine calls itself.
  var system = SystemFacts.system
  /// Where drafts are written; nil: the current folder.
  var folder: String?
}
