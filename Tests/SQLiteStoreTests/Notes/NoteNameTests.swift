import Testing

@testable import SQLiteStore

struct NoteNameTests {
  @Test(arguments: ["", "  \n", ".", "..", "a/b", "a\tb", "a\u{0}", "a\u{85}b", "a\u{2028}b"])
  func `some names can be none`(name: String) {
    #expect(NoteName.checked(name) == nil)
  }

  @Test func `blanks at the ends do not belong to a name`() {
    #expect(NoteName.checked(" a b \n") == "a b")
    #expect(NoteName.checked(".hidden") == ".hidden")
  }

  @Test func `a name has 255 bytes at most`() {
    #expect(NoteName.checked(String(repeating: "é", count: 127)) != nil)
    #expect(NoteName.checked(String(repeating: "é", count: 128)) == nil)
  }

  @Test func `words stand before the extension, and a long name is cut for them`() {
    #expect(NoteName.adding(" copy", to: "a") == "a copy")
    #expect(NoteName.adding(" copy", to: "a.txt") == "a copy.txt")
    #expect(NoteName.adding(" copy", to: ".txt") == ".txt copy")
    #expect(NoteName.adding(" copy", to: "Dr. Who") == "Dr. Who copy")
    let long = NoteName.adding(" copy", to: String(repeating: "é", count: 127) + "x")
    #expect(long == String(repeating: "é", count: 125) + " copy")
  }

  @Test func `the first free name is found`() {
    let taken: Set = ["a.txt", "a 2.txt"]
    #expect(NoteName.free("a.txt") { taken.contains($0) } == "a 3.txt")
    #expect(NoteName.free("b") { taken.contains($0) } == "b")
  }
}
