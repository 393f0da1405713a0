import Tables

/// The config file as it was found: settings with their places, whether known or not.
///
/// The file is a JSON object, or lines of `name = value` with `#` before comments. A byte order
/// mark and any kind of line end are taken. What is not changed keeps its line, or its place in the
/// object.
package struct SettingsFile: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    package var name: String
    package var value: String
    /// Counted from 1.
    package var line: Int
  }

  private enum Form: Equatable {
    case object([JSONValue.Member])
    /// Each with its end.
    case lines([Line])
  }

  package private(set) var entries: [Entry] = []
  private var form = Form.object([])

  package init() {}

  /// Reads a file; what it throws says where it is JSON that breaks off, or a line says nothing.
  package init(_ bytes: [UInt8]) throws(SettingsError) {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    if text.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") {
      let members = try Self.members(bytes)
      form = .object(members)
      entries = Self.entries(of: members, in: bytes)
    } else {
      let lines = Self.split(text)
      form = .lines(lines)
      entries = try Self.entries(of: lines)
    }
  }

  /// The last value of a setting.
  package subscript(setting: Setting) -> String? {
    entries.last { $0.name == setting.rawValue && setting.accepts($0.value) }?.value
  }

  /// What is wrong with single entries; the others hold all the same.
  package var faults: [SettingsError] {
    entries.compactMap { entry in
      if entry.name == Self.credentialsName {
        return areCredentialsWellFormed ? nil : SettingsError(.badCredentials, line: entry.line)
      }
      guard let name = SettingName(entry.name) else {
        return SettingsError(.unknown(entry.name), line: entry.line)
      }
      guard case .setting(let setting) = name, !setting.accepts(entry.value) else { return nil }
      return SettingsError(.badValue(entry.value, setting), line: entry.line)
    }
  }

  /// Sets a value; everything else stays, known or not.
  package mutating func set(_ setting: Setting, to value: String) {
    set(.setting(setting), to: value)
  }

  /// Sets a value; everything else stays, known or not.
  package mutating func set(_ name: SettingName, to value: String) {
    let name = name.text
    let index = entries.lastIndex { $0.name.utf8.elementsEqual(name.utf8) }
    switch form {
    case .object(var members):
      if let index {
        members[index].value = .string(value)
      } else {
        members.append(.init(name, .string(value)))
      }
      form = .object(members)
    case .lines(var lines):
      let text = name + " = " + value
      if let index {
        lines[entries[index].line - 1].text = text
      } else {
        let end = lines.last.map { $0.end.isEmpty ? "\n" : $0.end } ?? "\n"
        if let last = lines.indices.last { lines[last].end = end }
        lines.append(Line(text: text, end: end))
      }
      form = .lines(lines)
    }
    if let index {
      entries[index].value = value
    } else {
      entries.append(Entry(name: name, value: value, line: lastLine))
    }
  }

  /// Takes a name away, however often it is there; everything else stays.
  package mutating func remove(_ name: SettingName) throws(SettingsError) {
    let name = name.text
    switch form {
    case .object(var members):
      members.removeAll { $0.name.utf8.elementsEqual(name.utf8) }
      form = .object(members)
    case .lines(var lines):
      for entry in entries.reversed() where entry.name.utf8.elementsEqual(name.utf8) {
        lines.remove(at: entry.line - 1)
      }
      form = .lines(lines)
    }
    self = try SettingsFile(Array(text.utf8))
  }

  /// The value of the last member of that name, where the file is JSON.
  func lastMember(_ name: String) -> JSONValue? {
    guard case .object(let members) = form else { return nil }
    return members.last { $0.name == name }?.value
  }

  private var lastLine: Int {
    switch form {
    case .object(let members): members.count
    case .lines(let lines): lines.count
    }
  }

  /// The file as it is written.
  package var text: String {
    switch form {
    case .object(let members): JSONWriter.pretty(.object(members)) + "\n"
    case .lines(let lines): lines.map { $0.text + $0.end }.joined()
    }
  }
}

// MARK: - JSON

extension SettingsFile {
  private static func members(_ bytes: [UInt8]) throws(SettingsError) -> [JSONValue.Member] {
    do {
      return try JSONParser.parse(bytes).members ?? []
    } catch {
      throw SettingsError(.notJSON(error), line: error.line)
    }
  }

  /// The members with the lines where the file names them, in one pass: the parser keeps no places.
  private static func entries(of members: [JSONValue.Member], in bytes: [UInt8]) -> [Entry] {
    var (place, line) = (bytes.startIndex, 1)
    return members.map { member in
      let name = Array(JSONWriter.compact(.string(member.name)).utf8)
      while place < bytes.endIndex, !bytes[place...].starts(with: name) {
        if bytes[place] == 0x0A { line += 1 }
        place += 1
      }
      // Passwords are nothing to show.
      let isSecret = member.name == credentialsName
      let value = isSecret ? "" : Cell(member.value).display
      return Entry(name: member.name, value: value, line: line)
    }
  }
}

// MARK: - Lines

extension SettingsFile {
  private struct Line: Equatable {
    var text: String
    /// LF, CR LF, CR, or nothing at the end of the file.
    var end: String
  }

  private static func entries(of lines: [Line]) throws(SettingsError) -> [Entry] {
    var entries: [Entry] = []
    for (index, line) in lines.enumerated() {
      let line = TextLines.trimmed(line.text.utf8[...])
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      guard let sign = line.firstIndex(of: UInt8(ascii: "=")) else {
        throw SettingsError(.notASetting, line: index + 1)
      }
      let (name, value) = (
        TextLines.trimmed(line[..<sign]), TextLines.trimmed(line[line.index(after: sign)...])
      )
      let isSecret = name.elementsEqual(credentialsName.utf8)
      entries.append(
        Entry(
          name: String(Substring(name)), value: isSecret ? "" : String(Substring(value)),
          line: index + 1))
    }
    return entries
  }

  private static func split(_ bytes: ArraySlice<UInt8>) -> [Line] {
    TextLines.pieces(of: String(decoding: bytes, as: UTF8.self)[...].utf8)
      .map { Line(text: String(Substring($0.line)), end: String(Substring($0.end))) }
  }
}
