import Testing

@testable import TerminalUI

struct StringCharacterBoundaryTests {
  @Test func `places within a character are rounded to its ends`() {
    let text = "a👍🏽e\u{301}"
    let starts = text.indices + [text.endIndex]
    for place in text.utf8.indices + [text.endIndex] {
      #expect(text.roundedDown(place) == starts.last { $0 <= place })
      #expect(text.roundedUp(place) == starts.first { $0 >= place })
    }
    #expect("".roundedUp("".startIndex) == "".endIndex)
  }
}
