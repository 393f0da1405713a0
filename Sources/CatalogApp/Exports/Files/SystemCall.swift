import CSystem

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The calls that take pointers, in one place.
enum SystemCall {
  /// The system's words for an `errno`.
  static func message(_ code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }

  /// The status of what the path names, links not followed; nil with `errno` set.
  static func linkStatus(_ path: String) -> stat? {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? status : nil
  }

  /// Whether the path names nothing; false where that cannot be told, as behind a closed folder.
  static func isMissing(_ path: String) -> Bool {
    linkStatus(path) == nil && (errno == ENOENT || errno == ENOTDIR)
  }

  /// The status of what the path leads to; nil with `errno` set.
  static func status(_ path: String) -> stat? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status : nil
  }

  /// Whether the path leads to a file or a folder, or to nothing: not to a pipe or a device.
  static func isRegularFile(_ path: String) -> Bool {
    guard let kind = status(path).map({ $0.st_mode & S_IFMT }) else { return path != "-" }
    return path != "-" && (kind == S_IFREG || kind == S_IFDIR)
  }

  /// Whether the path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    status(path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  /// Whether the path leads to something that is no folder.
  static func isFile(_ path: String) -> Bool {
    status(path).map { $0.st_mode & S_IFMT != S_IFDIR } ?? false
  }

  /// Whether the path leads to something that gives no right to group and others.
  static func isPrivate(_ path: String) -> Bool {
    status(path).map { $0.st_mode & 0o077 == 0 } ?? false
  }

  /// The folder that relative paths begin in; nil where it is gone or has no UTF-8 name.
  static var currentFolder: String? {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard unsafe getcwd(&path, path.count) != nil else { return nil }
    return String(validating: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The path from the root, where the current folder is known; `./` in front is left out.
  static func absolute(_ path: String) -> String {
    guard path.utf8.first != UInt8(ascii: "/"), let folder = currentFolder else { return path }
    var rest = path.utf8[...]
    while rest.starts(with: "./".utf8), rest.count > 2 { rest = rest.dropFirst(2) }
    return folder + "/" + String(Substring(rest))
  }

  /// The path without slashes at its end.
  static func withoutSlashes(_ path: String) -> String {
    var bytes = path.utf8[...]
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes = bytes.dropLast() }
    return String(Substring(bytes))
  }

  /// Where the path leads when its links are followed, whether there is something or not.
  static func resolved(_ path: String) -> String {
    var path = path
    // More links in a row are a circle to the system as well.
    for _ in 0..<40 {
      guard let goal = linkGoal(path) else { break }
      let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
      let isAbsolute = goal.utf8.first == UInt8(ascii: "/")
      path = isAbsolute ? goal : (slash.map { String(path[...$0]) } ?? "") + goal
    }
    return path
  }

  /// What a symbolic link says; nil where the path is none.
  private static func linkGoal(_ path: String) -> String? {
    var goal = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &goal, goal.count)
    guard count > 0 else { return nil }
    return String(validating: goal[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Signals that would end the process and are held back for a while.
  struct Interruption {
    fileprivate let signals: [Int32]

    /// Whether one of them waits.
    var isPending: Bool {
      var pending = sigset_t()
      unsafe sigpending(&pending)
      return signals.contains { unsafe sigismember(&pending, $0) == 1 }
    }
  }

  /// Runs the body while Ctrl-C and its like wait, so that it can clean up behind itself.
  ///
  /// What is ignored, as behind `nohup`, or held back already is none of them. This thread only
  /// takes none of them; the threads of tasks take none anyway.
  static func withoutInterruption<Value, Failure>(
    _ body: (Interruption) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var (held, before) = (sigset_t(), sigset_t())
    unsafe pthread_sigmask(SIG_BLOCK, nil, &before)
    let signals = hold(&held, besides: &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body(Interruption(signals: signals))
  }

  /// The same for a body that waits now and then: it always goes on in the main thread.
  @MainActor static func withoutInterruption<Value>(
    _ body: @MainActor (Interruption) async throws -> Value
  ) async throws -> Value {
    var (held, before) = (sigset_t(), sigset_t())
    unsafe pthread_sigmask(SIG_BLOCK, nil, &before)
    let signals = hold(&held, besides: &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try await body(Interruption(signals: signals))
  }

  /// Holds back what would end the process; those signals.
  private static func hold(_ held: inout sigset_t, besides before: inout sigset_t) -> [Int32] {
    let signals = [SIGINT, SIGTERM, SIGHUP].filter {
      unsafe sigismember(&before, $0) == 0 && !csystem_ignores($0)
    }
    unsafe sigemptyset(&held)
    for signal in signals { unsafe sigaddset(&held, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, nil)
    return signals
  }

  /// Writes all bytes, however many calls that takes; the `errno` of the call that failed.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe write(
          descriptor, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        wait(for: descriptor, POLLOUT)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// Waits for a descriptor that somebody else made non-blocking.
  private static func wait(for descriptor: Int32, _ event: some BinaryInteger) {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }

  /// Reads into the array; the count, 0 at the end, or nil with `errno` set.
  static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Int? {
    unsafe bytes.withUnsafeMutableBytes { buffer in
      repeatedly(descriptor) { unsafe fill(descriptor, buffer.baseAddress, buffer.count) }
    }
  }

  /// Reads from an offset of a file into the array from the index on; the count, 0 at the end, or
  /// nil with `errno` set.
  static func read(
    _ descriptor: Int32, into bytes: inout [UInt8], at index: Int, from offset: Int
  ) -> Int? {
    unsafe bytes.withUnsafeMutableBytes { buffer in
      let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[index...])
      return repeatedly(descriptor) {
        unsafe pread(descriptor, rest.baseAddress, rest.count, off_t(offset))
      }
    }
  }

  /// The first bytes of a file, so many or all there are; nil with `errno` set.
  ///
  /// The memory is not filled with zeros before, which for a large file takes as long as reading it.
  static func start(of descriptor: Int32, count: Int) -> [UInt8]? {
    var hasFailed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[filled..<count])
        let read = repeatedly(descriptor) {
          unsafe pread(descriptor, rest.baseAddress, rest.count, off_t(filled))
        }
        if read == nil { hasFailed = true }
        guard let read, read > 0 else { return }
        filled += read
      }
    }
    return hasFailed ? nil : bytes
  }

  /// Calls until there is an answer other than to try again.
  private static func repeatedly(_ descriptor: Int32, _ call: () -> Int) -> Int? {
    while true {
      let count = call()
      if count >= 0 { return count }
      if errno == EAGAIN {
        wait(for: descriptor, POLLIN)
      } else if errno != EINTR {
        return nil
      }
    }
  }

  /// `read(2)` under a name that the method above does not hide.
  private static func fill(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
    unsafe Glibc.read(descriptor, buffer, count)
    #elseif canImport(Musl)
    unsafe Musl.read(descriptor, buffer, count)
    #else
    unsafe Darwin.read(descriptor, buffer, count)
    #endif
  }
}

extension stat {
  /// When the content was changed last, in seconds since 1970.
  var modified: Int { modifiedTime.tv_sec }

  /// The same with nanoseconds.
  var modifiedTime: timespec {
    #if canImport(Darwin)
    st_mtimespec
    #else
    st_mtim
    #endif
  }
}

/// An open file that is closed when its owner is done.
struct FileDescriptor: ~Copyable {
  let number: Int32

  /// Nil with `errno` set where the file cannot be opened.
  init?(opening path: String, _ flags: Int32, mode: mode_t = 0) {
    let number = unsafe open(path, flags | O_CLOEXEC, mode)
    guard number >= 0 else { return nil }
    self.number = number
  }

  /// One that is open already and is nobody else's.
  init(owning number: Int32) { self.number = number }

  deinit { close(number) }
}
