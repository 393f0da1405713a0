import Foundation
import Tables
import Testing

struct JSONParserTests {
  private func parse(_ text: String) throws -> JSONValue { try JSONParser.parse(Array(text.utf8)) }

  @Test(arguments: [
    "0", "-0", "1.10", "10.0", "1e2", "1E+02", "-1.5e-3", "18446744073709551616", "1e400",
  ])
  func `a number keeps its digits`(_ text: String) throws {
    #expect(try parse(text) == .number(text))
    #expect(JSONWriter.compact(try parse(" \(text)\n")) == text)
  }

  @Test func `words are values`() throws {
    #expect(try parse("[true, false, null]") == [true, false, nil])
  }

  @Test func `members keep their order and their doubles`() throws {
    let value = try parse(#"{"z":1,"a":2,"z":3}"#)
    #expect(value.members?.map(\.name) == ["z", "a", "z"])
    #expect(value["z"] == 3)
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u00e9\u20AC""#, "é€"),
    (#""\ud83c\udf89""#, "🎉"),
    (#""a\u0000b""#, "a\0b"),
    (#""\ud83cx""#, "\u{FFFD}x"),
    (#""\udf89""#, "\u{FFFD}"),
    (#""\ud83c\ud83c\udf89""#, "\u{FFFD}🎉"),
    (#""\ud83c\n""#, "\u{FFFD}\n"),
    ("\"Olá \u{7F} \u{2028}\"", "Olá \u{7F} \u{2028}"),
  ])
  func `a string says what its escapes stand for`(_ text: String, _ meaning: String) throws {
    let read = try #require(try parse(text).string)
    #expect(Array(read.unicodeScalars) == Array(meaning.unicodeScalars))
  }

  @Test func `letters that look the same stay different`() throws {
    let value = try parse("[\"\u{E9}\",\"e\u{301}\"]")
    #expect(
      value.array?.map { Array($0.string?.unicodeScalars ?? "".unicodeScalars).count } == [1, 2])
  }

  @Test func `a byte order mark and blanks around the value do not matter`() throws {
    #expect(try JSONParser.parse([0xEF, 0xBB, 0xBF] + Array(" \t\r\n[ ] \n".utf8)) == [])
    #expect(try parse("{ }") == .object([JSONValue.Member]()))
  }

  @Test(arguments: [
    ("", "1:1: the JSON text ends too early"),
    ("[1,", "1:4: the JSON text ends too early"),
    ("[1,]", "1:4: ‘]’ is not expected here in JSON"),
    ("[1 2]", "1:4: ‘2’ is not expected here in JSON"),
    ("{\"a\" 1}", "1:6: ‘1’ is not expected here in JSON"),
    ("{\"a\":1,}", "1:8: ‘}’ is not expected here in JSON"),
    ("{a:1}", "1:2: ‘a’ is not expected here in JSON"),
    ("'a'", "1:1: ‘'’ is not expected here in JSON"),
    ("[{\"v\":1},\n {\"v\": NaN}]", "2:8: ‘N’ is not expected here in JSON"),
    ("-Infinity", "1:2: this is no JSON number"),
    ("+1", "1:1: ‘+’ is not expected here in JSON"),
    ("1.", "1:3: this is no JSON number"),
    (".5", "1:1: ‘.’ is not expected here in JSON"),
    ("1e", "1:3: this is no JSON number"),
    ("[01]", "1:3: ‘1’ is not expected here in JSON"),
    ("nul", "1:4: the JSON text ends too early"),
    ("nulL", "1:4: ‘L’ is not expected here in JSON"),
    ("true false", "1:6: there is more text after the JSON value"),
    ("\"a", "1:3: the JSON text ends too early"),
    ("\"a\nb\"", "1:3: a control character must be escaped in a JSON string"),
    ("\"\\x\"", "1:3: this is no JSON escape"),
    ("\"\\u12g4\"", "1:6: this is no JSON escape"),
    ("\"\\u12", "1:6: the JSON text ends too early"),
    ("[\"é\", x]", "1:7: ‘x’ is not expected here in JSON"),
    ("[\u{A0}1]", "1:2: byte 194 is not expected here in JSON"),
    ("\u{FEFF}[x]", "1:2: ‘x’ is not expected here in JSON"),
    ("/* */ 1", "1:1: ‘/’ is not expected here in JSON"),
  ])
  func `what is no JSON is an error with its place`(_ text: String, _ sentence: String) throws {
    let error = try #require(throws: JSONError.self) { try parse(text) }
    #expect("\(error.line):\(error.column): \(error.message)" == sentence)
  }

  @Test func `bytes that are no UTF-8 are named by their place`() throws {
    let bytes = Array("[\n\"ab".utf8) + [0xC3, 0x28] + Array("\"]".utf8)
    let error = try #require(throws: JSONError.self) { try JSONParser.parse(bytes) }
    #expect(error == JSONError(reason: .notUTF8, line: 2, column: 4))
    #expect(error.message == "the JSON text is not UTF-8")
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `a text nested too deep is refused`(_ open: String) throws {
    let text = String(repeating: open, count: 100_000)
    let error = try #require(throws: JSONError.self) { try parse(text) }
    #expect(error.message == "the JSON text is nested deeper than 512 levels")
    #expect(error.column == open.utf8.count * 512 + 1)
  }

  @Test func `the deepest text that is allowed fits a small stack`() throws {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      if (try? JSONParser.parse(Array(text.utf8))) != nil { done.signal() }
    }
    thread.stackSize = 256 << 10
    thread.start()
    #expect(done.wait(timeout: .now() + 60) == .success)
  }
}
