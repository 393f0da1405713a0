import CSystem
import Datasets

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The trash of the user, which file managers show too
/// (https://specifications.freedesktop.org/trash-spec/1.0/).
///
/// `files` holds what was deleted, `info` where each of it was and since when it is there.
struct DiskTrash: Sendable {
  private let folder: String
  private let mover: DiskMove

  /// Nil where there is no home.
  init?(_ environment: Environment, mover: DiskMove = DiskMove()) {
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.utf8.first == UInt8(ascii: "/") ? $0 : nil }
    }
    guard let data = absolute("XDG_DATA_HOME") ?? absolute("HOME").map({ $0 + "/.local/share" })
    else { return nil }
    folder = data + "/Trash"
    self.mover = mover
  }

  /// Puts something into the trash; `origin` is where it is, from the root of the disk.
  func put(
    _ name: DiskName, in place: borrowing DiskFolder, at origin: [UInt8]
  ) throws(FileFault) -> TrashTicket {
    guard place.status(of: name) != nil else { throw FileFault(name.shown, errno) }
    let files = try part("files")
    let info = try part("info")
    let text = Self.info(origin)
    for number in 1..<10_000 {
      let new = number == 1 ? name.with(mark: "") : name.with(mark: " (\(number))")
      let note = DiskName(new.bytes.prefix(245) + Self.ending)
      // The note takes the name for both.
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
      guard let file = FileDescriptor(opening: note, in: info.number, flags, mode: 0o600) else {
        if errno == EEXIST { continue }
        throw FileFault(name.shown, errno)
      }
      var rest: FileFault?
      do throws(FileFault) {
        if let code = SystemCall.writeAll(text, to: file.number) {
          throw FileFault(name.shown, code)
        }
        rest = try mover.move(name, in: place, to: new, in: files)
      } catch {
        unsafe unlinkat(info.number, note.characters, 0)
        if case .exists = error { continue }
        throw error
      }
      // All of it is in the trash, so the note stays, and that it is not gone is told.
      if let rest { throw rest }
      return TrashTicket(id: new.escaped, name: name.shown)
    }
    throw FileFault.exists(name.shown)
  }

  /// Where something in the trash was, from the root of the disk.
  func origin(of ticket: TrashTicket) throws(FileFault) -> [UInt8] {
    let note = DiskName(try name(of: ticket).bytes.prefix(245) + Self.ending)
    let bytes: [UInt8]
    bytes = try DiskFile(DiskPath([note]), below: folder + "/info").bytes(limit: 1 << 16).bytes
    let start = Array("Path=".utf8)
    guard let line = bytes.split(separator: 0x0A).first(where: { $0.starts(with: start) }),
      let path = Self.decoded(line.dropFirst(start.count))
    else { throw FileFault.missing(ticket.name) }
    return path
  }

  /// Takes something out of the trash, under its name or one like it that is free.
  func take(
    _ ticket: TrashTicket, to name: DiskName, in place: borrowing DiskFolder
  ) throws(FileFault) {
    let old = try self.name(of: ticket)
    let files = try DiskFolder(root: folder + "/files")
    for number in 1..<10_000 {
      do throws(FileFault) {
        let new = number == 1 ? name : name.with(mark: " (\(number))")
        // What cannot be taken out of the trash keeps its note there.
        if try mover.move(old, in: files, to: new, in: place) != nil { return }
      } catch {
        if case .exists = error { continue }
        throw error
      }
      let info = try DiskFolder(root: folder + "/info")
      unsafe unlinkat(
        info.number, DiskName(old.bytes.prefix(245) + Self.ending).characters, 0)
      return
    }
    throw FileFault.exists(name.shown)
  }

  private func name(of ticket: TrashTicket) throws(FileFault) -> DiskName {
    guard let path = DiskPath(id: ticket.id), path.names.count == 1 else {
      throw FileFault.missing(ticket.name)
    }
    return path.names[0]
  }

  private func part(_ name: String) throws(FileFault) -> DiskFolder {
    let path = "\(folder)/\(name)"
    // Where that is not possible the folder cannot be opened, which is told.
    try? ParentFolders.create(for: path + "/")
    return try DiskFolder(root: path)
  }

  // MARK: Notes

  private static let ending = Array(".trashinfo".utf8)

  private static func info(_ origin: [UInt8]) -> [UInt8] {
    var text = Array("[Trash Info]\nPath=".utf8)
    for byte in origin {
      if isPlain(byte) {
        text.append(byte)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += ("%" + (digits.utf8.count < 2 ? "0" : "") + digits).utf8
      }
    }
    // Local time: https://specifications.freedesktop.org/trash-spec/1.0/ §"Contents of a trash".
    let time = LocalTime(StoreBook.now).minute.utf8.map {
      $0 == 0x20 ? UInt8(ascii: "T") : $0
    }
    return text + Array("\nDeletionDate=".utf8) + time + Array(":00\n".utf8)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "/-._~".utf8.contains(byte)
    }
  }

  private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16), value > 0 else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
