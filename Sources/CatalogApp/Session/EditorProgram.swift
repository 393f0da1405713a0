#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The reader's own editor: `$VISUAL`, else `$EDITOR`, else `vi`.
struct EditorProgram: Sendable {
  /// What the editor left of a text.
  struct Edited: Sendable {
    /// Nil where it is in the file already, or nothing changed.
    var bytes: [UInt8]?
    /// What went wrong, for people.
    var fault: String?
  }

  private let words: [String]
  private let folder: String
  private let texts: Texts

  init(_ environment: Environment, _ texts: Texts) {
    let named =
      [environment["VISUAL"], environment["EDITOR"]].compactMap(\.self)
      .first { !$0.isEmpty } ?? "vi"
    // Words between blanks, as most programs take them; no shell sees them.
    words = named.utf8.split(separator: 0x20).map { String(Substring($0)) }
    folder = environment["XDG_RUNTIME_DIR"] ?? environment["TMPDIR"] ?? "/tmp"
    self.texts = texts
  }

  /// Runs it on a file of the disk, or on a text in a file that nobody else can read.
  ///
  /// A program is run on the terminal by `run`, which answers its exit status.
  func edit(
    _ name: String, _ text: [UInt8]?, at path: String?, _ run: ([String]) -> Int32?
  ) -> Edited {
    if let path { return Edited(fault: fault(of: run(words + [path]))) }
    guard let text else { return Edited() }
    guard let place = PrivateFile(named: name, in: folder, holding: text) else {
      return Edited(fault: texts(.filesEditorFailed, folder))
    }
    if let fault = fault(of: run(words + [place.path])) {
      place.remove()
      return Edited(fault: fault)
    }
    guard let bytes = place.bytes() else {
      return Edited(fault: texts(.filesEditorFailed, place.path))
    }
    place.remove()
    return Edited(bytes: bytes == text ? nil : bytes)
  }

  private func fault(of status: Int32?) -> String? {
    status == 0 ? nil : texts(.filesEditorFailed, words.joined(separator: " "))
  }
}

/// A file in a folder of its own that only its owner can read.
private struct PrivateFile {
  let folder: String
  let path: String

  init?(named name: String, in parent: String, holding bytes: [UInt8]) {
    var template = Array((parent + "/catalog-XXXXXX").utf8CString)
    guard unsafe mkdtemp(&template) != nil else { return nil }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    path = folder + "/" + Self.safe(name)
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600)
    guard file >= 0 else {
      unsafe rmdir(folder)
      return nil
    }
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        remove()
        return nil
      }
      rest = rest.dropFirst(count)
    }
  }

  /// The name without what could lead elsewhere or look like an option.
  private static func safe(_ name: String) -> String {
    let bytes = name.utf8.map { $0 < 0x20 || $0 == 0x7F || $0 == 0x2F ? UInt8(ascii: "_") : $0 }
    let name = String(decoding: bytes.prefix(200), as: UTF8.self)
    return name.isEmpty || name == "." || name == ".." || name.utf8.first == UInt8(ascii: "-")
      ? "_" + name : name
  }

  func bytes() -> [UInt8]? { try? InputFile.read(path, room: 256 << 20) }

  func remove() {
    unsafe unlink(path)
    unsafe rmdir(folder)
  }
}
