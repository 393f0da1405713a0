import TerminalUI
import Testing

@testable import CatalogApp

struct SizeTypedTests {
  @Test(arguments: [
    ("80x24", 80, 24), ("80X24", 80, 24), ("80×24", 80, 24), ("1x1", 1, 1),
    ("1000x1000", 1_000, 1_000),
    ("080x024", 80, 24),
  ])
  func `a size is columns and rows`(_ text: String, _ width: Int, _ height: Int) {
    #expect(Size(typed: text) == Size(width: width, height: height))
  }

  @Test(arguments: [
    "", "80", "x", "80x", "x24", "0x24", "80x0", "1001x24", "80x1001", "-80x24", "+80x24",
    "80 x 24",
    "80x24x2", "80x24 ", "8٠x24", "80*24", "99999999999999999999x24", "80x\u{301}24",
  ])
  func `anything else is none`(_ text: String) {
    #expect(Size(typed: text) == nil)
  }
}
