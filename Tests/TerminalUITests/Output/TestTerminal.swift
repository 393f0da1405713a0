@testable import TerminalUI

/// A terminal small enough to be right: it obeys what `FrameEncoder` sends, and notes the rest.
struct TestTerminal {
  struct Shown: Hashable {
    var text = " "
    var style = CellStyle.plain
    var link: String?
    /// Empty text without this is a mistake.
    var isRightHalf = false
  }

  let size: Size
  private(set) var cells: [Shown]
  private(set) var isCursorShown = true
  private(set) var cursor = Point(x: 0, y: 0)
  private(set) var isUpdating = false
  private(set) var style = CellStyle.plain
  private(set) var link: String?
  /// Sequences it does not know, and characters at places that terminals do not agree about.
  private(set) var complaints: [String] = []
  /// How many cells a text takes here.
  var columns: (String) -> Int = { CellWidth.columns(of: $0) }
  /// Whether it gives each scalar cells of its own and joins what is printed next to a joiner, as
  /// tmux 3.3a does; what does not fit in the row is left out there.
  var isByScalar = false

  init(_ size: Size) {
    self.size = size
    cells = Array(repeating: Shown(), count: size.width * size.height)
  }

  subscript(x: Int, y: Int) -> Shown { cells[y * size.width + x] }

  var lines: [String] {
    (0..<size.height).map { y in (0..<size.width).map { self[$0, y].text }.joined() }
  }

  mutating func receive(_ bytes: [UInt8]) {
    var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    var text = ""
    while let scalar = scalars.popFirst() {
      if scalar.value >= 0x20 && scalar.value != 0x7F {
        text.unicodeScalars.append(scalar)
        continue
      }
      print(text)
      text = ""
      switch scalar {
      case "\u{1B}": obeyEscape(&scalars)
      case "\r": cursor.x = 0
      default: complaints.append("control \(scalar.value)")
      }
    }
    print(text)
  }
}

// MARK: - Text

extension TestTerminal {
  private mutating func print(_ text: String) {
    guard isByScalar else {
      for character in text { print(character) }
      return
    }
    for scalar in text.unicodeScalars { print(scalar) }
  }

  private mutating func print(_ scalar: Unicode.Scalar) {
    let character = Character(scalar)
    let width = columns(String(character))
    let before = cursor.x > 0 ? cells[cursor.y * size.width + cursor.x - 1] : nil
    let left = before?.isRightHalf == true ? cells[cursor.y * size.width + cursor.x - 2] : before
    if width == 0 || left?.text.unicodeScalars.last == "\u{200D}" {
      join(character)
    } else if cursor.x + width <= size.width {
      print(character)
    }
  }

  private mutating func print(_ character: Character) {
    let width = columns(String(character))
    if width == 0 { return join(character) }
    guard cursor.x + width <= size.width, cursor.y < size.height else {
      complaints.append("\(character) at \(cursor)")
      return
    }
    for x in cursor.x..<(cursor.x + width) { breakWide(x) }
    let place = cursor.y * size.width + cursor.x
    cells[place] = Shown(text: String(character), style: style, link: link)
    if width == 2 {
      cells[place + 1] = Shown(text: "", style: style, link: link, isRightHalf: true)
    }
    cursor.x += width
  }

  private mutating func join(_ mark: Character) {
    var place = cursor.y * size.width + cursor.x - 1
    guard cursor.x > 0 else { return complaints.append("mark at \(cursor)") }
    if cells[place].isRightHalf { place -= 1 }
    cells[place].text.append(mark)
  }

  /// Half of a wide character cannot stay.
  private mutating func breakWide(_ x: Int) {
    let place = cursor.y * size.width + x
    if cells[place].isRightHalf { cells[place - 1] = Shown(text: "#") }
    if x + 1 < size.width, cells[place + 1].isRightHalf { cells[place + 1] = Shown(text: "#") }
  }
}

// MARK: - Sequences

