import MasterDetail
import TestSupport
import Testing

@MainActor struct StateInvariants {
  @Test(arguments: RandomEvents.seeds)
  func `5 what is selected exists`(_ seed: UInt64) {
    Walk.run(seed: seed) { subject, step in
      let comment: Comment = "seed \(seed), \(step.event)"
      for list in [subject.primary, subject.supplementary].compactMap({ $0 }) {
        guard let id = list.selectedID else { continue }
        #expect(list.source.item(withID: id) == list.selection, comment)
      }
      let isRooted = subject.supplementary?.selectedID == nil || subject.primary.selectedID != nil
      #expect(isRooted, comment)
    }
  }

  @Test(arguments: RandomEvents.seeds)
  func `6 collapsing and expanding keeps the path in silence`(_ seed: UInt64) throws {
    var walked: (any VectorSubject)?
    Walk.run(seed: seed) { subject, _ in walked = subject }
    let last = try #require(walked)
    guard !last.split.layout.isCollapsed else { return }
    let (path, size) = (last.path, last.split.size)
    var tokens: [String] = []
    last.onToken = { tokens.append($0) }
    var event = VectorEvent(do: "resize")
    (event.columns, event.rows) = (10, size.rows)
    #expect(last.send(event), "seed \(seed)")
    #expect(last.split.layout.isCollapsed, "seed \(seed)")
    (event.columns, event.rows) = (size.columns, size.rows)
    #expect(last.send(event), "seed \(seed)")
    #expect(last.path == path, "seed \(seed)")
    let isSilent = !tokens.contains { token in
      ["content", "items", "selection", "state"].contains { token.hasPrefix($0) }
    }
    #expect(isSilent, "seed \(seed): \(tokens)")
    tokens = []
    #expect(!last.send(event) && tokens.isEmpty, "seed \(seed)")
  }

  @Test(arguments: RandomEvents.seeds)
  func `6 the layout depends on nothing but its input`(_ seed: UInt64) {
    Walk.run(seed: seed) { subject, step in
      #expect(subject.split.input.layout == subject.split.layout, "seed \(seed), \(step.event)")
    }
  }

  @Test(arguments: RandomEvents.seeds)
  func `6 a replay is identical`(_ seed: UInt64) {
    var tokens: [[String]] = [[], []]
    var ends: [VectorExpectation] = []
    for round in 0...1 {
      Walk.run(seed: seed) { subject, step in
        tokens[round] += step.tokens
        if step.event.do == "start" { ends.append(subject.expectation()) }
        ends[round] = subject.expectation()
      }
    }
    #expect(tokens[0] == tokens[1], "seed \(seed)")
    #expect(ends[0].firstDifference(from: ends[1]) == nil, "seed \(seed)")
  }

  @Test(arguments: RandomEvents.seeds)
  func `6 a batch ends where its members sent singly end`(_ seed: UInt64) {
    var random = RandomEvents(seed: seed)
    let given = random.given(isManual: true)
    let (singly, together) = (given.makeSubject(), given.makeSubject())
    singly.start()
    together.start()
    for round in 1...8 {
      let events = random.events(8, isManual: true)
      let isAccepted = events.map { singly.send($0) }.contains(true)
      var batch = VectorEvent(do: "batch")
      batch.events = events
      #expect(together.send(batch) == isAccepted, "seed \(seed), round \(round)")
      var (one, other) = (singly.expectation(), together.expectation())
      (one.updates, other.updates) = (0, 0)
      let difference = one.firstDifference(from: other)
      #expect(difference == nil, "seed \(seed), round \(round), \(events)")
    }
  }

  @Test(arguments: RandomEvents.seeds)
  func `11 restoring a snapshot over the same data gives the same path`(_ seed: UInt64) {
    Walk.run(seed: seed) { subject, step in
      #expect(subject.restoredPath() == subject.path, "seed \(seed), \(step.event)")
    }
  }
}
