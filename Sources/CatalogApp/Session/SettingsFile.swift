package import Tables

/// The config file as it was found: settings with their places, whether known or not.
///
/// The file is a JSON object, or lines of `name = value` with `#` before comments. A byte order
/// mark and any kind of line end are taken.
package struct SettingsFile: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    package var name: String
    package var value: String
    /// Counted from 1.
    package var line: Int
  }

  package private(set) var entries: [Entry] = []

  package init() {}

  /// - Throws: where the file is JSON that breaks off or lines that say nothing.
  package init(_ bytes: [UInt8]) throws(SettingsError) {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let start = text.first { $0 > 0x20 }
    entries = try start == UInt8(ascii: "{") ? Self.json(bytes) : Self.lines(text)
  }

  /// The last value of a setting.
  package subscript(setting: Setting) -> String? {
    entries.last { $0.name == setting.rawValue && setting.accepts($0.value) }?.value
  }

  /// What is wrong with single entries; the others hold all the same.
  package var faults: [SettingsError] {
    entries.compactMap { entry in
      guard let setting = Setting(rawValue: entry.name) else {
        return SettingsError(.unknown(entry.name), line: entry.line)
      }
      guard !setting.accepts(entry.value) else { return nil }
      return SettingsError(.badValue(entry.value, setting), line: entry.line)
    }
  }

  /// Sets a value; everything else stays, known or not.
  package mutating func set(_ setting: Setting, to value: String) {
    if let index = entries.lastIndex(where: { $0.name == setting.rawValue }) {
      entries[index].value = value
    } else {
      entries.append(Entry(name: setting.rawValue, value: value, line: entries.count + 1))
    }
  }

  /// The file as JSON, as it is written.
  package var text: String {
    JSONWriter.pretty(.object(entries.map { .init($0.name, .string($0.value)) })) + "\n"
  }

  // MARK: Reading

  private static func json(_ bytes: [UInt8]) throws(SettingsError) -> [Entry] {
    let value: JSONValue
    do {
      value = try JSONParser.parse(bytes)
    } catch {
      throw SettingsError(.notJSON(error), line: error.line)
    }
    return (value.members ?? []).map { member in
      Entry(
        name: member.name, value: Cell(member.value).display,
        line: line(of: member.name, in: bytes))
    }
  }

  /// The line where a JSON file names the setting; the parser keeps no places.
  private static func line(of name: String, in bytes: [UInt8]) -> Int {
    let quoted = Array(JSONWriter.compact(.string(name)).utf8)
    let place = bytes.indices.first { bytes[$0...].starts(with: quoted) } ?? 0
    return bytes[..<place].count { $0 == 0x0A } + 1
  }

  private static func lines(_ bytes: ArraySlice<UInt8>) throws(SettingsError) -> [Entry] {
    var entries: [Entry] = []
    for (index, line) in splitLines(bytes).enumerated() {
      let line = trimmed(line)
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      guard let sign = line.firstIndex(of: UInt8(ascii: "=")) else {
        throw SettingsError(.notASetting, line: index + 1)
      }
      entries.append(
        Entry(
          name: String(decoding: trimmed(line[..<sign]), as: UTF8.self),
          value: String(decoding: trimmed(line[(sign + 1)...]), as: UTF8.self), line: index + 1))
    }
    return entries
  }

  /// Lines that end in LF, CR LF or CR.
  private static func splitLines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes
    while let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      lines.append(rest[..<end])
      let isPair = rest[end] == 0x0D && end + 1 < rest.endIndex && rest[end + 1] == 0x0A
      rest = rest[(end + (isPair ? 2 : 1))...]
    }
    return lines + [rest]
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = bytes.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.endIndex
    let end = bytes.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 } ?? start
    return bytes[start..<max(start, end)]
  }
}

/// What is wrong with the config file, and where.
package struct SettingsError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case unknown(String)
    case badValue(String, Setting)
    case notJSON(JSONError)
    case notASetting
  }

  package var reason: Reason
  package var line: Int

  package init(_ reason: Reason, line: Int) {
    self.reason = reason
    self.line = line
  }
}
