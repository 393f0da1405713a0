/// Where the main text of a page is, found by how much text its parts hold.
///
/// Cost: one pass over the tags; nothing is made of the text.
struct PageOutline {
  /// A page with less is taken whole, and so is one of which less than a tenth would be left.
  private static let leastText = 200

  /// The main text; the whole page if it is not marked.
  private(set) var range: Range<Int>
  private(set) var leavesBoilerplateOut = false
  private(set) var title: String?
  private var baseReference: [UInt8]?

  /// A part that is open: where it begins, and the text in it that is no boilerplate.
  private struct Part {
    var start: Int
    var text = 0
    var isBoilerplate = false
  }

  private struct Candidate {
    var range: Range<Int>
    var text: Int
  }

  private var open = OpenElements<Part>()
  private var best: Candidate?
  /// All text, and the text outside of boilerplate.
  private var total = 0
  private var plain = 0

  init(_ html: [UInt8]) {
    range = 0..<html.count
    var tokenizer = MarkupTokenizer(html)
    while true {
      let position = tokenizer.position
      guard let token = tokenizer.next() else { break }
      switch token {
      case .text(let text), .verbatim(let text): count(text, of: html)
      case .start(let tag): start(tag, at: position, &tokenizer)
      case .end(let name):
        let element = HTMLElement(name, of: html)
        if let count = open.countBehindEnd(of: element) { close(to: count, at: position) }
      case .doctype, .comment: break
      }
    }
    close(to: 0, at: html.count)
    choose()
  }

  /// The address that those of the page are relative to.
  func base(against address: String?) -> String? {
    guard let baseReference else { return address }
    return URLReference.resolved(String(decoding: baseReference, as: UTF8.self), against: address)
  }
}

extension PageOutline {
  private mutating func choose() {
    let least = max(Self.leastText, total / 10)
    if let best, best.text >= least, best.text >= plain / 2 {
      range = best.range
      leavesBoilerplateOut = true
    } else {
      leavesBoilerplateOut = plain >= least
    }
  }

  private mutating func start(
    _ tag: MarkupTag, at position: Int, _ tokenizer: inout MarkupTokenizer
  ) {
    let element = HTMLElement(tag.name, of: tokenizer.bytes)
    if let name = element.rawTextName {
      guard !tag.isEmpty else { return }
      let text = tokenizer.rawText(of: name)
      if element == .title, title == nil, !open.has(.svg) {
        title = HTMLReader.line(text, of: tokenizer.bytes)
      }
      return
    }
    if element == .base, baseReference == nil {
      baseReference = HTMLAttributes(tag, in: tokenizer.bytes).bytes(.href)
    }
    // The elements kept open are the reader's, so that parts end where they end for it.
    guard element.isBlock || element.isNeverShown, !tag.isEmpty else { return }
    if let count = open.countBeforeStart(of: element) { close(to: count, at: position) }
    var part = Part(start: position)
    part.isBoilerplate =
      element.isNeverShown
      || Boilerplate.contains(
        element, HTMLAttributes(tag, in: tokenizer.bytes),
        isInMain: open.has(.main) || open.has(.article))
    open.open(element, part)
  }

  private mutating func close(to count: Int, at position: Int) {
    while open.count > count, let entry = open.close() {
      let part = entry.state
      if entry.element == .main || entry.element == .article, part.text > best?.text ?? 0 {
        best = Candidate(range: part.start..<position, text: part.text)
      }
      guard !part.isBoilerplate else { continue }
      if open.count == 0 { plain += part.text }
      open.update { $0.text += part.text }
    }
  }

  /// Counts the characters that are no blanks.
  private mutating func count(_ range: Range<Int>, of bytes: [UInt8]) {
    let count = bytes.visibleCharacters(in: range)
    total += count
    if open.count == 0 { plain += count }
    open.update { $0.text += count }
  }
}
