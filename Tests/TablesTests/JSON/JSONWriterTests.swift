import Tables
import Testing

struct JSONWriterTests {
  @Test func `a compact text is one line`() {
    let value: JSONValue = .object(["a": [1, "x", nil, true], "b": .object([JSONValue.Member]())])
    #expect(JSONWriter.compact(value) == #"{"a": [1, "x", null, true], "b": {}}"#)
  }

  @Test func `a pretty text has a member a line`() {
    #expect(
      JSONWriter.pretty(.object(["a": [1, 2], "b": []])) == """
        {
          "a": [
            1,
            2
          ],
          "b": []
        }
        """)
  }

  @Test func `a list has an object a line`() {
    #expect(JSONWriter.lines([]) == "[]")
    #expect(JSONWriter.lines([.object(["a": 1]), 2]) == "[\n  {\"a\": 1},\n  2\n]")
  }

  @Test(arguments: [
    ("\"\\/", #""\"\\/""#),
    ("\n\r\t\0\u{1B}", #""\n\r\t\u0000\u001b""#),
    ("\u{7F}\u{85}\u{9B}", #""\u007f\u0085\u009b""#),
    ("\u{202E}\u{2066}\u{200F}\u{61C}\u{2028}", #""\u202e\u2066\u200f\u061c\u2028""#),
    ("Olá 🎉 \u{A0}—", "\"Olá 🎉 \u{A0}—\""),
  ])
  func `only what could harm is escaped`(_ text: String, _ written: String) {
    #expect(JSONWriter.compact(.string(text)) == written)
    // Wherever it stands in a longer text, and between others.
    let inner = written.dropFirst().dropLast()
    for indent in Array(0..<70) + [130, 990, 1_000, 1_020, 5_000] {
      let around = String(repeating: indent.isMultiple(of: 2) ? "x" : "é", count: indent)
      #expect(
        JSONWriter.compact(.string(around + text + text + around))
          == "\"\(around)\(inner)\(inner)\(around)\"")
    }
  }

  @Test func `a text of escapes alone is written as a whole`() {
    for count in [1, 31, 32, 33, 170, 1_000] {
      let text = String(repeating: "\u{1}", count: count)
      #expect(
        JSONWriter.compact(.string(text))
          == "\"" + String(repeating: #"\u0001"#, count: count) + "\"")
    }
  }

  @Test(arguments: [
    #"{"b":[1.10,{"a":[]},"\u0000\ud83c\udf89"],"b":null}"#, "[[[]],{},\"\",-0.0e5]", "\"\\\"\"",
  ])
  func `what is written reads back as the same value`(_ text: String) throws {
    let value = try JSONParser.parse(Array(text.utf8))
    for written in [JSONWriter.compact(value), JSONWriter.pretty(value)] {
      #expect(try JSONParser.parse(Array(written.utf8)) == value)
    }
  }
}
