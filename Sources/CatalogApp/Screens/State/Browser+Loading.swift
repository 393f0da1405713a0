import Datasets
import MasterDetail
import TerminalUI

extension Browser {
  /// Shows the place for the first time.
  mutating func start(now: Int) -> [Effect] {
    if let pending { restoreLayout(pending) }
    follow(model.start().changes)
    switch catalogue.kind {
    case .home, .list: return load(Catalogue.Request(), now: now)
    case .store:
      guard let query = pending?.query, !query.isEmpty else { return [] }
      field.input = TextInput(text: query)
      field.isSelected = field.isTyping
      // What was found before is shown again without asking the network for it.
      return search(isOffline: true, now: now)
    }
  }

  /// Loads, instead of whatever is being loaded.
  mutating func load(_ request: Catalogue.Request, now: Int) -> [Effect] {
    let query = catalogue.kind == .store ? request.category.rawValue + " " + request.term : nil
    guard send(.list(.load(query: query))) else { return [] }
    let isWhole = !isGrowing && arriving == nil
    isGrowing = false
    arriving = nil
    loadingSince = now
    note = nil
    job += 1
    arrangingSince = nil
    if let ready = catalogue.ready {
      return take(ready, ticket: model.list.ticket, isLast: true, now: now)
    }
    let compares =
      request.isAgain && catalogue.kind == .list && !showsUnreadOnly && isWhole
      && entries.count > 0
    let load = compares ? catalogue.comparing(with: entries) : catalogue.load
    return [
      .load(place: number, model.list.ticket, catalogue.finding(rowMarks, load), request)
    ]
  }

  /// Asks the store for what is typed; an empty text asks nothing.
  mutating func search(isOffline: Bool = false, isAgain: Bool = false, now: Int) -> [Effect] {
    field.startsAt = nil
    let term = Self.trimmed(field.input.text)
    guard !term.isEmpty else { return [] }
    let request = Catalogue.Request(term: term, category: field.category, isOffline: isOffline)
    // What is on its way, or there, is not asked for again.
    if !isAgain, asked == request, !hasFailed { return [] }
    asked = request
    if layout.isUsable(.primary) { send(.split(.focus(.primary))) }
    return load(request, now: now)
  }

  /// Whether the last load failed.
  var hasFailed: Bool {
    if case .failed = model.list.content { true } else { false }
  }

  /// Loads again what is listed.
  mutating func reload(now: Int) -> [Effect] {
    catalogue.kind == .store
      ? search(isAgain: true, now: now) : load(request(isAgain: true), now: now)
  }

  /// Gives up what is under way; nil where nothing is.
  mutating func cancelLoad() -> [Effect]? {
    guard isLoading || arrangingSince != nil else { return nil }
    send(.list(.cancelLoad))
    isGrowing = false
    arriving = nil
    loadingSince = nil
    arrangingSince = nil
    opensFirstMatch = false
    job += 1
    if catalogue.kind == .store {
      // The field says again what the rows answer.
      asked = answered
      if let answered { field.input = TextInput(text: answered.term) }
    } else {
      wanted = model.list.arrangement
      field.hint = nil
      field.input = TextInput(text: wanted.filter ?? "")
    }
    return [.cancelLoad(place: number)]
  }

  private static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[start...end])
  }
}
