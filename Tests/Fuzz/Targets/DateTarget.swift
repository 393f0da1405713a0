import Datasets
import Markup

/// A date is of the years 1 to 9999, and is read again from what is written of it.
struct DateTarget: FuzzTarget {
  static let range = -62_135_596_800..<253_402_300_800

  let name = "date"
  let seeds = [
    "Mon, 06 Oct 2014 08:30:05 +0200", "2014-10-06T08:30:05.123Z", "Mon Oct  6 08:30:05 2014",
    "6 octobre 2014 8:56 am PST", "20141006T083005", "10/06/2014", "03-12-31", "2003-12", "2003",
    "2014年10月6日 오후 3:04", "Thu, 01 Jan 104 00:00:00 GMT", "Пн, 06 окт 2014 24:00:00 (MSK)",
  ]
  let words =
    [
      "Mon", "Monday", "Oct", "octobre", "Μαρ", "январь", "am", "pm", "오후", "年", "月", "日", "년",
      "GMT", "UTC", "EST", "Z", "T", "GMT+02:00", "+0200", "-99:99", "+1860", "(", ")", "0", "1",
      "31", "60", "99", "2014", "9999", "0000", "99999999999999999999", " ", "  ", "\t", "-", "/",
      ".", ",", ":", "_", "\u{0}", "\u{FF12}", "08:30", "24:00:00", "23:59:60", "29 Feb",
    ]

  func check(_ bytes: [UInt8]) throws(FuzzFinding) {
    guard let seconds = FeedDate.seconds(of: String(decoding: bytes, as: UTF8.self)) else { return }
    try FuzzFinding.expect(Self.range.contains(seconds), "beyond the years: \(seconds)")
    let text = Timestamp(seconds: seconds).iso8601
    let again = FeedDate.seconds(of: text)
    try FuzzFinding.expect(again == seconds, "\(text) is \(seconds), not \(again ?? -1)")
  }
}
