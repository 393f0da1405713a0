/// What the detail was handed, and whether it must be handed something else.
struct DetailSlot<Shown: Equatable & Sendable>: Sendable {
  /// Whether the front made the detail.
  private(set) var isLoaded = false
  /// What the detail shows since the last announcement.
  private(set) var delivered: Shown?
  private var mustRefresh = false

  mutating func load() -> Bool {
    guard !isLoaded else { return false }
    isLoaded = true
    delivered = nil
    return true
  }

  mutating func unload() -> Bool {
    guard isLoaded else { return false }
    isLoaded = false
    delivered = nil
    mustRefresh = false
    return true
  }

  mutating func refresh(_ shown: Shown?) -> Bool {
    guard isLoaded, shown != nil else { return false }
    mustRefresh = true
    return true
  }

  /// Whether to hand over what is shown now; asked once per transaction.
  mutating func deliver(_ shown: Shown?) -> Bool {
    defer { mustRefresh = false }
    guard isLoaded, shown != delivered || (mustRefresh && shown != nil) else { return false }
    delivered = shown
    return true
  }
}
