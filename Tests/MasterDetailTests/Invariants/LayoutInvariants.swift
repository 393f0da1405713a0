import MasterDetail
import TestSupport
import Testing

@MainActor struct LayoutInvariants {
  @Test(arguments: RandomEvents.seeds)
  func `1 collapsed is one pane with its stack, expanded ends with the detail`(_ seed: UInt64) {
    Walk.run(seed: seed) { subject, step in
      let layout = subject.split.layout
      let comment: Comment = "seed \(seed), \(step.event)"
      if layout.isCollapsed {
        #expect(layout.panes.map(\.width) == [subject.split.size.columns], comment)
        #expect(layout.panes.allSatisfy { !$0.isDimmed && $0.x == 0 }, comment)
        let columns: [Column] =
          subject.supplementary == nil
          ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
        #expect(layout.stack == Array(columns.prefix(layout.stack.count)), comment)
        #expect(layout.stack.last == layout.panes.first?.column, comment)
        #expect(layout.stack.count <= subject.path.count + 1, comment)
      } else {
        #expect(layout.stack.isEmpty && layout.panes.last?.column == .secondary, comment)
      }
    }
  }

  @Test(arguments: RandomEvents.seeds)
  func `2 widths fill the screen and keep their limits`(_ seed: UInt64) {
    Walk.run(seed: seed) { subject, step in
      let (layout, metrics) = (subject.split.layout, subject.split.configuration.metrics)
      let (size, comment): (_, Comment) = (subject.split.size, "seed \(seed), \(step.event)")
      guard !layout.isCollapsed, let secondary = layout.panes.last else { return }
      let leading = layout.panes.dropLast()
      let used = leading.reduce(0) { $0 + $1.width + metrics.divider }
      if leading.contains(where: \.isOver) {
        #expect(secondary.width == size.columns && used <= size.columns - 1, comment)
      } else {
        #expect(used + secondary.width == size.columns, comment)
        let isFree = leading.isEmpty || secondary.contentWidth >= metrics.secondaryMinimum
        #expect(isFree, comment)
      }
      for pane in leading {
        guard let own = metrics[pane.column] else { continue }
        #expect(pane.width >= own.minimum && pane.width <= own.maximum, comment)
      }
    }
  }

  @Test(arguments: RandomEvents.seeds)
  func `3 the mode belongs to the behaviour and the focus to a usable pane`(_ seed: UInt64) {
    let modes: [SplitBehavior: Set<DisplayMode>] = [
      .tile: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary],
      .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary],
      .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary],
    ]
    Walk.run(seed: seed) { subject, step in
      let layout = subject.split.layout
      let comment: Comment = "seed \(seed), \(step.event)"
      #expect(layout.isUsable(subject.split.focus), comment)
      guard let mode = layout.displayMode, let behavior = layout.behavior else { return }
      #expect(modes[behavior]?.contains(mode) == true, comment)
      let isCovered = layout.panes.contains(where: \.isOver) || mode == .twoDisplaceSecondary
      #expect(layout.pane(.secondary)?.isDimmed == isCovered, comment)
      #expect(layout.panes.dropLast().allSatisfy { !$0.isDimmed }, comment)
    }
  }

  @Test(arguments: RandomEvents.seeds)
  func `4 there is a button or a way back, when it leads somewhere`(_ seed: UInt64) {
    Walk.run(seed: seed) { subject, step in
      let layout = subject.split.layout
      let comment: Comment = "seed \(seed), \(step.event)"
      #expect((layout.backTitle != nil) == (layout.stack.count > 1), comment)
      guard let title = layout.toggleTitle else { return }
      #expect(!layout.isCollapsed && layout.backTitle == nil, comment)
      #expect(title.contains { $0 != " " }, comment)
      let isHidden = layout.pane(.primary) == nil
      #expect(isHidden, comment)
    }
  }

  @Test(arguments: RandomEvents.seeds)
  func `10 toggling shows every list, going back reaches the first`(_ seed: UInt64) throws {
    var walked: (any VectorSubject)?
    Walk.run(seed: seed) { subject, _ in walked = subject }
    let last = try #require(walked)
    _ = last.send(VectorEvent(do: "dismiss"))
    if last.split.layout.isCollapsed {
      while last.send(VectorEvent(do: "back")) {}
      #expect(last.split.layout.stack == [.primary], "seed \(seed)")
    } else {
      var seen: Set<Column> = []
      for _ in 1...3 {
        _ = last.send(VectorEvent(do: "toggle"))
        seen.formUnion(last.split.layout.panes.map(\.column))
      }
      let hasFiles = last.supplementary != nil && !last.path.isEmpty
      #expect(seen.contains(.primary), "seed \(seed)")
      #expect(seen.contains(.supplementary) == hasFiles, "seed \(seed)")
    }
  }

  @Test(arguments: [2, 3])
  func `10 more width never means fewer usable columns`(_ columnCount: Int) {
    var usable = 0
    for columns in 1...400 {
      let size = TerminalSize(columns: columns, rows: 24)
      let layout = LayoutInput(size: size, columnCount: columnCount, depth: columnCount - 1).layout
      let count = layout.panes.filter { !$0.isDimmed }.count
      #expect(count >= usable, "width \(columns)")
      usable = count
    }
  }
}
