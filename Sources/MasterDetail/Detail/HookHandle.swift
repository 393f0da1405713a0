/// Keeps a hook in place; the hook ends when the handle is cancelled or released.
@MainActor public final class HookHandle {
  private let hook: AnyObject
  private let clear: @MainActor () -> Void

  init<Value>(_ hook: Hook<Value>) {
    self.hook = hook
    clear = { [weak hook] in hook?.action = nil }
  }

  /// Ends the hook now.
  public func cancel() { clear() }
}

/// A closure to be run with a value, until it is cleared or released.
@MainActor final class Hook<Value> {
  var action: (@MainActor (Value) -> Void)?

  init(_ action: @escaping @MainActor (Value) -> Void) {
    self.action = action
  }
}

/// Hooks in order of registration, held weakly.
@MainActor struct HookList<Value> {
  private struct Entry {
    weak var hook: Hook<Value>?
  }

  private var entries: [Entry] = []

  /// Whether any hook may still be in place.
  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ action: @escaping @MainActor (Value) -> Void) -> HookHandle {
    let hook = Hook(action)
    entries.append(Entry(hook: hook))
    return HookHandle(hook)
  }

  /// Runs every hook that is in place when its turn comes.
  func run(_ value: Value) {
    for entry in entries { entry.hook?.action?(value) }
  }

  /// Forgets hooks that ended.
  mutating func prune() {
    entries.removeAll { $0.hook?.action == nil }
  }
}
