import Testing

@testable import TerminalUI

struct MessageViewTests {
  private let message = MessageView(
    title: "Nothing Found", text: "No monster has this in its name or its text.",
    hint: StyledText("esc", .bold) + " Clear the filter")

  @Test func `it stands in the middle, a third from the top`() {
    #expect(
      message.lines(30, 12) == [
        "", "", "        Nothing Found", "", "  No monster has this in its",
        "      name or its text.",
        "", "     esc Clear the filter", "", "", "", "",
      ])
    #expect(
      message.styles(30, 12).filter { !$0.isEmpty } == [
        "        aaaaaaaaaaaaa", "  bbbbbbbbbbbbbbbbbbbbbbbbbb", "      bbbbbbbbbbbbbbbbb",
        "     aaa",
        "a: bold", "b: dim",
      ])
  }

  @Test func `with little room blanks go first, then words`() {
    #expect(
      message.lines(30, 4) == [
        "        Nothing Found", "  No monster has this in its", "      name or its text.",
        "     esc Clear the filter",
      ])
    #expect(
      message.lines(30, 3) == [
        "        Nothing Found", " No monster has this in its…", "     esc Clear the filter",
      ])
    #expect(message.lines(30, 1) == ["        Nothing Found…"])
  }

  @Test func `tiny messages`() {
    #expect(message.lines(1, 1) == ["…"])
    #expect(message.lines(3, 2) == ["Not", "hi…"])
    #expect(MessageView(title: "").lines(3, 2) == ["", ""])
  }
}
