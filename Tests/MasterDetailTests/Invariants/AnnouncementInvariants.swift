import MasterDetail
import TestSupport
import Testing

@MainActor struct AnnouncementInvariants {
  @Test(arguments: RandomEvents.seeds)
  func `7 every kind is announced once and in order`(_ seed: UInt64) {
    let order = [
      "content:primary", "items:primary", "selection:primary", "content:supplementary",
      "items:supplementary", "selection:supplementary", "state", "detail", "layout", "popover",
      "action",
    ]
    Walk.run(seed: seed) { _, step in
      for update in step.updates {
        let ranks = update.map { token in order.firstIndex { token.hasPrefix($0) } ?? -1 }
        let isAscending = zip(ranks, ranks.dropFirst()).allSatisfy { $0 < $1 }
        #expect(isAscending && !ranks.contains(-1), "seed \(seed), \(step.event): \(update)")
      }
    }
  }

  @Test(arguments: RandomEvents.seeds)
  func `7 a loaded detail equals what is shown`(_ seed: UInt64) {
    Walk.run(seed: seed) { subject, step in
      let shown = (subject.supplementary ?? subject.primary).selection
      let wanted = subject.isDetailLoaded ? shown : nil
      #expect(subject.delivered == wanted, "seed \(seed), \(step.event)")
    }
  }

  @Test(arguments: RandomEvents.seeds)
  func `8 selections chain, and the updates alone tell the path`(_ seed: UInt64) {
    var selected = ["primary": "-", "supplementary": "-"]
    Walk.run(seed: seed) { subject, step in
      for token in step.tokens where token.hasPrefix("selection:") {
        let parts = token.split(separator: ":").map(String.init)
        let (level, change) = (parts[1], parts[2])
        let (old, new): (String, String) =
          if change.hasPrefix("->") {
            ("-", String(change.dropFirst(2)))
          } else {
            (
              String(change.prefix { $0 != ">" }),
              String(change.drop { $0 != ">" }.dropFirst())
            )
          }
        #expect(selected[level] == old, "seed \(seed), \(step.event)")
        selected[level] = new
      }
      let told = ["primary", "supplementary"].compactMap { selected[$0] }.filter { $0 != "-" }
      #expect(told == subject.path, "seed \(seed), \(step.event)")
    }
  }

  @Test(arguments: RandomEvents.seeds)
  func `9 refused is silent, and old tickets are refused`(_ seed: UInt64) {
    var wasLoading = false
    var ticket = LoadTicket(number: 0)
    Walk.run(seed: seed) { subject, step in
      let comment: Comment = "seed \(seed), \(step.event)"
      if !step.isAccepted { #expect(step.tokens.isEmpty, comment) }
      if step.event.do == "finish", step.isAccepted {
        let isFiles = step.event.column == "supplementary"
        let isNewest = wasLoading && step.event.token == ticket.number
        #expect(isFiles || isNewest, comment)
      }
      (wasLoading, ticket) = (subject.primary.content.isLoading, subject.primary.ticket)
    }
  }

  @Test(arguments: RandomEvents.seeds)
  func `9 a popover has its anchor, and its action comes after it`(_ seed: UInt64) {
    Walk.run(seed: seed) { subject, step in
      let comment: Comment = "seed \(seed), \(step.event)"
      for update in step.updates where update.contains(where: { $0.hasPrefix("action") }) {
        #expect(update.suffix(2).first?.hasPrefix("popover:gone") == true, comment)
      }
      guard let presentation = subject.split.presentation, presentation.isPresented else { return }
      let isAnchored =
        presentation.style == .sheet
        || subject.split.layout.isUsable(presentation.popover.column)
      #expect(isAnchored, comment)
    }
  }
}
