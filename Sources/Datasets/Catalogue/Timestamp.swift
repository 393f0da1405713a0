/// A moment as whole seconds since 1970-01-01 00:00 UTC.
package struct Timestamp: Hashable, Comparable, Sendable {
  package var seconds: Int

  package init(seconds: Int) { self.seconds = seconds }

  package static func < (first: Timestamp, second: Timestamp) -> Bool {
    first.seconds < second.seconds
  }

  /// Whether the moment is no more than so many seconds before another one, and not after it.
  package func isWithin(_ span: Int, before other: Timestamp) -> Bool {
    let (age, isLost) = other.seconds.subtractingReportingOverflow(seconds)
    return !isLost && (0..<span).contains(age)
  }

  /// `2026-11-30T06:50:00Z` (RFC 3339), the years 0 to 9999.
  package var iso8601: String {
    let day = Self.date(ofDay: days)
    let second = seconds - days * 86_400
    var text: [UInt8] = []
    text.reserveCapacity("2026-11-30T06:50:00Z".utf8.count)
    func append(_ number: Int, _ mark: UInt8) {
      text.append(UInt8(truncatingIfNeeded: 0x30 + number / 10 % 10))
      text.append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
      text.append(mark)
    }
    let year = String(day.year).utf8
    text += repeatElement(0x30, count: max(0, 4 - year.count))
    text += year
    text.append(UInt8(ascii: "-"))
    append(day.month, UInt8(ascii: "-"))
    append(day.day, UInt8(ascii: "T"))
    append(second / 3_600, UInt8(ascii: ":"))
    append(second / 60 % 60, UInt8(ascii: ":"))
    append(second % 60, UInt8(ascii: "Z"))
    return String(decoding: text, as: UTF8.self)
  }

  private var days: Int { seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400 }

  /// The date of a day counted from 1970-01-01, in the proleptic Gregorian calendar.
  ///
  /// Years are counted from March, so that the day that leap years add is the last one.
  private static func date(ofDay days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468  // from 0000-03-01
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let january = month >= 10
    return (yearOfEra + era * 400 + (january ? 1 : 0), january ? month - 9 : month + 3, day)
  }
}
