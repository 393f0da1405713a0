/// Dates as feeds write them: RFC 822 in every careless form, ISO 8601, what C's `asctime` prints,
/// month names in many languages.
///
/// By our own rules, so that no locale or time zone of the machine has a say. Without a zone, or with
/// an unknown one, a date is in UTC. What cannot be a date is none.
package enum FeedDate {
  /// The whole seconds since 1970-01-01 00:00 UTC, of the years 1 to 9999; nil where it is no date.
  package static func seconds(of text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count <= 200 else { return nil }
    var reader = DateReader(bytes)
    guard reader.read() else { return nil }
    return reader.seconds
  }

  /// From the beginning of the year 1 to the end of 9999.
  static let range = -62_135_596_800..<253_402_300_800

  /// The days from 1970-01-01 to a date of the proleptic Gregorian calendar.
  ///
  /// Years are counted from March, so that the day that leap years add is the last one.
  static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Whether there is such a day, of the years 1 to 9999.
  package static func isDate(year: Int, month: Int, day: Int) -> Bool {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return false }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let length =
      switch month {
      case 2: isLeap ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    return day <= length
  }
}
