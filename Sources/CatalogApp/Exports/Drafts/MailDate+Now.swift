package import SupportMail

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension MailDate {
  /// The time now, with the offset of the user's time zone.
  package static func now() -> MailDate {
    var seconds = time(nil)
    var parts = unsafe tm()
    let offset = unsafe localtime_r(&seconds, &parts) == nil ? 0 : unsafe parts.tm_gmtoff
    return MailDate(secondsSince1970: Int(seconds), offset: Int(offset) / 60)
  }
}
