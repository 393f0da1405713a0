/// What can be undone and redone, bounded in bytes and steps.
struct EditorHistory: Equatable, Sendable {
  enum Kind: Equatable {
    case typing, deletingBackward, deletingForward, other
  }

  /// A part of the text that was replaced.
  struct Change: Equatable {
    var offset: Int
    var removed: EditorText
    var added: EditorText

    var bytes: Int { removed.count + added.count }
  }

  struct Step: Equatable {
    var change: Change
    var kind: Kind
    var before: EditorSelection
    var after: EditorSelection
    /// The numbers of the text before and after.
    var revisions: (before: Int, after: Int)

    /// What it costs to keep, roughly.
    var bytes: Int { change.bytes + 256 }

    static func == (first: Step, second: Step) -> Bool {
      first.revisions == second.revisions && first.change == second.change
        && first.before == second.before && first.after == second.after
    }
  }

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []
  /// Whether the last step goes on with the next change of its kind.
  private var isOpen = false
  private var bytes = 0
  private let limit: Int

  /// The most steps: the list is copied when a copy of the editor is changed.
  private static let mostSteps = 8_192

  init(limit: Int = 64 << 20) { self.limit = limit }

  /// Ends the group that the next change would belong to.
  mutating func close() { isOpen = false }

  mutating func record(_ step: Step, startsGroup: Bool) {
    bytes -= undone.reduce(0) { $0 + $1.bytes }
    undone = []
    if isOpen, !startsGroup, let last = done.last, let joined = last.joined(with: step) {
      bytes += joined.bytes - last.bytes
      done[done.count - 1] = joined
    } else {
      bytes += step.bytes
      done.append(step)
    }
    isOpen = step.kind != .other
    trim()
  }

  /// Forgets the oldest steps, some at once, but never the last one.
  private mutating func trim() {
    guard bytes > limit || done.count > Self.mostSteps else { return }
    var count = 0
    while count < done.count - 1,
      bytes > limit / 4 * 3 || done.count - count > Self.mostSteps / 4 * 3
    {
      bytes -= done[count].bytes
      count += 1
    }
    done.removeFirst(count)
  }

  /// The step to undo, which can be redone then.
  mutating func undo() -> Step? {
    isOpen = false
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  mutating func redo() -> Step? {
    isOpen = false
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }
}

extension EditorHistory.Step {
  /// One step for two of a kind where the second goes on where the first ended.
  fileprivate func joined(with next: Self) -> Self? {
    guard kind == next.kind, after == next.before else { return nil }
    var joined = self
    switch kind {
    case .typing:
      guard next.change.removed.isEmpty,
        next.change.offset == change.offset + change.added.count
      else { return nil }
      let end = change.added.count
      joined.change.added.replace(end..<end, withUTF8: next.change.added.utf8)
    case .deletingBackward:
      guard next.change.offset + next.change.removed.count == change.offset else { return nil }
      joined.change.offset = next.change.offset
      joined.change.removed.replace(0..<0, withUTF8: next.change.removed.utf8)
    case .deletingForward:
      guard next.change.offset == change.offset else { return nil }
      let end = change.removed.count
      joined.change.removed.replace(end..<end, withUTF8: next.change.removed.utf8)
    case .other: return nil
    }
    joined.after = next.after
    joined.revisions.after = next.revisions.after
    return joined
  }
}
