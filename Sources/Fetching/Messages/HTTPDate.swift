/// The dates of headers (RFC 9110 §5.6.7), in all three forms that must be understood.
enum HTTPDate {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Seconds since 1970 in UTC; nil for what is no such date.
  ///
  /// The day of the week is not judged. A year of two digits is the one that is at most 50 years
  /// behind `now`, which is in seconds since 1970.
  static func seconds(of text: String, now: Int) -> Int? {
    let parts = text.utf8.split { $0.isBlankOrBreak || $0 == UInt8(ascii: ",") }
    switch parts.count {
    // Sun, 06 Nov 1994 08:49:37 GMT
    case 6 where isUTC(parts[5]):
      guard let year = number(parts[3], digits: 4) else { return nil }
      return seconds(year, parts[2], parts[1], parts[4])
    // Sunday, 06-Nov-94 08:49:37 GMT
    case 4 where isUTC(parts[3]):
      let date = parts[1].split(separator: UInt8(ascii: "-"))
      guard date.count == 3, let year = number(date[2], digits: 2) else { return nil }
      return seconds(fullYear(year, now: now), date[1], date[0], parts[2])
    // Sun Nov  6 08:49:37 1994
    case 5:
      guard let year = number(parts[4], digits: 4) else { return nil }
      return seconds(year, parts[1], parts[2], parts[3])
    default: return nil
    }
  }

  private static func isUTC(_ zone: Substring.UTF8View) -> Bool {
    zone.elementsEqual("GMT".utf8) || zone.elementsEqual("UTC".utf8)
  }

  private static func number(_ text: Substring.UTF8View, digits: Int) -> Int? {
    guard text.count == digits, text.allSatisfy(\.isDigit) else { return nil }
    return Int(Substring(text))
  }

  private static func seconds(
    _ year: Int, _ month: Substring.UTF8View, _ day: Substring.UTF8View, _ time: Substring.UTF8View
  ) -> Int? {
    let name = String(decoding: month.map(\.lowercased), as: UTF8.self)
    let clock = time.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard let month = months.firstIndex(of: name), let day = number(day, digits: day.count),
      (1...31).contains(day), clock.count == 3,
      let hour = number(clock[0], digits: 2), hour < 24,
      let minute = number(clock[1], digits: 2), minute < 60,
      let second = number(clock[2], digits: 2), second <= 60  // A leap second.
    else { return nil }
    return ((days(year, month + 1, day) * 24 + hour) * 60 + minute) * 60 + second
  }

  private static func fullYear(_ year: Int, now: Int) -> Int {
    let thisYear = 1970 + now / 31_556_952  // Seconds of a mean Gregorian year.
    let candidate = thisYear / 100 * 100 + year
    if candidate > thisYear + 50 { return candidate - 100 }
    return candidate < thisYear - 50 ? candidate + 100 : candidate
  }

  /// Days since 1970-01-01 in the Gregorian calendar.
  ///
  /// Years are counted from March, so that a leap day is the last one.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month < 3 ? year - 1 : year
    let month = (month + 9) % 12
    let leapDays = year / 4 - year / 100 + year / 400
    return year * 365 + leapDays + (month * 153 + 2) / 5 + day - 1 - 719_468
  }
}
