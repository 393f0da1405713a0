import Markup

/// A day of the Gregorian calendar, written `yyyy-MM-dd` (ISO 8601).
package struct CalendarDate: Hashable, Comparable, Sendable {
  /// As it is written; days that are written so stand in the order of their bytes.
  package let text: String

  /// Reads a day that there is; nil for anything else.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Self.number(bytes[..<4]), let month = Self.number(bytes[5..<7]),
      let day = Self.number(bytes[8...]), FeedDate.isDate(year: year, month: month, day: day)
    else { return nil }
    self.text = text
  }

  /// The day of a moment, in UTC.
  package init(_ time: Timestamp) { text = String(Substring(time.iso8601.utf8.prefix(10))) }

  package static func < (first: CalendarDate, second: CalendarDate) -> Bool {
    first.text.utf8.lexicographicallyPrecedes(second.text.utf8)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for byte in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }
}
