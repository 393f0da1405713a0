/// A moment with its time zone's offset, as the `Date` field shows it (RFC 5322 §3.3).
///
/// Gregorian calendar, years 1900 to 9999, whole seconds; all arithmetic in integers.
package struct MailDate: Hashable, Sendable {
  let year: Int
  let month: Int
  let day: Int
  let hour: Int
  let minute: Int
  let second: Int
  /// In minutes east of UTC.
  package let offset: Int

  static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  /// From the weekday of 1 January 1970 on.
  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]

  init(
    year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int, offset: Int
  ) throws(DateFault) {
    guard (1900...9999).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { throw .noSuchDay }
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else {
      throw .noSuchTime
    }
    guard abs(offset) < 24 * 60 else { throw .noSuchZone }
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.offset = offset
  }

  /// The moment so many seconds after 1 January 1970 UTC, shown so many minutes east of UTC.
  ///
  /// What lies outside the years or offsets that a mail can show becomes the nearest that can.
  package init(secondsSince1970 seconds: Int, offset: Int) {
    let offset = min(max(offset, -1439), 1439)
    let local = min(max(seconds, -2_208_902_400), 253_402_214_400) + offset * 60
    let (days, rest) = Self.floorDivide(local, by: 86_400)
    (year, month, day) = Self.civil(days)
    hour = rest / 3600
    minute = rest / 60 % 60
    second = rest % 60
    self.offset = offset
  }

  /// The date as in `Mon, 30 Nov 2026 02:40:00 +0545`, in English whatever the locale.
  package var text: String {
    let zone = abs(offset)
    return "\(weekday), \(day) \(Self.months[month - 1]) \(year) "
      + "\(Self.two(hour)):\(Self.two(minute)):\(Self.two(second)) "
      + "\(offset < 0 ? "-" : "+")\(Self.two(zone / 60))\(Self.two(zone % 60))"
  }

  /// The first three letters of the day's English name.
  var weekday: String { Self.weekdays[Self.floorDivide(daysSince1970, by: 7).rest] }

  private var daysSince1970: Int {
    // Years begin in March here, so that the leap day is the last one.
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }

  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = floorDivide(days + 719_468, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func floorDivide(_ value: Int, by divisor: Int) -> (quotient: Int, rest: Int) {
    let (quotient, rest) = value.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
