import Datasets
import Testing

struct CalendarDateTests {
  @Test(arguments: ["2027-01-31", "2028-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
  func `a day that there is can be read`(_ text: String) {
    #expect(CalendarDate(text)?.text == text)
  }

  @Test(arguments: [
    "", "2027", "2027-1-31", "2027-02-29", "1900-02-29", "2027-04-31", "2027-13-01", "2027-00-10",
    "2027-01-00", "2027/01/31", "31-01-2027", "2027-01-31 ", "2027-01-3１", "+027-01-31",
    "2027-01-31T10:00:00Z", "soon",
  ])
  func `anything else is none`(_ text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test func `days stand in their order`() throws {
    let days = try ["2027-12-31", "2027-01-31", "2026-12-31", "2027-02-01"].map {
      try #require(CalendarDate($0))
    }
    #expect(days.sorted().map(\.text) == ["2026-12-31", "2027-01-31", "2027-02-01", "2027-12-31"])
  }

  @Test func `a moment has its day in UTC`() {
    #expect(CalendarDate(Timestamp(seconds: 86_399)).text == "1970-01-01")
    #expect(CalendarDate(Timestamp(seconds: 86_400)).text == "1970-01-02")
  }
}
