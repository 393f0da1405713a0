import Markup
import Tables

/// Gets pages as text: from the network, and from where they were kept when they were last read.
package struct PageReader: Sendable {
  /// A copy this young is shown without asking the network.
  package static let freshness = 86_400

  private let fetch: KeptFetch
  private let shelf: any AnswerShelf
  private let bundled: @Sendable (String) -> String?
  private let now: @Sendable () -> Timestamp

  /// A reader by a clock.
  ///
  /// `bundled` gives the HTML of pages that are part of the program.
  package init(
    transport: any Transport, shelf: any AnswerShelf,
    bundled: @escaping @Sendable (String) -> String? = { _ in nil },
    now: @escaping @Sendable () -> Timestamp
  ) {
    fetch = KeptFetch(transport: transport, now: now)
    self.shelf = shelf
    self.bundled = bundled
    self.now = now
  }

  /// Whether the page at an address is part of the program, so that nobody has to be asked for it.
  package func isBundled(_ address: String) -> Bool { bundled(address) != nil }

  /// The page at an address.
  ///
  /// - Throws: why there is none, where no copy is kept.
  package func page(
    at address: String, asking: Asking = .whenOld
  ) async throws(DatasetError) -> Page {
    if let html = bundled(address) {
      let document = TextDocument(html: Array(html.utf8), base: address)
      return Page(address: address, title: document.title, blocks: document.blocks)
    }
    let request = request(address)
    let kept = await shelf.keptAnswer(for: key(request))
    let copy = kept.flatMap { KeptPage($0.body)?.page(at: $0.at) }
    if let kept, let copy {
      let isFresh = kept.at.isWithin(Self.freshness, before: now())
      if asking == .never || asking == .whenOld && isFresh { return copy }
    }
    guard asking != .never else { throw .list(ListFault(request.place, .notKept)) }
    do throws(DatasetError) {
      return try await ask(request, keeping: copy == nil ? nil : kept)
    } catch {
      guard !error.isCancellation, var copy else { throw error }
      copy.failure = error
      return copy
    }
  }

  private func request(_ address: String) -> TransportRequest {
    var request = TransportRequest(address)
    request.accept = "text/html, application/xhtml+xml, text/plain;q=0.8, */*;q=0.1"
    return request
  }

  private func key(_ request: TransportRequest) -> String { "page " + request.place }

  private func ask(
    _ request: TransportRequest, keeping kept: KeptAnswer?
  ) async throws(DatasetError) -> Page {
    let fetched = try await fetch.answer(to: request, keeping: kept)
    let page: KeptPage
    let answer: KeptAnswer
    switch fetched.content {
    case .kept(let kept):
      guard let copy = KeptPage(kept.body) else {
        throw .list(ListFault(fetched.place, .notAPage(nil)))
      }
      (page, answer) = (copy, kept)
    case .new(let new):
      guard let read = KeptPage(new, at: fetched.place) else {
        throw .list(ListFault(fetched.place, .notAPage(new.contentType)))
      }
      page = read
      answer = KeptAnswer(body: read.bytes, at: fetched.time, validators: new.validators)
    }
    await shelf.keep(answer, for: key(request), listing: nil)
    return page.page(at: fetched.time)
  }
}

/// A page as it is kept: its source as UTF-8, whatever its encoding was, and where it came from.
private struct KeptPage {
  private let address: String
  private let isHTML: Bool
  private let source: String

  /// The page of an answer; nil where it is no text.
  init?(_ answer: TransportAnswer, at address: String) {
    let type = answer.contentType?.lowercased() ?? ""
    let isMarkup = type.contains("html") || type.contains("xml")
    guard isMarkup || type.isEmpty || type.hasPrefix("text/") else { return nil }
    // Only when it is read, for wide characters have zeros in them.
    let text = MarkupText(answer.body, charset: answer.charset).utf8
    guard !text.contains(0) else { return nil }
    self.address = address
    source = String(decoding: text, as: UTF8.self)
    isHTML = isMarkup || (type.isEmpty && FeedCleaning.isHTML(source))
  }

  init?(_ bytes: [UInt8]) {
    guard let json = try? JSONParser.parse(bytes), let address = json["address"]?.string,
      let source = json["source"]?.string
    else { return nil }
    self.address = address
    self.source = source
    isHTML = json["html"] == .bool(true)
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    JSONWriter.append(
      .object([
        "address": .string(address), "html": .bool(isHTML), "source": .string(source),
      ]), to: &bytes)
    return bytes
  }

  func page(at time: Timestamp) -> Page {
    let document =
      isHTML
      ? TextDocument(html: Array(source.utf8), base: address, kind: .page)
      : TextDocument(plainText: source)
    return Page(address: address, title: document.title, blocks: document.blocks, at: time)
  }
}