extension TestTerminal {
  private mutating func obeyEscape(_ scalars: inout ArraySlice<Unicode.Scalar>) {
    switch scalars.popFirst() {
    case "[":
      var parameters = ""
      while let scalar = scalars.popFirst() {
        if (0x40...0x7E).contains(scalar.value) { return obey(scalar, parameters) }
        parameters.unicodeScalars.append(scalar)
      }
      complaints.append("CSI without an end")
    case "]":
      var command = String.UnicodeScalarView()
      while let scalar = scalars.popFirst(), scalar != "\u{1B}" { command.append(scalar) }
      if scalars.popFirst() != "\\" { complaints.append("OSC without an end") }
      obeyCommand(String(command))
    case let other: complaints.append("ESC \(other.map { String($0) } ?? "")")
    }
  }

  private mutating func obeyCommand(_ command: String) {
    let parts = command.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "8" else { return complaints.append("OSC \(command)") }
    link = parts[2].isEmpty ? nil : String(parts[2])
    if link != nil, !parts[1].hasPrefix("id=") { complaints.append("link without an id") }
  }

  private mutating func obey(_ end: Unicode.Scalar, _ parameters: String) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    switch (end, parameters) {
    case ("m", _): obeyStyle(numbers[...])
    case ("H", _): move(toX: max(1, numbers.dropFirst().first ?? 1) - 1, y: count - 1)
    case ("G", _): move(toX: count - 1, y: cursor.y)
    case ("C", _) where cursor.x < size.width: move(toX: cursor.x + count, y: cursor.y)
    case ("D", _) where cursor.x < size.width: move(toX: cursor.x - count, y: cursor.y)
    case ("K", "") where cursor.x < size.width:
      for x in cursor.x..<size.width {
        breakWide(x)
        cells[cursor.y * size.width + x] = Shown(style: style)
      }
    case ("J", "2"): cells = Array(repeating: Shown(style: style), count: cells.count)
    case ("h", "?25"): isCursorShown = true
    case ("l", "?25"): isCursorShown = false
    case ("h", "?2026"): isUpdating = true
    case ("l", "?2026"): isUpdating = false
    default: complaints.append("CSI \(parameters)\(end)")
    }
  }

  private mutating func move(toX x: Int, y: Int) {
    cursor = Point(x: x, y: y)
    if !Rect(size).contains(cursor) { complaints.append("cursor at \(cursor)") }
  }

  private mutating func obeyStyle(_ numbers: ArraySlice<Int>) {
    var numbers = numbers
    while let number = numbers.popFirst() {
      switch number {
      case 0: style = .plain
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 3: style.attributes.insert(.italic)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.reverse)
      case 22: style.attributes.subtract([.bold, .dim])
      case 23: style.attributes.remove(.italic)
      case 24: style.attributes.remove(.underline)
      case 27: style.attributes.remove(.reverse)
      case 30...39, 90...97: style.foreground = color(number, 30, &numbers)
      case 40...49, 100...107: style.background = color(number, 40, &numbers)
      default: complaints.append("style \(number)")
      }
    }
  }

  private mutating func color(
    _ number: Int, _ base: Int, _ numbers: inout ArraySlice<Int>
  ) -> CellColor {
    switch number - base {
    case 0..<8: return .palette(UInt8(number - base))
    case 9: return .standard
    case 60..<68: return .palette(UInt8(number - base - 60 + 8))
    default: break
    }
    let parts = numbers
    if parts.count >= 2, parts.first == 5 {
      numbers = parts.dropFirst(2)
      return .indexed(UInt8(parts[parts.startIndex + 1]))
    }
    if parts.count >= 4, parts.first == 2 {
      numbers = parts.dropFirst(4)
      let values = parts.dropFirst().prefix(3).map { UInt8($0) }
      return .rgb(values[0], values[1], values[2])
    }
    complaints.append("colour \(number)")
    return .standard
  }
}
