import Datasets
import Fetching

extension CourseLoader {
  /// The courses that the environment names.
  ///
  /// The timeout is that of one transfer, in seconds; nil for the usual one.
  init(
    _ environment: Environment, texts: Texts, credentials: CredentialBook, timeout: Int?,
    shelf: any AnswerShelf,
    now: @escaping @Sendable () -> Timestamp = { StoreBook.now }
  ) {
    let transport = FetchingTransport(texts: texts, credentials: credentials, timeout: timeout)
    self.init(
      CourseSource(environment, texts: texts), transport: transport, shelf: shelf, now: now)
  }
}

extension CourseSource {
  /// A list of courses is a small file; a larger one is something else.
  private static let limit = 64 << 20

  /// What `CATALOG_COURSES_URL` names: an address, or a file by its path or as `file:`.
  init(_ environment: Environment, texts: Texts) {
    guard let named = environment["CATALOG_COURSES_URL"] else {
      self = .bundled
      return
    }
    if let path = Self.path(ofFileAddress: named) {
      self = .file(path, texts)
    } else if named.utf8.drop(while: { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "/") })
      .starts(with: "://".utf8)
    {
      // Of whatever scheme: who fetches says which are possible.
      self = .address(named)
    } else {
      self = .file(named, texts)
    }
  }

  private static func file(_ path: String, _ texts: Texts) -> CourseSource {
    .file(path: path, name: Source.file(path: path, table: nil).plainName) {
      do throws(InputFileError) {
        return try InputFile.read(path, room: limit)
      } catch {
        throw CommandError(error.message(texts), error.exitCode)
      }
    }
  }

  /// The path in `file:/a%20b`, `file:///a%20b` and `file://localhost/a%20b` (RFC 8089).
  private static func path(ofFileAddress address: String) -> String? {
    let scheme = "file:"
    guard
      address.utf8.prefix(scheme.utf8.count).map({ $0 | 0x20 }) == scheme.utf8.map({ $0 | 0x20 })
    else { return nil }
    var rest = Substring(address.utf8.dropFirst(scheme.utf8.count))
    if rest.utf8.starts(with: "//".utf8) {
      rest = Substring(rest.utf8.dropFirst(2).drop { $0 != UInt8(ascii: "/") })
    }
    return String(decoding: percentDecoded(rest.utf8), as: UTF8.self)
  }
}
