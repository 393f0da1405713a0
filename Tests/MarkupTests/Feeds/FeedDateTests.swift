import TestSupport
import Testing

@testable import Markup

struct FeedDateTests {
  /// The seconds of a moment in UTC.
  private static func seconds(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0
  ) -> Int {
    FeedDate.days(year: year, month: month, day: day) * 86_400 + hour * 3_600 + minute * 60 + second
  }

  @Test func `days are counted from 1970`() {
    #expect(FeedDate.days(year: 1970, month: 1, day: 1) == 0)
    #expect(FeedDate.days(year: 1969, month: 12, day: 31) == -1)
    #expect(FeedDate.days(year: 2000, month: 2, day: 29) == 11_016)
    #expect(FeedDate.days(year: 2000, month: 3, day: 1) == 11_017)
    #expect(Self.seconds(1, 1, 1) == FeedDate.range.lowerBound)
    #expect(Self.seconds(9999, 12, 31, 23, 59, 59) == FeedDate.range.upperBound - 1)
  }

  @Test(arguments: [
    "Tue, 14 Oct 2014 08:56:07 GMT", "Tue, 14 Oct 2014 08:56:07 +0000", "14 Oct 2014 08:56:07",
    "Tue 14 Oct 2014 08:56:07 UT", "tue, 14 oct 2014 08:56:07 z", "Tue,14 Oct 2014 08:56:07 Z",
    "Tuesday, 14-Oct-14 08:56:07 GMT", "Tuesday, October 14, 2014 8:56:07 AM",
    "Oct 14, 2014 08:56:07", "Tue Oct 14 08:56:07 2014", "Tue Oct 14 08:56:07 UTC 2014",
    "Tue, 14 Oct 2014 10:56:07 +0200", "Tue, 14 Oct 2014 10:56:07 GMT+0200",
    "Tue, 14 Oct 2014 10:56:07 +02:00", "Tue, 14 Oct 2014 10:56:07 CEST",
    "Tue, 14 Oct 2014 04:56:07 EDT", "Tue, 14 Oct 2014 04:56:07 -0400 (EDT)",
    "Tue, 14 Oct 2014 09:56:07 BST", "Tue, 14 Oct 2014 17:56:07 JST",
    "Tue, 14 Oct 2014 08:56:07 XYZ", "Tue, 14 Oct 114 08:56:07 GMT",
    "Tue, 14 Oct 14 08:56:07 GMT", " \n Tue, 14  Oct 2014\t08:56:07 GMT ",
    "2014-10-14T08:56:07Z", "2014-10-14t08:56:07z", "2014-10-14 08:56:07",
    "2014-10-14T08:56:07.999Z", "2014-10-14T08:56:07,999Z", "2014-10-14T10:56:07+02:00",
    "2014-10-14T10:56:07+0200", "2014-10-14T10:56:07+02", "2014-10-14T03:26:07-05:30",
    "2014-10-14T08:56:07 +0000", "2014/10/14 08:56:07", "2014.10.14 08:56:07", "20141014T085607Z",
    "10/14/2014 08:56:07", "10/14/2014 8:56:07 am", "14 October 2014, 08:56:07",
    "14. Oktober 2014 08:56:07", "14 octobre 2014 08:56:07", "mar, 14 oct 2014 08:56:07 GMT",
    "di, 14 okt 2014 08:56:07 GMT", "14 de octubre de 2014 08:56:07", "14 ottobre 2014 08:56:07",
    "14 października 2014 08:56:07", "14 října 2014 08:56:07", "14 ekim 2014 08:56:07",
    "Вт, 14 окт 2014 08:56:07 GMT", "Τρι, 14 Οκτ 2014 08:56:07 GMT", "2014. október 14. 08:56:07",
    "2014年10月14日 08:56:07",
  ])
  func `one moment in many forms`(text: String) {
    #expect(FeedDate.seconds(of: text) == Self.seconds(2014, 10, 14, 8, 56, 7))
  }

  @Test(arguments: [
    ("8:56 am PST, 14 Oct 2014", Self.seconds(2014, 10, 14, 16, 56)),
    ("14 Oct 2014 12:00 am", Self.seconds(2014, 10, 14)),
    ("14 Oct 2014 12:00 PM", Self.seconds(2014, 10, 14, 12)),
    ("14 Oct 2014 11:59 pm", Self.seconds(2014, 10, 14, 23, 59)),
    ("14 Oct 2014 24:00:00", Self.seconds(2014, 10, 15)),
    ("31 Dec 2016 23:59:60 GMT", Self.seconds(2016, 12, 31, 23, 59, 59)),
    ("2014-10-14", Self.seconds(2014, 10, 14)), ("2014-10", Self.seconds(2014, 10, 1)),
    ("2014", Self.seconds(2014, 1, 1)), ("20141014", Self.seconds(2014, 10, 14)),
    ("14 Oct 2014", Self.seconds(2014, 10, 14)), ("29 Feb 2000", Self.seconds(2000, 2, 29)),
    ("1 Jan 69", Self.seconds(2069, 1, 1)), ("1 Jan 70", Self.seconds(1970, 1, 1)),
    ("1 Jan 99", Self.seconds(1999, 1, 1)), ("21 Apr 22", Self.seconds(2022, 4, 21)),
    ("0001-01-01T00:00:00Z", FeedDate.range.lowerBound),
    ("9999-12-31T23:59:59Z", FeedDate.range.upperBound - 1),
    ("2014년 10월 14일 오후 5:56", Self.seconds(2014, 10, 14, 8, 56)),
    ("13/10/2014", Self.seconds(2014, 10, 13)), ("10/13/14", Self.seconds(2014, 10, 13)),
  ])
  func `halves of the day, ends of ranges, short years`(text: String, seconds: Int) {
    #expect(FeedDate.seconds(of: text) == seconds)
  }

