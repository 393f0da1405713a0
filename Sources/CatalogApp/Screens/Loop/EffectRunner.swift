import Datasets
import MasterDetail
import TerminalUI

/// Does what the state asks for: the one place of the screen where things happen.
///
/// What takes time happens in the background and reports to the box. What concerns the terminal
/// is left to the loop.
@MainActor final class EffectRunner {
  private let box: ReportBox
  private let catalogues: CatalogueOpener
  private let drafts: DraftDesk
  private let opener: Opener
  private let pictures: PictureLoader
  private let session: SessionFile
  private let pages: PageDesk
  private let marks: MarkDesk
  private let files: FileDeskRunner
  private var loads: [Int: Task<Void, Never>] = [:]
  private var arranges: [Int: Task<Void, Never>] = [:]
  private var arrangers: [Int: ListArranger] = [:]
  private var fetches: [PictureRequest: Task<Void, Never>] = [:]

  init(
    box: ReportBox, catalogues: CatalogueOpener, drafts: DraftDesk, opener: Opener,
    pictures: PictureLoader, session: SessionFile
  ) {
    self.box = box
    self.catalogues = catalogues
    self.drafts = drafts
    self.opener = opener
    self.pictures = pictures
    self.session = session
    pages = PageDesk(box: box, texts: catalogues.texts)
    marks = MarkDesk(box: box, texts: catalogues.texts)
    files = FileDeskRunner(box: box, texts: catalogues.texts)
  }

  /// Does it, or answers an effect that is the loop's.
  func run(_ effect: Effect) -> Effect? {
    switch effect {
    case .load(let place, let ticket, let load, let request):
      self.load(place, ticket, load, request)
    case .cancelLoad(let place): cancel(place)
    case .arrange(let place, let job): arrange(place, job)
    case .article(let place, let entry, let article): pages.read(entry, article, for: place)
    case .page(let place, let request): pages.load(request, for: place)
    case .stopReading(let place): pages.stop(place)
    case .mark(let entries, let isRead, let book): marks.mark(entries, isRead: isRead, book)
    case .troubles(let place, let troubles): marks.tellTroubles(of: place, troubles)
    case .picture(let request): picture(request)
    case .forgetPicture(let request): fetches.removeValue(forKey: request)?.cancel()
    case .enter(let word): enter(word)
    case .openAddress(let address): openAddress(address)
    case .openFile(let path): openFile(path)
    case .beginSupport(
      let place, let catalogue, let entry, let hidden, let text, let picture, let to, let words):
      beginSupport(place) {
        try $0.form(
          of: catalogue, entry, without: hidden, picture, text: text, to: to, earlier: words)
      }
    case .compose(let form, let facts, let writes): compose(form, facts, writes: writes)
    case .write(let draft, let name): write(draft, name)
    case .files(let place, let desk, let job): files.run(job, at: desk, for: place)
    case .remember(let setting, let value): remember(setting, value)
    case .save(let places): save(places)
    case .copy, .mouse, .suspend, .redraw, .quit, .edit: return effect
    }
    return nil
  }

  /// Forgets work that has reported.
  func end(_ report: Report) {
    if case .picture(let request, _) = report { fetches[request] = nil }
  }

  /// Keeps places for the next run, now: the program ends or stops.
  func keep(_ places: [PlaceState]) { session.update(with: places, at: StoreBook.now) }

  /// The same while the program goes on, which does not wait for other programs that do so.
  private func save(_ places: [PlaceState]) {
    let (session, texts) = (session, catalogues.texts)
    _ = box.run(.utility) { post in
      let isKept = session.update(with: places, at: StoreBook.now)
      // Lost places are no loss; lost words are.
      if !isKept, session.path != nil, places.contains(where: { !$0.unsent.isEmpty }) {
        post(.note(texts[.formNotKept]))
      }
    }
  }

  /// Gives up everything that is under way.
  func cancelAll() {
    for task in loads.values { task.cancel() }
    for task in arranges.values { task.cancel() }
    for task in fetches.values { task.cancel() }
    pages.stopAll()
  }

  // MARK: Lists

  /// Gives up what is done for a place, which may be gone.
  private func cancel(_ place: Int) {
    loads.removeValue(forKey: place)?.cancel()
    arranges.removeValue(forKey: place)?.cancel()
    arrangers[place] = nil
  }

