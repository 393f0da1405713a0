import Markup

/// Whether a text is a day or a moment by ISO 8601, and where it is in time.
enum ISOMoment {
  /// Seconds since 1970 of `2026-11-30`, `2026-11-30T06:50`, `2026-11-30 06:50:00.5Z` and the like;
  /// nil for anything else.
  ///
  /// The offset from UTC is heeded where there is one.
  static func seconds(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 10, bytes[4] == dash, bytes[7] == dash,
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
      let day = number(bytes[8..<10]), FeedDate.isDate(year: year, month: month, day: day)
    else { return nil }
    let start = Double(days(year, month, day)) * 86_400
    if bytes.count == 10 { return start }
    guard bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: " "),
      let time = timeOfDay(bytes[11...])
    else { return nil }
    return start + time
  }

  /// Seconds from midnight in UTC of `06:50:00.5+01:00`.
  private static func timeOfDay(_ text: ArraySlice<UInt8>) -> Double? {
    var rest = text
    guard let (hour, minute) = clock(&rest, hours: 24) else { return nil }
    var seconds = Double(hour * 3_600 + minute * 60)
    if rest.first == colon {
      guard let second = number(rest.dropFirst().prefix(2)), second < 61 else { return nil }
      seconds += Double(second)
      rest = rest.dropFirst(3)
      if rest.first == UInt8(ascii: ".") {
        let digits = rest.dropFirst().prefix { $0 &- 0x30 < 10 }
        if digits.isEmpty { return nil }
        rest = rest[digits.endIndex...]
      }
    }
    switch rest.first {
    case nil: return seconds
    case UInt8(ascii: "Z") where rest.count == 1: return seconds
    case UInt8(ascii: "+"), dash:
      let isEast = rest.first != dash
      rest = rest.dropFirst()
      guard let (hour, minute) = clock(&rest, hours: 24), rest.isEmpty else { return nil }
      let offset = Double(hour * 3_600 + minute * 60)
      return isEast ? seconds - offset : seconds + offset
    default: return nil
    }
  }

  /// Takes `06:50`.
  private static func clock(
    _ rest: inout ArraySlice<UInt8>, hours: Int
  ) -> (hour: Int, minute: Int)? {
    guard let hour = number(rest.prefix(2)), hour < hours, rest.dropFirst(2).first == colon,
      let minute = number(rest.dropFirst(3).prefix(2)), minute < 60
    else { return nil }
    rest = rest.dropFirst(5)
    return (hour, minute)
  }

  private static let dash = UInt8(ascii: "-")
  private static let colon = UInt8(ascii: ":")

  /// Two or four digits; nil for anything else.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.count > 1, digits.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Days from 1970-01-01, in the proleptic Gregorian calendar.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // From March, so that the day that leap years add is the last one.
    let shifted = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let leapDays = shifted / 4 - shifted / 100 + shifted / 400
    return shifted * 365 + leapDays + dayOfYear - 719_468
  }
}
