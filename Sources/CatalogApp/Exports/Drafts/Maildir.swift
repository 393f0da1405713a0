#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The folder for drafts of a Maildir (https://cr.yp.to/proto/maildir.html).
struct Maildir: Sendable {
  /// Holds `cur`, `new` and `tmp`.
  let folder: String
  /// Whether it was made just now.
  let isNew: Bool

  /// The drafts of the mail that is kept at a path.
  ///
  /// These are its folder `.Drafts` (Maildir++) or `Drafts`; or the path itself, where that is such
  /// a folder already. A Maildir without one gets `.Drafts`, or `Drafts` beside others of that kind.
  static func drafts(at path: String) throws(FileOutputError) -> Maildir {
    let path = SystemCall.withoutSlashes(path)
    for name in [".Drafts", "Drafts"] where isMaildir(path + "/" + name) {
      return Maildir(folder: path + "/" + name, isNew: false)
    }
    guard isMaildir(path) else { throw FileOutputError(path: path, reason: .noMaildir) }
    if isFolder(path) { return Maildir(folder: path, isNew: false) }
    // Where the other folders are visible ones, a hidden one would be found by nobody.
    let isVisible = ["Sent", "Trash", "Junk", "Archive"].contains { isMaildir(path + "/" + $0) }
    return try make(path + (isVisible ? "/Drafts" : "/.Drafts"))
  }

  /// Delivers a draft: it is written in `tmp`, and moved to `cur` as a whole.
  ///
  /// - Returns: the path of the file, whose name ends in the flag D.
  func deliver(_ produce: PendingFile.Producer) throws -> String {
    let name = Self.uniqueName
    let path = "\(folder)/cur/\(name):2,D"
    try SystemCall.withoutInterruption { _ in
      try PendingFile.written(for: path, at: "\(folder)/tmp/\(name)", isSynced: true, produce)
        .place(isReplacing: false)
    }
    return path
  }

  private static func isMaildir(_ path: String) -> Bool {
    ["cur", "new", "tmp"].allSatisfy { isDirectory(path + "/" + $0) }
  }

  private static func isDirectory(_ path: String) -> Bool {
    SystemCall.status(path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  /// Whether the Maildir is a folder of another one, or the one for drafts.
  private static func isFolder(_ path: String) -> Bool {
    let name = Substring(path.utf8.split(separator: UInt8(ascii: "/")).last ?? Substring().utf8)
    if name.lowercased() == "drafts" { return true }
    // A dot alone may be that of a hidden folder: `~/.maildir`.
    let isHidden = name.utf8.first == UInt8(ascii: ".") && name != "." && name != ".."
    return isHidden && isMaildir(path + "/..")
      || SystemCall.linkStatus(path + "/maildirfolder") != nil
  }

  /// Makes a folder of a Maildir++ (https://www.courier-mta.org/imap/README.maildirquota.html).
  private static func make(_ folder: String) throws(FileOutputError) -> Maildir {
    for path in [folder] + ["tmp", "new", "cur"].map({ folder + "/" + $0 }) {
      guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else {
        throw FileOutputError(path: path, code: errno)
      }
      guard isDirectory(path) else { throw FileOutputError(path: path, reason: .notFolder) }
    }
    let mark = folder + "/maildirfolder"
    guard FileDescriptor(opening: mark, O_WRONLY | O_CREAT, mode: 0o600) != nil else {
      throw FileOutputError(path: mark, code: errno)
    }
    return Maildir(folder: folder, isNew: true)
  }

  /// Seconds, then what nobody else has at that moment, then where.
  ///
  /// The machine's own name is left out, as in drafts; 64 random bits stand in for it.
  private static var uniqueName: String {
    var now = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &now)
    let random = String(UInt64.random(in: .min ... .max), radix: 16)
    return "\(now.tv_sec).M\(now.tv_nsec / 1_000)P\(getpid())R\(random).localhost"
  }
}
