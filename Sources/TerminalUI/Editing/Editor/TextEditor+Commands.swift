extension TextEditor {
  /// Does what a key means.
  @discardableResult package mutating func perform(_ command: EditorCommand) -> EditorOutcome {
    if isReadOnly, command.isChange { return .refused }
    switch command {
    case .paste, .find, .goToLine: return .asks
    case .copy: return selection.isEmpty ? .nothing : .copied(selectedText)
    case .cut: return cut().map(EditorOutcome.cut) ?? .nothing
    case .findNext: return outcome(of: findNext())
    case .findPrevious: return outcome(of: findPrevious())
    default: break
    }
    let (oldSelection, oldTop, oldRevision, oldSearch) = (selection, top, revision, search)
    if command.isChange { edit(command) } else { move(command) }
    if revision != oldRevision { return .changed }
    let isSame = selection == oldSelection && top == oldTop && search == oldSearch
    return isSame ? .nothing : .moved
  }

  private func outcome(of found: (range: Range<Int>, wentRound: Bool)?) -> EditorOutcome {
    found.map { $0.wentRound ? .wentRound : .moved } ?? .nothing
  }

  private mutating func edit(_ command: EditorCommand) {
    switch command {
    case .newLine: insertLine()
    case .tab: insertTab()
    case .deleteBackward: deleteBackward(to: text.startOfCharacter(before: cursor))
    case .deleteForward: deleteForward(to: text.endOfCharacter(at: cursor))
    case .deleteWordBackward: deleteBackward(to: wordStart)
    case .deleteWordForward: deleteForward(to: wordEnd)
    case .deleteToLineStart: deleteBackward(to: placeOfLineStart)
    case .deleteToLineEnd: deleteForward(to: placeOfLineEnd)
    case .undo: undo()
    case .redo: redo()
    default: break
    }
  }

  private mutating func move(_ command: EditorCommand) {
    switch command {
    case .left: moveLeft(selecting: false)
    case .selectLeft: moveLeft(selecting: true)
    case .right: moveRight(selecting: false)
    case .selectRight: moveRight(selecting: true)
    case .up, .selectUp: moveRows(by: -1, selecting: command == .selectUp)
    case .down, .selectDown: moveRows(by: 1, selecting: command == .selectDown)
    case .wordLeft, .selectWordLeft:
      move(toExact: wordStart, selecting: command == .selectWordLeft)
    case .wordRight, .selectWordRight:
      move(toExact: wordEnd, selecting: command == .selectWordRight)
    case .lineStart, .selectLineStart: moveToLineStart(selecting: command == .selectLineStart)
    case .lineEnd, .selectLineEnd: moveToLineEnd(selecting: command == .selectLineEnd)
    case .pageUp, .selectPageUp: movePage(by: -1, selecting: command == .selectPageUp)
    case .pageDown, .selectPageDown: movePage(by: 1, selecting: command == .selectPageDown)
    case .textStart, .selectTextStart: move(toExact: 0, selecting: command == .selectTextStart)
    case .textEnd, .selectTextEnd:
      move(toExact: text.count, selecting: command == .selectTextEnd)
    case .selectAll: selectAll()
    case .selectWord: selectWord(at: cursor)
    case .selectLine: selectLine(at: cursor)
    case .selectNothing:
      if selection.isEmpty { search = nil } else { move(toExact: cursor) }
    default: break
    }
  }
}
