import MasterDetail
import TerminalUI

extension ScreenState {
  /// Takes what the world answers.
  mutating func take(_ report: Report) -> [Effect] {
    switch report {
    case .part(let place, let ticket, let entries):
      return with(place) { [now] in
        $0.take(entries, ticket: ticket, isLast: false, now: now)
      } ?? []
    case .loaded(let place, let ticket, let loaded):
      return take(loaded, ticket: ticket, in: place)
    case .failed(let place, let ticket, let message, let code):
      let effects = with(place) { [now] in $0.fail(ticket, message: message, now: now) }
      guard let effects, let effects else { return [] }
      lastError = code
      guard place == browser?.number else { return effects }
      if browser?.catalogue.kind == .store {
        alert(texts[.alertTitle], message)
      } else if browser?.items.isEmpty == false {
        // The rows that were there stay, and say nothing of it.
        refuse(message)
      }
      return effects
    case .cancelled(let place, let ticket):
      with(place) { browser -> Void in
        guard ticket == browser.model.list.ticket else { return }
        _ = browser.cancelLoad()
      }
      return []
    case .arranged(let place, let job, let order):
      with(place) { $0.take(order, of: job) }
      return []
    case .arranging(let place, let job, let progress):
      with(place) { $0.take(progress, of: job) }
      return []
    case .unarranged(let place, let job, let message):
      if with(place, { $0.giveUp(job) }) == true { refuse(message) }
      return []
    case .article(let place, let id, let blocks):
      with(place) { $0.take(blocks, of: id) }
      return []
    case .page(let place, let request, let answer):
      with(place) { $0.take(answer, for: request) }
      return []
    case .troubles(let place, let troubles):
      show(troubles, of: place)
      return []
    case .picture(let request, let picture):
      pictures.take(picture, for: request)
      return []
    case .entered(let word, let catalogue, let state):
      guard entering == word else { return [] }
      entering = nil
      return enter(catalogue, state)
    case .closed(let word, let message):
      guard entering == word else { return [] }
      entering = nil
      refuse(message)
      return []
    case .refused(let message):
      draftIsNotWritten()
      isComposing = false
      refuse(message)
      return []
    case .formed(let place, let form, let fault):
      if take(form, of: place), let fault { alert(texts[.alertTitle], fault) }
      return []
    case .composed(let preview, let writes): return take(preview, writes: writes)
    case .remembered:
      keepsAddress = true
      return []
    case .written(let path): return draftIsWritten(to: path)
    case .alert(let title, let text):
      alert(title, text)
      return []
    case .note(let text):
      say(text)
      return []
    case .files(let place, let answer): return take(answer, of: place)
    case .enteredFiles(let word, let desk, let state):
      guard entering == word else { return [] }
      entering = nil
      return push(desk, state ?? known[desk.word])
    case .edited(let place, let file, let bytes, let fault):
      return take(edited: bytes, of: file, place: place, fault: fault)
    }
  }

  /// Says why something could not be done: on the last line where it fits, for the reason comes last.
  mutating func refuse(_ message: String) {
    if modal != nil || CellWidth.columns(of: PrintableText.clean(message)) > size.width {
      alert(texts[.alertTitle], message)
    } else {
      say(message, for: 8_000)
    }
  }

  /// Takes what a load brought, and says what there is to say of it.
  private mutating func take(
    _ loaded: Catalogue.Loaded, ticket: LoadTicket, in place: Int
  ) -> [Effect] {
    var told: PlaceMessage?
    let effects = with(place) { [now, texts, surroundings] browser -> [Effect]? in
      guard ticket == browser.model.list.ticket else { return nil }
      told = browser.followRows(
        to: loaded, from: browser.state(visited: surroundings.clock(), texts: texts))
      browser.note = loaded.notes.first
      browser.isStandIn = loaded.failure != nil && !loaded.isCut
      browser.failedFeeds = loaded.failedFeeds
      browser.changes = loaded.changes ?? browser.changes
      return browser.take(loaded.entries, ticket: ticket, isLast: true, now: now)
    }
    guard let effects, let effects else { return [] }
    guard place == browser?.number else { return effects }
    lastError = loaded.failureCode ?? lastError
    if let failure = loaded.failure {
      alert(texts[.alertTitle], ([failure] + loaded.notes).joined(separator: "\n\n"))
    } else if loaded.refusedFeeds > 0 {
      say(texts(.feedsNotRead, loaded.refusedFeeds) + " · " + hint(.feeds), for: 10_000)
    } else if !loaded.notes.isEmpty, loaded.entries.count > 0 {
      say(loaded.notes.joined(separator: " · "), for: 10_000)
    } else if let changes = loaded.changes {
      say(changes)
    }
    if let told {
      say([message?.text, texts[told]].compactMap(\.self).joined(separator: " · "), for: 10_000)
    }
    return effects
  }

  /// Goes to a catalogue; home lies under everything else.
  private mutating func enter(_ catalogue: Catalogue, _ state: PlaceState?) -> [Effect] {
    if catalogue.kind == .home, files?.isUnsaved == true {
      alert(texts[.filesNotKept], texts[.filesStay])
      return []
    }
    let closing = catalogue.kind == .home ? closeFiles() : []
    let old = catalogue.kind == .home ? places : []
    if catalogue.kind == .home { places = [] }
    var state = state
    if let last = old.last {
      // The list of catalogues begins where its reader was.
      state = PlaceState(source: "", title: "", visited: surroundings.clock())
      state?.selection = last.catalogue.word
    }
    let effects = old.isEmpty ? [] : old.flatMap(leaving) + [save(old)]
    return closing + effects + push(catalogue, state ?? known[catalogue.word])
  }

  @discardableResult private mutating func with<Value>(
    _ place: Int, _ body: (inout Browser) -> Value
  ) -> Value? {
    places.firstIndex { $0.number == place }.map { body(&places[$0]) }
  }
}
