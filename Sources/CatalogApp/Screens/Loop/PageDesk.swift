import Datasets
import Markup

/// Gets articles and pages in the background, one of each for a place: who goes on to another entry
/// waits for the one before no longer.
@MainActor final class PageDesk {
  private let box: ReportBox
  private let texts: Texts
  private var articles: [Int: Task<Void, Never>] = [:]
  private var pages: [Int: Task<Void, Never>] = [:]

  init(box: ReportBox, texts: Texts) {
    self.box = box
    self.texts = texts
  }

  func read(_ entry: Entry, _ article: @escaping Catalogue.Article, for place: Int) {
    articles[place]?.cancel()
    articles[place] = box.run { post in
      let blocks = await article(entry)
      if !Task.isCancelled { post(.article(place: place, entry.id, blocks)) }
    }
  }

  func load(_ request: PageRequest, for place: Int) {
    pages[place]?.cancel()
    let texts = texts
    pages[place] = box.run { post in
      let answer: PageAnswer
      do throws(DatasetError) {
        let page = try await request.reader.page(at: request.address, asking: request.asking)
        answer = .page(page)
      } catch {
        answer = error.isCancellation ? .cancelled : .failed(error.message(texts))
      }
      post(.page(place: place, request, Task.isCancelled ? .cancelled : answer))
    }
  }

  /// Gives up what is read in a place.
  func stop(_ place: Int) {
    articles.removeValue(forKey: place)?.cancel()
    pages.removeValue(forKey: place)?.cancel()
  }

  /// Gives up everything.
  func stopAll() {
    for place in Set(articles.keys).union(pages.keys) { stop(place) }
  }
}
