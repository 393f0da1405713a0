/// What both controllers are: a value, and the order in which its changes are told.
@MainActor protocol Shell: AnyObject {
  associatedtype Value: Sendable
  associatedtype Event: Sendable
  associatedtype Change: Sendable
  associatedtype Shown: Sendable

  var value: Value { get }
  var announcer: Announcer<Value, Event, Change, Shown> { get }

  func applyToValue(_ event: Event) -> (isAccepted: Bool, changes: [Change])
  func tellDelegate(_ change: Change)
  func tellDelegateOfOverflow()
  /// What a change hands to the detail: nothing, an item, or "no item".
  func shown(in change: Change) -> Shown??
  /// Called after every event, before its changes are told.
  func didApply()
}

/// The queue, hooks and streams of a controller.
@MainActor final class Announcer<Value: Sendable, Event: Sendable, Change: Sendable, Shown> {
  struct Entry {
    var event: Event
    var completion: (@MainActor (Bool) -> Void)?
  }

  /// Follow-ups of one event beyond this number are a loop.
  static var maximumFollowUps: Int { 16 }

  var queue: [Entry] = []
  var isBusy = false
  var sequence = 0
  var detailHooks = HookList<Shown?>()
  var updateHooks = HookList<Update<Value, Change>>()
  let streams = UpdateStreams<Update<Value, Change>>()

  init() {}
}

extension Shell {
  /// Applies an event, tells its changes, then does the same with whatever that called for.
  ///
  /// While another event is being told it only joins the queue, and the answer is true.
  func run(_ event: Event, completion: (@MainActor (Bool) -> Void)? = nil) -> Bool {
    let entry = Announcer<Value, Event, Change, Shown>.Entry(event: event, completion: completion)
    guard !announcer.isBusy else {
      announcer.queue.append(entry)
      return true
    }
    return runLoop { transact(entry) }
  }

  /// Tells changes that came about outside an event, and what they called for.
  func tell(_ change: () -> [Change]) {
    _ = runLoop {
      announce(change())
      return true
    }
  }

  private func runLoop(_ first: () -> Bool) -> Bool {
    announcer.isBusy = true
    defer { announcer.isBusy = false }
    let isAccepted = first()
    var followUps = 0
    while !announcer.queue.isEmpty {
      guard followUps < Announcer<Value, Event, Change, Shown>.maximumFollowUps else {
        announcer.queue.removeAll()
        tellDelegateOfOverflow()
        // Whatever the delegate sends about it would go on with the loop.
        announcer.queue.removeAll()
        break
      }
      followUps += 1
      _ = transact(announcer.queue.removeFirst())
    }
    return isAccepted
  }

  private func transact(_ entry: Announcer<Value, Event, Change, Shown>.Entry) -> Bool {
    let (isAccepted, changes) = applyToValue(entry.event)
    entry.completion?(isAccepted)
    didApply()
    announce(changes)
    return isAccepted
  }

  /// For each change the delegate, then the hooks; after the last one update for everybody.
  private func announce(_ changes: [Change]) {
    guard !changes.isEmpty else { return }
    let announcer = announcer
    announcer.sequence += 1
    for change in changes {
      tellDelegate(change)
      if let shown = shown(in: change) { announcer.detailHooks.run(shown) }
    }
    announcer.detailHooks.prune()
    announcer.updateHooks.prune()
    guard !announcer.updateHooks.isEmpty || !announcer.streams.isEmpty else { return }
    let update = Update(sequence: announcer.sequence, changes: changes, state: value)
    announcer.updateHooks.run(update)
    announcer.streams.yield(update)
  }
}
