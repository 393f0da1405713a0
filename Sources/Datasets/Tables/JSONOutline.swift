import Tables

/// An array or an object as lines that people read: a label and its value each, what is inside of
/// another further in.
struct JSONOutline {
  /// Deeper ones, and more lines, are left out; their number is told.
  static let depthLimit = 8
  static let lineLimit = 400
  /// What an item of an array begins with.
  private static let mark = "-"

  private(set) var lines: [String] = []
  /// The values that are not shown.
  private(set) var leftOut = 0

  init(_ value: JSONValue) {
    switch value {
    case .array(let values) where !values.isEmpty: lay(values, 0)
    case .object(let members) where !members.isEmpty: lay(members, 0)
    default: add(Self.text(of: value) ?? "", 0)
    }
  }

  /// The lines as one text, the last one telling how many values are left out.
  var phrase: Phrase {
    let text = lines.joined(separator: "\n")
    return leftOut == 0
      ? .text(text) : .format(.valuesLeftOut, [.text(text), .text(String(leftOut))])
  }

  private mutating func lay(_ members: [JSONValue.Member], _ depth: Int) {
    for member in members { lay(member.name + ":", member.value, depth) }
  }

  private mutating func lay(_ values: [JSONValue], _ depth: Int) {
    for value in values { lay(Self.mark, value, depth) }
  }

  /// Puts the mark of an item into the indent of a line.
  private mutating func mark(_ line: Int, _ depth: Int) {
    guard lines.indices.contains(line) else { return }
    let rest = String(Substring(lines[line].utf8.dropFirst(depth * 2 + 2)))
    lines[line] = String(repeating: " ", count: depth * 2) + Self.mark + " " + rest
  }

  private mutating func lay(_ label: String, _ value: JSONValue, _ depth: Int) {
    guard lines.count < Self.lineLimit else {
      leftOut += Self.count(of: value)
      return
    }
    if let text = Self.text(of: value) { return add(label + " " + text, depth) }
    guard depth + 1 < Self.depthLimit else {
      leftOut += Self.count(of: value)
      return add(label + " …", depth)
    }
    // The first line of what is inside of an item stands behind the item's own mark.
    let isItem = label == Self.mark
    let start = lines.count
    if !isItem { add(label, depth) }
    defer { if isItem { mark(start, depth) } }
    switch value {
    case .array(let values): lay(values, depth + 1)
    case .object(let members): lay(members, depth + 1)
    case .null, .bool, .number, .string: break
    }
  }

  /// Adds a text; its own further lines stand under it.
  private mutating func add(_ text: String, _ depth: Int) {
    let indent = String(repeating: " ", count: depth * 2)
    let parts = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      lines.append(indent + (index == 0 ? "" : "  ") + String(Substring(part)))
    }
  }

  /// The text of what fits on a line; nil for what has something inside.
  private static func text(of value: JSONValue) -> String? {
    switch value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let digits): digits
    case .string(let text): text
    case .array(let values): values.isEmpty ? "[]" : nil
    case .object(let members): members.isEmpty ? "{}" : nil
    }
  }

  /// The number of values in one that are no arrays or objects, itself at least.
  private static func count(of value: JSONValue) -> Int {
    var count = 0
    var rest = [value]
    while let next = rest.popLast() {
      switch next {
      case .array(let values) where !values.isEmpty: rest += values
      case .object(let members) where !members.isEmpty: rest += members.map(\.value)
      default: count += 1
      }
    }
    return count
  }
}
