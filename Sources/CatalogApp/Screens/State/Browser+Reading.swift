import Datasets
import Markup
import MasterDetail

// What is read of the selected entry comes from where it is kept, and from the network: in the
// background, and only while it is on the screen.
extension Browser {
  /// Pages are fetched once the cursor has rested on an entry for so many milliseconds: who runs
  /// through a list asks nobody.
  static let restBeforePage = 600

  /// What is read of the selected entry.
  var reading: EntryReading? { model.selection.flatMap { readings[$0.id] } }

  /// The entry whose text is on the screen.
  private var readEntry: Entry? {
    layout.pane(.secondary) == nil || catalogue.kind == .home ? nil : model.selection
  }

  /// Asks for what there is to read, and gives up what is not read any more.
  mutating func settleReading(now: Int) -> [Effect] {
    guard let entry = readEntry else { return stopReading() }
    var effects: [Effect] = []
    if resting?.id != entry.id {
      effects = stopReading()
      resting = Resting(id: entry.id, since: now, hadFocus: !isListActive)
    }
    noteOpening(of: entry.id)
    readings.begin(entry.id, address: catalogue.pages == nil ? nil : catalogue.pageAddress(entry))
    if let article = catalogue.article, readings[entry.id]?.isArticleAsked == false {
      readings.change(entry.id) { $0.isArticleAsked = true }
      effects.append(.article(place: number, entry, article))
    }
    if let at = pageDueAt, now >= at { effects += loadPage() }
    if let at = readDueAt, now >= at { effects += noteReading() }
    return effects
  }

  /// Who steps from text to text with the keys in the text is still running through the list.
  private mutating func noteOpening(of id: String) {
    guard var resting else { return }
    if opened == id || !isListActive && !resting.hadFocus { resting.isOpened = true }
    resting.hadFocus = !isListActive
    self.resting = resting
  }

  /// When the page of the selected entry is to be asked for; nil where it need not be.
  var pageDueAt: Int? {
    guard let resting, let reading = readings[resting.id], let address = reading.visit.address,
      case .absent = reading.visit.state
    else { return nil }
    if resting.isOpened || reading.isElsewhere || catalogue.pages?.isBundled(address) == true {
      return resting.since
    }
    return resting.since + Self.restBeforePage
  }

  /// Asks for the page that is read, in place of one that was asked for before.
  mutating func loadPage(asking: Asking? = nil) -> [Effect] {
    guard let id = model.selection?.id, let visit = readings[id]?.visit,
      let address = visit.address, let reader = catalogue.pages
    else { return [] }
    let ticket = readings.nextTicket()
    readings.change(id) { $0.visits[$0.current].state = .loading(ticket: ticket, visit.page) }
    var wanted = asking ?? catalogue.pageAsking
    if catalogue.pageAsking == .never { wanted = .never }
    return [
      .page(
        place: number,
        PageRequest(
          entry: id, ticket: ticket, address: address, reader: reader, asking: wanted))
    ]
  }

  /// Gives up what is on its way for the entry that was read; nothing where nothing is.
  mutating func stopReading() -> [Effect] {
    guard let id = resting?.id else { return [] }
    resting = nil
    return giveUpReading(of: id) ? [.stopReading(place: number)] : []
  }

  /// Whether something was on its way.
  private mutating func giveUpReading(of id: String) -> Bool {
    guard let reading = readings[id] else { return false }
    let isWaiting = reading.visits.contains(where: \.isLoading)
    let isAsking = reading.isArticleAsked && reading.article == nil
    guard isWaiting || isAsking else { return false }
    readings.change(id) { reading in
      if isAsking { reading.isArticleAsked = false }
      for index in reading.visits.indices { reading.visits[index].stop() }
    }
    return true
  }

  /// Ctrl-C while a page is on its way; nil where none is.
  mutating func cancelPage(saying sentence: String) -> [Effect]? {
    guard let id = model.selection?.id, let visit = readings[id]?.visit, visit.isLoading else {
      return nil
    }
    readings.change(id) { reading in
      reading.visits[reading.current].state =
        visit.page.map { .shown($0) } ?? .failed(sentence)
    }
    return [.stopReading(place: number)]
  }

  /// Loads the list again, and with it the page that is read or that could not be had, unless it is
  /// part of the program.
  mutating func reloadWhatIsRead(now: Int) -> [Effect] {
    let visit = reading?.visit
    let isFetched = visit?.address.map { catalogue.pages?.isBundled($0) == false } ?? false
    let hasFailed = if case .failed? = visit?.state { true } else { false }
    let page = hasFailed || (!isListActive && isFetched) ? loadPage(asking: .always) : []
    return page + reload(now: now)
  }

  // MARK: Answers

  /// Takes the article of an entry.
  mutating func take(_ article: [TextBlock], of id: String) {
    guard readings[id]?.isArticleAsked == true, readings[id]?.article != article else { return }
    readings.change(id) { $0.article = article }
  }

  /// Takes what became of a page, if somebody still waits for it.
  mutating func take(_ answer: PageAnswer, for request: PageRequest) {
    let index = readings[request.entry]?.visits.firstIndex {
      if case .loading(request.ticket, _) = $0.state { true } else { false }
    }
    guard let index else { return }
    readings.change(request.entry) { $0.visits[index].take(answer) }
  }
}

extension Visit {
  /// Forgets that it is on its way.
  mutating func stop() {
    guard case .loading(_, let page) = state else { return }
    state = page.map { .shown($0) } ?? .absent
  }

  fileprivate mutating func take(_ answer: PageAnswer) {
    switch answer {
    case .page(let page): state = .shown(page)
    case .failed(let reason): state = .failed(reason)
    case .cancelled: stop()
    }
  }
}
