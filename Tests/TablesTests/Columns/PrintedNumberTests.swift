import Testing

@testable import Tables

struct PrintedNumberTests {
  @Test(arguments: [
    ("0", Int64(0)), ("7", 7), ("-12", -12), ("9223372036854775807", .max),
    ("-9223372036854775808", .min),
  ])
  func `a whole number that comes back`(text: String, number: Int64) {
    #expect(PrintedNumber(text) == .integer(number))
  }

  @Test(arguments: [("0.5", 0.5), ("-1.25", -1.25), ("1.0", 1), ("1e+300", 1e300), ("0.0", 0)])
  func `a fraction that comes back`(text: String, number: Double) {
    #expect(PrintedNumber(text) == .real(number))
  }

  @Test(arguments: [
    "", "-", "007", "-0", "-0.0", "+1", " 1", "1 ", "1.10", ".5", "5.", "1e5", "1e400", "0x10",
    "nan", "inf", "-inf", "1_000", "9223372036854775808", "-9223372036854775809", "1,5", "١",
    "0.30000000000000004444", "12345678901234567890123456789",
  ])
  func `what a number would lose is none`(text: String) {
    #expect(PrintedNumber(text) == nil)
  }

  @Test func `what looks like a number is told from words`() {
    #expect(["007", "1.10", "+31", "1e400"].allSatisfy(PrintedNumber.isLoose))
    #expect(!["", "e", "12 km", "--"].contains(where: PrintedNumber.isLoose))
  }
}