  @Test(arguments: [
    "", " ", "soon", "yesterday", "25:61", "Wed, 32 Oct 2014 08:00:00 GMT", "0000-00-00",
    "0000-00-00 00:00:00", "2014-13-01", "2014-00-10", "2014-02-30", "29 Feb 1900", "29 Feb 2001",
    "31 Apr 2014", "0 Jan 2014", "2014-10-14T25:00:00Z", "2014-10-14T08:60:00Z",
    "2014-10-14T08:56:61Z", "2014-10-14T24:00:01Z", "14 Oct 2014 08:", "14 Oct", "Oct 2014 08:00",
    "08:56:07", "14 Oct 2014 08:56:07:09", "-0001-01-01", "10000-01-01", "99999999999999999999",
    "1412000000", "0000-12-31T23:59:59Z", "0001-01-01T00:00:00+01:00", "9999-12-31T23:59:59-01:00",
    "2014-10-14T08:56:07+99:00", "20140230T000000Z", "a\u{0}b", "Oct Oct Oct", "1 2 3 4 5 6 7",
  ])
  func `what cannot be a date is none`(text: String) {
    #expect(FeedDate.seconds(of: text) == nil)
  }

  @Test func `a very long text is no date`() {
    #expect(FeedDate.seconds(of: "14 Oct 2014" + String(repeating: " ", count: 190)) == nil)
    #expect(FeedDate.seconds(of: String(repeating: "9", count: 200)) == nil)
  }

  // MARK: Every form, forth and back

  private static let names = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]

  private struct Parts {
    var year, month, day, hour, minute, second, weekday: Int

    /// The calendar, by another way than the reader's: day by day from the first of a year.
    init(_ seconds: Int) {
      let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
      let ofDay = seconds - days * 86_400
      (hour, minute, second) = (ofDay / 3_600, ofDay / 60 % 60, ofDay % 60)
      weekday = ((days % 7) + 7) % 7
      year = 1970
      var left = days
      func length(_ year: Int) -> Int {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 366 : 365
      }
      while left < 0 {
        year -= 1
        left += length(year)
      }
      while left >= length(year) {
        left -= length(year)
        year += 1
      }
      let lengths = [31, length(year) - 337, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      month = 1
      while left >= lengths[month - 1] {
        left -= lengths[month - 1]
        month += 1
      }
      day = left + 1
    }
  }

  private func two(_ value: Int) -> String { (value < 10 ? "0" : "") + String(value) }

  private func four(_ value: Int) -> String {
    String(repeating: "0", count: max(0, 4 - String(value).count)) + String(value)
  }

  /// The moment as each kind of program writes it.
  private func forms(_ seconds: Int) -> [String] {
    let utc = Parts(seconds)
    let time = "\(two(utc.hour)):\(two(utc.minute)):\(two(utc.second))"
    let name = Self.names[utc.month - 1]
    let weekday = Self.weekdays[utc.weekday]
    let year = four(utc.year)
    let half = utc.hour < 12 ? "AM" : "PM"
    let short = "\((utc.hour + 11) % 12 + 1):\(two(utc.minute)):\(two(utc.second)) \(half)"
    let east = Parts(seconds + 19_800)
    let eastern = "\(two(east.hour)):\(two(east.minute)):\(two(east.second))"
    return [
      "\(weekday), \(two(utc.day)) \(name) \(year) \(time) GMT",
      "\(utc.day) \(name) \(year) \(time)",
      "\(weekday) \(name) \(utc.day) \(time) \(year)", "\(name) \(utc.day), \(year) \(short)",
      "\(year)-\(two(utc.month))-\(two(utc.day))T\(time)Z",
      "\(year)-\(two(utc.month))-\(two(utc.day)) \(time).5",
      "\(year)/\(utc.month)/\(utc.day) \(time)",
      "\(year)\(two(utc.month))\(two(utc.day))T\(two(utc.hour))\(two(utc.minute))\(two(utc.second))Z",
      "\(utc.month)/\(utc.day)/\(year) \(short)",
      "\(four(east.year))-\(two(east.month))-\(two(east.day))T\(eastern)+05:30",
      "\(weekday), \(east.day) \(Self.names[east.month - 1]) \(four(east.year)) \(eastern) +0530",
    ]
  }

  @Test func `every moment that is written in a form is read back`() {
    var generator = SeededGenerator(seed: 41)
    let range = Self.seconds(1000, 1, 2)..<Self.seconds(9999, 12, 30)
    let ends = [
      -1, 0, Self.seconds(1999, 12, 31, 23, 59, 59), Self.seconds(2000, 2, 29, 12),
      Self.seconds(2100, 2, 28, 0, 0, 1), Self.seconds(2038, 1, 19, 3, 14, 8),
    ]
    let moments = ends + (0..<400).map { _ in Int.random(in: range, using: &generator) }
    for seconds in moments {
      for form in forms(seconds) { #expect(FeedDate.seconds(of: form) == seconds, "\(form)") }
    }
  }

  @Test func `no text is read as a date outside the range`() {
    var generator = SeededGenerator(seed: 42)
    let letters = Array("0123456789 :-/.,TZ+aJn월日".unicodeScalars)
    for _ in 0..<3_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...24, using: &generator) {
        text.append(letters[Int.random(in: 0..<letters.count, using: &generator)])
      }
      if let seconds = FeedDate.seconds(of: String(text)) {
        #expect(FeedDate.range.contains(seconds), "\(String(text))")
      }
    }
  }
}
