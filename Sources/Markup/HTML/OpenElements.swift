/// The elements that are open at a place of a document, with a state for each.
///
/// What a tag closes is found in constant time, however deep elements are nested.
struct OpenElements<State> {
  struct Entry {
    var element: HTMLElement
    var state: State
    /// Where the one before of the same kind stands; -1 if there is none.
    fileprivate var previous: Int
  }

  private(set) var entries: [Entry] = []
  /// Where the last of each kind stands.
  private var last = [Int](repeating: -1, count: HTMLElement.allCases.count)

  var count: Int { entries.count }

  func has(_ element: HTMLElement) -> Bool { last(element) >= 0 }

  mutating func open(_ element: HTMLElement, _ state: State) {
    entries.append(Entry(element: element, state: state, previous: last(element)))
    last[Int(element.rawValue)] = entries.count - 1
  }

  /// Closes the innermost.
  mutating func close() -> Entry? {
    guard let entry = entries.popLast() else { return nil }
    last[Int(entry.element.rawValue)] = entry.previous
    return entry
  }

  /// Changes the state of the innermost.
  mutating func update(_ change: (inout State) -> Void) {
    if !entries.isEmpty { change(&entries[entries.count - 1].state) }
  }

  /// How many stay open behind an end tag; nil where it closes nothing.
  func countBehindEnd(of element: HTMLElement) -> Int? {
    element.headingLevel == nil
      ? opened(element, above: limit(of: element)) : opened(Implied.headings, above: scope)
  }

  /// How many stay open before a start tag, which ends elements whose end tags may be left out; nil
  /// where it ends none.
  func countBeforeStart(of element: HTMLElement) -> Int? {
    switch element {
    case .li: opened(.li, above: limit(of: .li)) ?? paragraph
    case .dt, .dd: opened(Implied.descriptions, above: limit(of: .dt)) ?? paragraph
    case .td, .th: opened(Implied.cells, above: last(.table))
    case .tr: opened(Implied.rows, above: last(.table))
    case .tbody, .thead, .tfoot: opened(Implied.rowGroups, above: last(.table))
    case .h1, .h2, .h3, .h4, .h5, .h6: opened(Implied.headings, above: scope) ?? paragraph
    default: element.isBlock || element == .hr || element == .xmp ? paragraph : nil
    }
  }

  private var paragraph: Int? { opened(.p, above: scope) }

  private func opened(_ element: HTMLElement, above limit: Int) -> Int? {
    last(element) > limit ? last(element) : nil
  }

  /// The outermost of these that stands above a place.
  private func opened(_ elements: [HTMLElement], above limit: Int) -> Int? {
    var outermost: Int?
    for element in elements {
      let place = last(element)
      if place > limit, place < outermost ?? .max { outermost = place }
    }
    return outermost
  }

  private func last(_ element: HTMLElement) -> Int { last[Int(element.rawValue)] }

  /// A cell keeps what is within it from closing what is around it.
  private var scope: Int { max(last(.td), last(.th), last(.caption), last(.table)) }

  private func limit(of element: HTMLElement) -> Int {
    switch element {
    case .table, .body, .html: -1
    case .td, .th, .tr, .tbody, .thead, .tfoot, .caption: last(.table)
    case .li: max(scope, last(.ul), last(.ol), last(.menu))
    case .dt, .dd: max(scope, last(.dl))
    default: scope
    }
  }
}

/// What a start tag of the same family ends.
private enum Implied {
  static let headings: [HTMLElement] = [.h1, .h2, .h3, .h4, .h5, .h6]
  static let descriptions: [HTMLElement] = [.dt, .dd]
  static let cells: [HTMLElement] = [.td, .th, .caption]
  static let rows: [HTMLElement] = [.tr] + cells
  static let rowGroups: [HTMLElement] = [.tbody, .thead, .tfoot] + rows
}
