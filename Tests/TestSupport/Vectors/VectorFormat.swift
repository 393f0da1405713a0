package import Foundation
import MasterDetail

/// A file of vectors: what is given, what happens, and what must come of it.
package struct VectorFile: Codable, Sendable {
  package var format: Int
  package var vectors: [Vector]

  package init(contentsOf url: URL) throws {
    self = try JSONDecoder().decode(VectorFile.self, from: Data(contentsOf: url))
  }
}

package struct Vector: Codable, Sendable {
  package var name: String
  package var given: Given
  package var events: [VectorEvent]
  package var expect: VectorExpectation
}

extension Vector: CustomStringConvertible {
  package var description: String { name }
}

package struct Given: Codable, Sendable {
  package struct Content: Codable, Sendable {
    package var state: String?
    package var items: [String]?
    package var query: String?

    package init(results items: [String]) { (state, self.items) = ("results", items) }
  }

  package struct Override: Codable, Sendable {
    package var horizontal, vertical, idiom, when: String?

    package init(horizontal: String? = nil, when: String? = nil) {
      (self.horizontal, self.when) = (horizontal, when)
    }
  }

  package struct Reaction: Codable, Sendable {
    package var on: String
    package var then: [VectorEvent]
  }

  package struct ColumnMetrics: Codable, Sendable {
    package var fraction: Double?
    package var columns, min, max: Int?
  }

  package struct Metrics: Codable, Sendable {
    package var regularColumns, threeColumns, regularRows, divider, secondaryMin: Int?
    package var emptyFraction: Double?
    package var primary, supplementary: ColumnMetrics?

    package init(secondaryMin: Int?) { self.secondaryMin = secondaryMin }
  }

  /// `["f", ["x", "y"]]`: a folder and its files.
  package struct Folder: Codable, Sendable {
    package var name: String
    package var files: [String]

    package init(_ name: String, _ files: [String]) {
      self.name = name
      self.files = files
    }

    package init(from decoder: any Decoder) throws {
      var pair = try decoder.unkeyedContainer()
      name = try pair.decode(String.self)
      files = try pair.decode([String].self)
    }

    package func encode(to encoder: any Encoder) throws {
      var pair = encoder.unkeyedContainer()
      try pair.encode(name)
      try pair.encode(files)
    }
  }

  package var columns, rows, columnsCount: Int?
  package var idiom, preferredDisplayMode, behaviour, initialSelection, onVanish: String?
  package var topForCollapsing, loads, dismissals: String?
  package var keepStale, searchable: Bool?
  package var overrides: [Override]?
  package var metrics: Metrics?
  package var titles: [String: String?]?
  package var content: Content?
  package var folders: [Folder]?
  package var reactions: [Reaction]?
  package var restore: SplitSnapshotOfStrings?

  package init() {}
}

package struct VectorEvent: Codable, Sendable {
  package struct Popover: Codable, Sendable {
    package var id, column: String
    package var adaptation: String?
    package var size, rect: [Int]?
    package var items, passthrough: [String]?

    package init(_ id: String, on column: String) { (self.id, self.column) = (id, column) }
  }

  package var `do`: String
  package var column, id, item, mode, behaviour, text, query, message, sort, filter: String?
  package var columns, rows, token, at: Int?
  package var fraction: Double?
  package var select: Bool?
  package var items: [String]?
  package var rect: [Int]?
  package var overrides: [Given.Override]?
  package var popover: Popover?
  package var snapshot: SplitSnapshotOfStrings?
  package var events: [VectorEvent]?

  package init(do event: String) { `do` = event }
}

package struct VectorExpectation: Codable, Sendable, Equatable {
  package struct Popover: Codable, Sendable, Equatable {
    package var id, style, phase: String
    package var frame: [Int]?

    package init(id: String, style: String, phase: String, frame: [Int]?) {
      (self.id, self.style, self.phase, self.frame) = (id, style, phase, frame)
    }
  }

  package var displayMode = ""
  package var behaviour: String?
  package var collapsed = false
  package var visible: [String] = []
  package var widths: [Int] = []
  package var origins: [Int] = []
  package var dimmed: [String] = []
  package var contentWidth = 0
  package var paneClasses: [String] = []
  package var stack: [String] = []
  package var focus = ""
  package var selection: [String] = []
  package var detail, state, buttonTitle, backTitle: String?
  package var preferred = ""
  package var content = ""
  package var items: [String] = []
  package var files: [String]?
  package var stale = false
  package var placeholders: [String: String] = [:]
  package var popover: Popover?
  package var grid = false
  package var searchFocus = false
  package var updates = 0
  package var accepted: [Bool] = []
  package var notifications: [[String]] = []

  package init() {}

  /// The first field that differs, with both values; nil if all agree.
  package func firstDifference(from actual: VectorExpectation) -> String? {
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
