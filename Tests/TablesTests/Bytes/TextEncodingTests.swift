import Tables
import Testing

struct TextEncodingTests {
  private let french: [UInt8] = [0x43, 0xF4, 0x74, 0x65, 0x0A, 0xE9, 0x80, 0x0A]

  private func utf16(_ text: String, little: Bool, mark: Bool) -> [UInt8] {
    let units = (mark ? [0xFEFF] : []) + Array(text.utf16)
    return units.flatMap {
      little ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)]
    }
  }

  @Test(arguments: [1, 2, 1 << 16])
  func `text that is no UTF-8 is read as windows-1252, with a word`(_ chunk: Int) throws {
    let filler = Array(String(repeating: "x\n", count: 1000).utf8)
    let reader = try reader(filler + french, name: "fr.csv", chunk: chunk)
    let table = try Table(reader)
    #expect(table.fields.suffix(2) == [["Côte"], ["é€"]])
    #expect(reader.info.encoding == .windows1252)
    #expect(
      table.notes == [
        "fr.csv: not UTF-8 (byte offset 2001), read as windows-1252; --encoding names another"
      ])
  }

  @Test func `a file that begins in another encoding is read in it from the first name on`() throws
  {
    #expect(try Table(reader(french, name: "fr.csv")).names == ["Côte"])
  }

  @Test func `a given encoding is not doubted`() throws {
    let options = TableOptions(encoding: .latin1)
    let table = try Table(reader(french, options))
    #expect(table.fields == [["é\u{80}"]])
    #expect(table.warnings.isEmpty)
  }

  @Test func `bytes that are not the given UTF-8 are an error`() throws {
    let error = try #require(throws: TableError.self) {
      try reader(french, name: "fr.csv", TableOptions(encoding: .utf8))
    }
    #expect(
      error.description == "fr.csv:1: the byte 0xF4 at offset 1 is not UTF-8; "
        + "name another encoding with --encoding")
  }

  @Test(arguments: [1, 2, 3, 1 << 16], [true, false])
  func `UTF-16 is read, marked or not`(_ chunk: Int, _ little: Bool) throws {
    for mark in [true, false] {
      let text = "name,n\n" + String(repeating: "Åsa 🎉,1\n", count: 200)
      let table = try Table(reader(utf16(text, little: little, mark: mark), chunk: chunk))
      #expect(table.names == ["name", "n"])
      #expect(table.fields == Array(repeating: ["Åsa 🎉", "1"], count: 200))
    }
  }

  @Test func `half a surrogate pair in UTF-16 is replaced, with a word`() throws {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x61, 0, 0x0A, 0, 0x3C, 0xD8, 0x62, 0, 0x0A, 0, 0x63]
    let table = try Table(reader(bytes))
    #expect(table.fields == [["\u{FFFD}b"], ["\u{FFFD}"]])
    #expect(
      table.notes == [
        "t: bytes at offset 6 are not UTF-16LE, shown as U+FFFD",
        "t: bytes at offset 12 are not UTF-16LE, shown as U+FFFD",
      ])
  }

  @Test(arguments: [1, 4, 1 << 16])
  func `damaged UTF-8 is replaced, with the line`(_ chunk: Int) throws {
    let filler = Array(String(repeating: "é\n", count: 1000).utf8)
    let bytes = filler + Array("x".utf8) + [0xE2, 0x82] + Array("y\n".utf8) + [0xC3]
    let table = try Table(reader(bytes, chunk: chunk))
    #expect(table.fields.suffix(3) == [["é"], ["x\u{FFFD}y"], ["\u{FFFD}"]])
    #expect(
      table.notes == [
        "t:1001: bytes at offset 3001 are not UTF-8, shown as U+FFFD",
        "t:1002: bytes at offset 3005 are not UTF-8, shown as U+FFFD",
      ])
  }

  @Test(arguments: [
    ("latin1", TextEncoding.latin1), ("ISO-8859-1", .latin1), ("utf8", .utf8), ("UTF-8", .utf8),
    ("cp1252", .windows1252), ("Windows_1251", .windows1251), ("utf-16", .utf16LittleEndian),
    ("iso8859-15", .latin9), ("koi8-r", .koi8r), ("utf-16be", .utf16BigEndian),
  ])
  func `an encoding has several names`(_ name: String, _ encoding: TextEncoding) throws {
    #expect(try TextEncoding.named(name) == encoding)
  }

  @Test func `an unknown encoding is refused with those that are known`() throws {
    let error = try #require(throws: TableError.self) { try TextEncoding.named("klingon") }
    #expect(
      error.description == "--encoding: the encoding ‘klingon’ is not known; UTF-8, UTF-16LE, "
        + "UTF-16BE, ISO-8859-1, ISO-8859-2, ISO-8859-15, windows-1250, windows-1251, "
        + "windows-1252, windows-1254, KOI8-R, macintosh are")
    #expect(error.kind.rawValue == 64)
  }

  @Test(arguments: TextEncoding.allCases.filter { !$0.name.hasPrefix("UTF") })
  func `every single-byte encoding knows every byte`(_ encoding: TextEncoding) throws {
    let bytes = [0x61, 0x0A] + Array(UInt8(0x80)...0xFF)
    let text = try Table(reader(bytes, TableOptions(encoding: encoding))).fields.first?.first
    #expect(text??.unicodeScalars.count == 128)
  }

  @Test(
    arguments: [
      (TextEncoding.windows1251, "Привет", [0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2]),
      (.latin9, "€", [0xA4]), (.latin2, "ł", [0xB3]), (.koi8r, "п", [0xD0]),
      (.macRoman, "é", [0x8E]),
      (.windows1250, "š", [0x9A]), (.windows1254, "ğ", [0xF0]),
    ] as [(TextEncoding, String, [UInt8])])
  func `a letter is found`(_ encoding: TextEncoding, _ text: String, _ bytes: [UInt8]) throws {
    let options = TableOptions(encoding: encoding)
    #expect(try Table(reader([0x61, 0x0A] + bytes, options)).fields == [[text]])
  }
}
