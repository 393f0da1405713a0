import Testing

@testable import SupportMail

struct MailDateTests {
  @Test(arguments: [
    ("2026-11-30T02:40:00+05:45", "Mon, 30 Nov 2026 02:40:00 +0545"),
    ("2026-11-30T02:40:00Z", "Mon, 30 Nov 2026 02:40:00 +0000"),
    ("2026-11-30t02:40:00z", "Mon, 30 Nov 2026 02:40:00 +0000"),
    ("2026-11-30 02:40:00+0100", "Mon, 30 Nov 2026 02:40:00 +0100"),
    ("2026-11-30T02:40+01", "Mon, 30 Nov 2026 02:40:00 +0100"),
    ("2026-06-15T08:09:10.987+02:00", "Mon, 15 Jun 2026 08:09:10 +0200"),
    ("2026-03-01T12:00:00-03:30", "Sun, 1 Mar 2026 12:00:00 -0330"),
    ("2028-02-29T23:59:59+01:00", "Tue, 29 Feb 2028 23:59:59 +0100"),
    ("2000-02-29T00:00:00Z", "Tue, 29 Feb 2000 00:00:00 +0000"),
    ("1900-01-01T00:00:00Z", "Mon, 1 Jan 1900 00:00:00 +0000"),
    ("9999-12-31T23:59:59Z", "Fri, 31 Dec 9999 23:59:59 +0000"),
    ("Mon, 30 Nov 2026 02:40:00 +0545", "Mon, 30 Nov 2026 02:40:00 +0545"),
    ("1 Dec 2026 02:40 GMT", "Tue, 1 Dec 2026 02:40:00 +0000"),
  ])
  func `both forms are read and one is written`(_ typed: String, _ text: String) throws {
    #expect(try MailDate.parse(typed).text == text)
  }

  struct Bad: CustomTestStringConvertible {
    let typed: String
    let fault: DateFault
    var testDescription: String { typed }
  }

  @Test(arguments: [
    Bad(typed: "", fault: .form), Bad(typed: "yesterday", fault: .form),
    Bad(typed: "2026-11-30", fault: .form), Bad(typed: "2026-11-30T02:40:00", fault: .noZone),
    Bad(typed: "2026-11-30T02:40:00+", fault: .form),
    Bad(typed: "2026-11-30T02:40:00Z ", fault: .form),
    Bad(typed: "2026-11-30T02:40:00+01:00\r\nX: 1", fault: .form),
    Bad(typed: "2026-02-30T00:00:00Z", fault: .noSuchDay),
    Bad(typed: "2026-02-29T00:00:00Z", fault: .noSuchDay),
    Bad(typed: "2100-02-29T00:00:00Z", fault: .noSuchDay),
    Bad(typed: "2026-13-01T00:00:00Z", fault: .noSuchDay),
    Bad(typed: "2026-00-10T00:00:00Z", fault: .noSuchDay),
    Bad(typed: "1899-12-31T00:00:00Z", fault: .noSuchDay),
    Bad(typed: "2026-01-01T25:00:00Z", fault: .noSuchTime),
    Bad(typed: "2026-01-01T24:00:00Z", fault: .noSuchTime),
    Bad(typed: "2026-01-01T00:60:00Z", fault: .noSuchTime),
    Bad(typed: "2026-01-01T00:00:60Z", fault: .noSuchTime),
    Bad(typed: "2026-01-01T00:00:00+01:60", fault: .noSuchZone),
    Bad(typed: "2026-01-01T00:00:00+24:00", fault: .noSuchZone),
    Bad(typed: "٢026-01-01T00:00:00Z", fault: .form),
    Bad(typed: "Mon, 30 Nov 2026 02:40:00 GMT and more", fault: .form),
    Bad(typed: "Mon, 30 Nov 2026 02:40:00", fault: .noZone),
    Bad(typed: "Sun, 30 Nov 2026 02:40:00 +0000", fault: .otherWeekday("Mon")),
  ])
  func `what is no date is refused with the reason`(_ bad: Bad) {
    #expect(throws: MailError.notADate(bad.typed, bad.fault)) { try MailDate.parse(bad.typed) }
  }

  @Test(arguments: [
    (0, 0, "Thu, 1 Jan 1970 00:00:00 +0000"), (-1, 0, "Wed, 31 Dec 1969 23:59:59 +0000"),
    (1_796_006_400, 345, "Mon, 30 Nov 2026 08:25:00 +0545"),
    (951_782_400, -60, "Mon, 28 Feb 2000 23:00:00 -0100"),
    (951_782_400, 0, "Tue, 29 Feb 2000 00:00:00 +0000"),
    (4_107_542_400, 0, "Mon, 1 Mar 2100 00:00:00 +0000"),
    (.max, 0, "Fri, 31 Dec 9999 00:00:00 +0000"), (.min, 0, "Tue, 2 Jan 1900 00:00:00 +0000"),
  ])
  func `the clock's seconds become a date`(_ seconds: Int, _ offset: Int, _ text: String) {
    #expect(MailDate(secondsSince1970: seconds, offset: offset).text == text)
  }

  @Test func `a written date reads back the same for every day of four centuries`() throws {
    for day in stride(from: -25_000, to: 121_097, by: 1) {
      let date = MailDate(secondsSince1970: day * 86_400 + 3661, offset: 60)
      #expect(try MailDate.parse(date.text) == date)
    }
  }
}
