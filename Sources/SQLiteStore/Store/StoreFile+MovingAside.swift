#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Tells that a damaged store was replaced by a new, empty one.
package struct MovedAside: Equatable, Sendable {
  /// Where the store is.
  package let path: String
  /// Where the damaged one is kept.
  package let keptAs: String

  /// What happened and where, for the user.
  package var sentence: String {
    "The store ‘\(path)’ was damaged; it is kept as ‘\(keptAs)’ and a new one was made."
  }
}

extension StoreFile {
  /// Gives the file, with its log and what else SQLite laid beside it, a name of its own, and makes
  /// an empty file in its place.
  ///
  /// Two processes may find the damage at once. The name is held meanwhile, and only the file that
  /// was found damaged is moved, so the second process does not move the new store of the first,
  /// and nobody opens the new one before the old log is gone.
  ///
  /// - Parameters:
  ///   - damaged: which file is meant.
  ///   - now: seconds since 1970, for the name: `….corrupt-20251130T070000`, in UTC.
  ///   - busyTimeout: how long to wait for processes that are just opening the file.
  /// - Returns: what was done; nothing when the path now has another file or none.
  /// - Throws: `.notWritable` or `.cannotCreate` when the folder does not allow it, `.busy`.
  func moveAside(
    _ damaged: Identity?, now: Int, busyTimeout: Duration = ItemStore.usualWait
  ) throws(StoreError) -> MovedAside? {
    try holdingName(.alone, until: .now + busyTimeout) { () throws(StoreError) in
      guard let damaged, identity == damaged else { return nil }
      // Behind a symbolic link the file itself is moved; the link stays and leads to the new one.
      let real = realPath
      var target = real + ".corrupt-" + Self.stamp(now)
      var count = 1
      while StoreFile(path: target).identity != nil {
        count += 1
        target = real + ".corrupt-" + Self.stamp(now) + "-\(count)"
      }
      guard unsafe rename(real, target) == 0 else { throw .notWritable(path: path) }
      for suffix in ["-wal", "-shm", "-journal"] {
        _ = unsafe rename(real + suffix, target + suffix)
      }
      try StoreFile(path: real).makeFile()
      return MovedAside(path: path, keptAs: target)
    }
  }

  /// A moment from 1970 on as `YYYYMMDDTHHMMSS`, in UTC and the Gregorian calendar.
  static func stamp(_ moment: Int) -> String {
    let seconds = max(moment, 0)
    let day = seconds / 86_400
    let second = seconds - day * 86_400
    // Years that begin in March end with the leap day, so months have fixed starts. Counted in
    // eras of 400 years, of which the first began on 1 March 0000.
    let shifted = day + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    let date =
      padded(year, 4) + padded(month, 2) + padded(dayOfYear - (153 * marchMonth + 2) / 5 + 1, 2)
    return date + "T" + padded(second / 3_600, 2) + padded(second / 60 % 60, 2)
      + padded(second % 60, 2)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
