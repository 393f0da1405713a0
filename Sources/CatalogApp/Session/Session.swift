import Datasets
import Tables

/// The places where the reader was, newest first.
struct Session: Hashable, Sendable {
  /// Older places are forgotten.
  static let capacity = 50
  /// The bytes of what was written and not used yet, in all places: in the file each may take six.
  static let unsentCapacity = 2 << 20
  static let version = 1

  private(set) var places: [PlaceState] = []

  init() {}

  /// Reads what can be read; nil where the value is no session of this version.
  init?(json: JSONValue) {
    guard Self.version(of: json) == Self.version else { return nil }
    let kept = json["places"]?.array?.compactMap(PlaceState.init(json:)) ?? []
    self.init()
    merge(kept, at: nil)
  }

  /// The version that the value says it has; nil where it says none.
  static func version(of json: JSONValue) -> Int? {
    json["version"]?.number.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  var json: JSONValue {
    .object(["version": .number(String(Self.version)), "places": .array(places.map(\.json))])
  }

  /// The place of a source.
  subscript(source: String) -> PlaceState? {
    places.first { ExactText($0.source) == ExactText(source) }
  }

  /// Takes places in; of two of one source the later visit counts, and the new one of equal ones.
  ///
  /// What was kept with a time after `now` was kept by a clock that was wrong, and counts as of now.
  mutating func merge(_ new: [PlaceState], at now: Timestamp?) {
    var seen: Set<ExactText> = []
    if let now {
      for index in places.indices { places[index].visited = min(places[index].visited, now) }
    }
    let ordered = (new + places).enumerated().sorted {
      ($1.element.visited, $0.offset) < ($0.element.visited, $1.offset)
    }
    let (mine, kept) = (new, places)
    places = ordered.map(\.element)
      .filter { $0.canBeKept && seen.insert(ExactText($0.source)).inserted }
    // What was written in either is kept, whichever visit counts.
    var room = Self.unsentCapacity
    for index in places.indices {
      let source = ExactText(places[index].source)
      func unsent(_ places: [PlaceState]) -> UnsentWords? {
        places.first { ExactText($0.source) == source }?.unsent
      }
      if var words = unsent(mine) {
        if let others = unsent(kept) { words.merge(others) }
        places[index].unsent = words
      }
      places[index].unsent.fit(into: &room)
    }
    // A place with words that wait is not forgotten.
    let old = places.dropFirst(Self.capacity).filter { !$0.unsent.isEmpty }
    places = places.prefix(Self.capacity) + old
  }
}
