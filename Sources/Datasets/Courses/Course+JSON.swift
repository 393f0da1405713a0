package import Tables

extension Course {
  static let keys = ["id", "title", "url", "upcoming"]

  /// The course as scripts see it: an object with `keys`.
  package var json: JSONValue {
    .object([
      "id": .string(id),
      "title": .optional(title),
      "url": .optional(url),
      "upcoming": .array(upcoming.map(\.json)),
    ])
  }

  /// Reads one member of a list of courses, leniently; nil where nothing names the course.
  ///
  /// A field that is absent, null or of another type counts as not there.
  init?(_ json: JSONValue, position: Int) {
    title = json.words("title")
    url = json.words("url")
    if title == nil, url == nil { return nil }
    id = url.flatMap(Self.identifier) ?? String(position)
    upcoming = CourseDate.sorted((json["upcoming"]?.array ?? []).compactMap(CourseDate.init))
  }

  /// The last part of an address in letters, digits and `-._`, which need no quoting in a shell; nil
  /// where the address has no path.
  private static func identifier(_ url: String) -> String? {
    let path = url.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let parts = path.split(separator: UInt8(ascii: "/"))
    let hasHost = parts.first?.last == UInt8(ascii: ":")
    guard parts.count > (hasHost ? 2 : 0), let last = parts.last else { return nil }
    let name = last.map { isPlain($0) ? $0 : UInt8(ascii: "-") }
    let text = String(decoding: name, as: UTF8.self)
    let stem = [".html", ".htm"].first { text.utf8.count > $0.utf8.count && text.hasSuffix($0) }
    let id = String(text.dropLast(stem?.count ?? 0))
    return id.utf8.allSatisfy { "-._".utf8.contains($0) } ? nil : id
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
