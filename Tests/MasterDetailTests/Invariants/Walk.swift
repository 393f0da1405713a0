import MasterDetail
import TestSupport
import Testing

/// A random run, stopped after every event to look at it.
@MainActor enum Walk {
  /// What one event did.
  struct Step {
    var event: VectorEvent
    var isAccepted: Bool
    /// The tokens of every update, in order.
    var updates: [[String]]
    var tokens: [String] { updates.flatMap { $0 } }
  }

  /// Starts a random split and sends it events; `check` looks at the start, then at every event.
  ///
  /// - Returns: The events, to be sent again elsewhere.
  @discardableResult static func run(
    seed: UInt64, count: Int = 60, check: (any VectorSubject, Step) -> Void
  ) -> [VectorEvent] {
    var random = RandomEvents(seed: seed)
    let subject = random.given().makeSubject()
    var updates: [[String]] = []
    subject.onUpdate = { updates.append($0) }
    subject.start()
    check(subject, Step(event: VectorEvent(do: "start"), isAccepted: true, updates: updates))
    let events = random.events(count)
    for event in events {
      updates = []
      let isAccepted = subject.send(event)
      check(subject, Step(event: event, isAccepted: isAccepted, updates: updates))
    }
    return events
  }
}
