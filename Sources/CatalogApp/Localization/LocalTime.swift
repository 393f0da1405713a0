import Datasets

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A moment on the clock and the calendar of the reader's time zone.
struct LocalTime {
  /// `2026-11-30`.
  let day: String
  /// `2026-11-30 16:05`.
  let minute: String

  /// The time zone is that of the system, or of `TZ`; in UTC where it has no such moment.
  init(_ moment: Timestamp) {
    var seconds = time_t(moment.seconds)
    var parts = unsafe tm()
    let offset = unsafe localtime_r(&seconds, &parts) == nil ? 0 : unsafe Int(parts.tm_gmtoff)
    let text = Timestamp(seconds: moment.seconds + offset).iso8601
    let bytes = text.utf8
    day = String(Substring(bytes.prefix { $0 != UInt8(ascii: "T") }))
    minute = day + " " + String(Substring(bytes.dropFirst(day.utf8.count + 1).prefix(5)))
  }
}
