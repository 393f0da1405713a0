#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A temporary file without a name, which is gone with its last user, however the program ends.
package final class SpoolFile {
  /// So much room is left on the disk for others.
  private static let reserve = 64 << 20
  /// After so many bytes the room is looked at again.
  private static let step = 16 << 20
  /// No more than this is kept, whatever the disk has.
  private static let limit = 64 << 30

  /// What was written, to be read at any place.
  package let file: SeekableFile
  /// The folder whose disk holds it.
  package let folder: String
  /// How many bytes were written.
  package private(set) var size = 0
  /// Bytes that are not written yet.
  private var waiting: [UInt8] = []
  private var checked = 0

  /// Makes one in the first folder that takes it; `name` is what messages call its content.
  package init(in place: SpoolPlace, name: String) throws(TableError) {
    var code = ENOENT
    for folder in place.folders {
      Self.make(folder)
      if let descriptor = Self.open(in: folder) {
        file = SeekableFile(owning: descriptor, name: name)
        self.folder = folder
        return
      }
      code = errno
    }
    throw TableError(
      .cannotSpool(folder: place.folders.first ?? "", code: code), file: name)
  }

  /// Appends bytes, which are read after `flush`.
  package func append(_ bytes: [UInt8]) throws(TableError) {
    waiting += bytes
    size += bytes.count
    if waiting.count >= 1 << 18 { try flush() }
  }

  package func flush() throws(TableError) {
    guard !waiting.isEmpty else { return }
    let start = size - waiting.count
    if size >= checked {
      guard hasRoom else { throw TableError(.noRoomToSpool(folder: folder), file: file.name) }
      checked = size + Self.step
    }
    if let code = file.write(waiting, at: start) {
      let isFull = code == ENOSPC || code == EDQUOT || code == EFBIG
      throw TableError(
        isFull ? .noRoomToSpool(folder: folder) : .cannotSpool(folder: folder, code: code),
        file: file.name)
    }
    waiting.removeAll(keepingCapacity: true)
  }

  private var hasRoom: Bool {
    guard size <= Self.limit else { return false }
    guard let room = file.roomBeside else { return true }
    return room >= Self.step + Self.reserve
  }

  private static func open(in folder: String) -> Int32? {
    for _ in 0..<100 {
      let path = "\(folder)/catalog-\(UInt64.random(in: .min ... .max)).tmp"
      let descriptor = systemOpen(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 {
        unsafe unlink(path)
        return descriptor
      }
      if errno != EEXIST { return nil }
    }
    return nil
  }

  /// Makes the folder where it is not there; only the last two of a path may be missing.
  private static func make(_ folder: String) {
    guard unsafe access(folder, W_OK) != 0 else { return }
    if let slash = folder.utf8.lastIndex(of: 0x2F), slash > folder.startIndex {
      unsafe mkdir(String(folder[..<slash]), 0o700)
    }
    unsafe mkdir(folder, 0o700)
  }
}

/// `open(2)`, which a method called `open` would hide.
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  unsafe open(path, flags, mode)
}

/// Where temporary files may be: the first of these folders that takes one.
package struct SpoolPlace: Hashable, Sendable {
  package var folders: [String]

  package init(_ folders: [String] = ["/var/tmp", "/tmp"]) { self.folders = folders }
}
