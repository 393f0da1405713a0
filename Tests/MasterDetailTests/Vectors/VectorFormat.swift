import Foundation

/// A file of vectors: what is given, what happens, and what must come of it.
struct VectorFile: Codable, Sendable {
  var format: Int
  var vectors: [Vector]

  init(contentsOf url: URL) throws {
    self = try JSONDecoder().decode(VectorFile.self, from: Data(contentsOf: url))
  }
}

struct Vector: Codable, Sendable {
  var name: String
  var given: Given
  var events: [VectorEvent]
  var expect: Expectation
}

struct Given: Codable, Sendable {
  struct Content: Codable, Sendable {
    var state: String?
    var items: [String]?
    var query: String?
  }

  struct Override: Codable, Sendable {
    var horizontal, vertical, idiom, when: String?
  }

  struct Reaction: Codable, Sendable {
    var on: String
    var then: [VectorEvent]
  }

  struct ColumnMetrics: Codable, Sendable {
    var fraction: Double?
    var columns, min, max: Int?
  }

  struct Metrics: Codable, Sendable {
    var regularColumns, threeColumns, regularRows, divider, secondaryMin: Int?
    var emptyFraction: Double?
    var primary, supplementary: ColumnMetrics?
  }

  /// `["f", ["x", "y"]]`: a folder and its files.
  struct Folder: Codable, Sendable {
    var name: String
    var files: [String]

    init(_ name: String, _ files: [String]) {
      self.name = name
      self.files = files
    }

    init(from decoder: any Decoder) throws {
      var pair = try decoder.unkeyedContainer()
      name = try pair.decode(String.self)
      files = try pair.decode([String].self)
    }

    func encode(to encoder: any Encoder) throws {
      var pair = encoder.unkeyedContainer()
      try pair.encode(name)
      try pair.encode(files)
    }
  }

  var columns, rows, columnsCount: Int?
  var idiom, preferredDisplayMode, behaviour, initialSelection, onVanish: String?
  var topForCollapsing, loads, dismissals: String?
  var keepStale, searchable: Bool?
  var overrides: [Override]?
  var metrics: Metrics?
  var titles: [String: String?]?
  var content: Content?
  var folders: [Folder]?
  var reactions: [Reaction]?
  var restore: SplitSnapshotOfStrings?
}

struct VectorEvent: Codable, Sendable {
  struct Popover: Codable, Sendable {
    var id, column: String
    var adaptation: String?
    var size, rect: [Int]?
    var items, passthrough: [String]?
  }

  var `do`: String
  var column, id, item, mode, behaviour, text, query, message, sort, filter: String?
  var columns, rows, token, at: Int?
  var fraction: Double?
  var select: Bool?
  var items: [String]?
  var rect: [Int]?
  var overrides: [Given.Override]?
  var popover: Popover?
  var snapshot: SplitSnapshotOfStrings?
  var events: [VectorEvent]?
}

struct Expectation: Codable, Sendable, Equatable {
  struct Popover: Codable, Sendable, Equatable {
    var id, style, phase: String
    var frame: [Int]?
  }

  var displayMode: String
  var behaviour: String?
  var collapsed: Bool
  var visible: [String]
  var widths, origins: [Int]
  var dimmed: [String]
  var contentWidth: Int
  var paneClasses, stack: [String]
  var focus: String
  var selection: [String]
  var detail, state, buttonTitle, backTitle: String?
  var preferred, content: String
  var items: [String]
  var files: [String]?
  var stale: Bool
  var placeholders: [String: String]
  var popover: Popover?
  var grid, searchFocus: Bool
  var updates: Int
  var accepted: [Bool]
  var notifications: [[String]]

  /// The first field that differs, with both values; nil if all agree.
  func firstDifference(from actual: Expectation) -> String? {
    let fields = zip(Mirror(reflecting: self).children, Mirror(reflecting: actual).children)
    for (wanted, got) in fields {
      let (wantedText, gotText) = (Self.text(wanted.value), Self.text(got.value))
      if wantedText != gotText {
        return "\(wanted.label ?? "?") is \(gotText), wanted \(wantedText)"
      }
    }
    return self == actual ? nil : "something the description does not show"
  }

  private static func text(_ value: Any) -> String {
    guard let pairs = value as? [String: String] else { return "\(value)" }
    return pairs.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }
}
