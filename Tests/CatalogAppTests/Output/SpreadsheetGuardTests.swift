import Tables
import Testing

@testable import CatalogApp

struct SpreadsheetGuardTests {
  @Test(arguments: ["=1+1", "@x", "-1+2", "+", "-", "\tx", "\rx", "--1", "-1.", "+1e", "-1 "])
  func `what would run gets an apostrophe`(text: String) {
    #expect(SpreadsheetGuard.guarded(.text(text)) == .text("'" + text))
  }

  @Test(arguments: ["-30", "+1.5", "-1,5", "-2e10", "+31612345678", "", "a=1", "'=1", "1-2"])
  func `plain numbers and other texts do not`(text: String) {
    #expect(SpreadsheetGuard.guarded(.text(text)) == .text(text))
  }

  @Test func `what is no text is left alone`() {
    #expect(SpreadsheetGuard.guarded(.number("-1")) == .number("-1"))
    #expect(SpreadsheetGuard.guarded(.null) == .null)
  }
}
