import MasterDetail
import TerminalUI

extension ScreenState {
  /// Goes back where there is something to go back to; else ends the program.
  mutating func quit() -> [Effect] {
    let isPopped = withBrowser { $0.layout.isCollapsed && $0.send(.split(.back)) }
    if isPopped == true { return [] }
    return places.count > 1 ? pop() : leave(.done)
  }

  /// Goes back to the place before this one.
  mutating func pop() -> [Effect] {
    let last = places.removeLast()
    known[last.catalogue.word] = last.state(visited: surroundings.clock(), texts: texts)
    return leaving(last) + [save([last])]
  }

  /// Gives up what is on its way for a place that is left.
  func leaving(_ browser: Browser) -> [Effect] {
    [.cancelLoad(place: browser.number), .stopReading(place: browser.number)]
  }

  /// Keeps places while the program goes on.
  func save(_ places: [Browser]) -> Effect { .save(kept(places)) }

  /// What to know of places in the next run.
  func kept(_ places: [Browser]) -> [PlaceState] {
    places.filter { $0.catalogue.isKept && $0.catalogue.kind != .home }.map {
      $0.state(visited: surroundings.clock(), texts: texts)
    }
  }

  /// Ctrl-C gives up what is under way, and ends the program when nothing is.
  mutating func cancel() -> [Effect] {
    isComposing = false
    if modal != nil {
      modal = nil
      return []
    }
    if browser?.model.split.presentation?.isPresented == true {
      withBrowser { $0.send(.split(.back)) }
      return []
    }
    if let browser, browser.field.isTyping {
      let effects = leaveField(clearing: false)
      // A filter that is being applied is what the field was doing.
      return browser.arrangingSince == nil ? effects : effects + cancel()
    }
    if let effects = withBrowser({ $0.cancelLoad() }), let effects {
      say(.screenCancelled)
      return effects
    }
    if let effects = withBrowser({ [texts] in $0.cancelPage(saying: texts[.pageCancelled]) }),
      let effects
    {
      say(.screenCancelled)
      return effects
    }
    // Who pressed it for what has just ended did not mean the program.
    if let at = waitEndedAt, now < at + Self.afterWait {
      waitEndedAt = nil
      say(texts(.justEnded, surroundings.keymap.label(of: .cancel)))
      return []
    }
    return leave(.interrupted)
  }
}
