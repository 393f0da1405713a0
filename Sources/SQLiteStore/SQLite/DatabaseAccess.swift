import CSQLite

/// What a connection may do with its file and beside it.
enum DatabaseAccess: Equatable, Sendable {
  case readWrite
  /// Reads along with those who write; what lies beside the file is used but never made.
  case readOnly
  /// Reads the file alone, as one that nobody writes: no lock, no log, nothing beside it.
  case immutable

  var flags: Int32 {
    switch self {
    case .readWrite: SQLITE_OPEN_READWRITE
    case .readOnly, .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
    }
  }

  /// The name to open a path by; without a path that of a database in memory.
  ///
  /// Whatever the path is, it is never taken for an address or for a name with a meaning. The
  /// options of reading can only be given in an address (https://www.sqlite.org/uri.html).
  func fileName(_ path: String?) -> String {
    guard let path else { return ":memory:" }
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    switch self {
    case .readWrite: return isAbsolute ? path : "./" + path
    case .readOnly: return Self.address(path, isAbsolute) + "?readonly_shm=1"
    case .immutable: return Self.address(path, isAbsolute) + "?immutable=1"
    }
  }

  private static func address(_ path: String, _ isAbsolute: Bool) -> String {
    var address = isAbsolute ? "file://" : "file:./"
    for byte in path.utf8 {
      let isPlain = byte > 0x20 && byte < 0x7F && !"%?#".utf8.contains(byte)
      if isPlain {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        address += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16)
      }
    }
    return address
  }
}
