import Tables
import Testing

@testable import Datasets

struct JSONOutlineTests {
  private func lines(_ text: String) throws -> [String] {
    JSONOutline(try JSONParser.parse(Array(text.utf8))).lines
  }

  @Test(arguments: [
    ("{}", ["{}"]), ("[]", ["[]"]),
    (#"{"a": 1.10, "b": "x", "c": null, "d": true}"#, ["a: 1.10", "b: x", "c: null", "d: true"]),
    (#"["x", "y"]"#, ["- x", "- y"]),
    (
      #"{"a": {"b": [1, {"c": 2, "d": 3}]}}"#,
      ["a:", "  b:", "    - 1", "    - c: 2", "      d: 3"]
    ),
    (#"[[1, 2], [], {}]"#, ["- - 1", "  - 2", "- []", "- {}"]),
    (#"{"a": "one\ntwo", "b": [["x\ny"]]}"#, ["a: one", "  two", "b:", "  - - x", "      y"]),
    (#"{"a": 1, "a": 2, "": ""}"#, ["a: 1", "a: 2", ": "]),
  ])
  func `values are lines, what is inside stands further in`(_ text: String, _ lines: [String])
    throws
  {
    #expect(try self.lines(text) == lines)
  }

  @Test func `depth and number are bounded, and what is left out is counted`() throws {
    let deep = String(repeating: "[", count: 60) + "1, 2" + String(repeating: "]", count: 60)
    let outline = JSONOutline(try JSONParser.parse(Array(deep.utf8)))
    #expect(outline.lines.count == 1 && outline.leftOut == 2)
    #expect(outline.lines[0].hasSuffix("…"))
    let long = JSONOutline(.array((0..<1_000).map { .number(String($0)) }))
    #expect(long.lines.count == JSONOutline.lineLimit)
    #expect(long.leftOut == 1_000 - JSONOutline.lineLimit)
    guard case .format(.valuesLeftOut, let parts) = long.phrase else {
      Issue.record("nobody is told")
      return
    }
    #expect(parts.last == .text("600"))
  }
}