  private func load(
    _ place: Int, _ ticket: LoadTicket, _ load: @escaping Catalogue.Load,
    _ request: Catalogue.Request
  ) {
    loads[place]?.cancel()
    let texts = catalogues.texts
    loads[place] = box.run { post in
      do {
        let loaded = try await load(request) { post(.part(place: place, ticket, $0)) }
        post(
          Task.isCancelled
            ? .cancelled(place: place, ticket) : .loaded(place: place, ticket, loaded))
      } catch {
        post(
          error.isCancellation || Task.isCancelled
            ? .cancelled(place: place, ticket)
            : .failed(
              place: place, ticket, message: error.sentence(texts), error.exitCode(texts)))
      }
    }
  }

  private func arrange(_ place: Int, _ job: ArrangeJob) {
    arranges[place]?.cancel()
    let (arranger, texts) = (arrangers[place] ?? ListArranger(), catalogues.texts)
    arrangers[place] = arranger
    arranges[place] = box.run { post in
      do {
        let order = try await arranger.order(for: job) {
          post(.arranging(place: place, job: job.number, $0))
        }
        guard let order, !Task.isCancelled else { return }
        post(.arranged(place: place, job, order))
      } catch {
        if !Task.isCancelled { post(.unarranged(place: place, job, error.sentence(texts))) }
      }
    }
  }

  private func enter(_ word: String) {
    let (catalogues, session) = (catalogues, session)
    _ = box.run { post in
      do {
        let session = session.read().session
        if let desk = try catalogues.fileDesk(word) {
          return post(.enteredFiles(word: word, desk, session[desk.word]))
        }
        let (catalogue, state) = try catalogues.place(word, session: session)
        post(.entered(word: word, catalogue, state))
      } catch {
        post(.closed(word: word, error.sentence(catalogues.texts)))
      }
    }
  }

  // MARK: Pictures

  private func picture(_ request: PictureRequest) {
    let pictures = pictures
    let task = box.run(.utility) { post in
      let picture = await pictures.picture(for: request)
      if !Task.isCancelled { post(.picture(request, picture)) }
    }
    if request.source.isRemote { fetches[request] = task }
  }

  // MARK: Other programs

  private func openAddress(_ text: String) {
    let (opener, texts, gate) = (opener, catalogues.texts, catalogues.gate)
    _ = box.run { post in
      guard let address = WebAddress(text) else {
        return post(.refused(WebAddress.refusal(text, texts, gate)))
      }
      post(
        await opener.open(address)
          ? .note(texts(.screenOpened, address.text))
          // The address is there to be copied by hand.
          : .alert(title: texts[.noBrowser], text: address.text))
    }
  }

  private func openFile(_ path: String) {
    let (opener, texts) = (opener, catalogues.texts)
    _ = box.run { post in
      post(
        await opener.open(file: path)
          ? .note(texts(.screenOpened, path)) : .alert(title: texts[.noMailProgram], text: path))
    }
  }

  // MARK: Support requests

  private func beginSupport(
    _ place: Int, _ form: @escaping @Sendable (DraftDesk) throws -> (SupportForm, fault: String?)
  ) {
    let drafts = drafts
    _ = box.run { post in
      do {
        let (form, fault) = try form(drafts)
        post(.formed(place: place, form, fault: fault))
      } catch {
        post(.refused(error.sentence(drafts.texts)))
      }
    }
  }

  private func compose(_ form: SupportForm, _ facts: DraftFacts, writes: Bool) {
    let drafts = drafts
    _ = box.run { post in
      do {
        post(.composed(try await drafts.preview(of: form, facts), writes: writes))
      } catch {
        post(.refused(error.sentence(drafts.texts)))
      }
    }
  }

  private func write(_ draft: SupportDraft, _ name: String) {
    let drafts = drafts
    _ = box.run { post in
      do {
        post(.written(path: try drafts.write(draft, name: name)))
      } catch {
        post(.refused(error.sentence(drafts.texts)))
      }
    }
  }

  private func remember(_ setting: Setting, _ value: String) {
    let drafts = drafts
    _ = box.run { post in
      do {
        guard let settings = drafts.settings else { return }
        try settings.set(.setting(setting), to: value)
        post(.remembered)
      } catch {
        post(.refused(error.sentence(drafts.texts)))
      }
    }
  }
}
