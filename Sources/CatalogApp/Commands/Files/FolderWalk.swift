import Markup

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Finds the files below a folder of the disk, folder by folder, by name as people sort.
struct FolderWalk {
  /// A folder and what lies in it.
  struct Place {
    var path: String
    /// The names of the folders from the first one on; none for that one itself.
    var names: [String]
    var files: [String]
  }

  /// So deep at most; what is deeper is a circle or no folder of texts.
  private static let maximumDepth = 64

  private(set) var places: [Place] = []
  /// How many hidden folders were left out.
  private(set) var hidden = 0
  /// What could not be listed, or has a name that is no UTF-8.
  private(set) var unreadable: [String] = []

  init(_ path: String) { visit(SystemCall.withoutSlashes(path), []) }

  private mutating func visit(_ path: String, _ names: [String]) {
    guard names.count < Self.maximumDepth, let list = entries(of: path) else {
      return unreadable.append(path)
    }
    let place = places.count
    places.append(Place(path: path, names: names, files: []))
    for name in NaturalOrder.sorted(list, by: { $0 }) {
      let entry = path + "/" + name
      let isHidden = name.utf8.first == UInt8(ascii: ".")
      // A link to a folder is not entered: it may lead round in a circle.
      if let status = SystemCall.linkStatus(entry), status.st_mode & S_IFMT == S_IFDIR {
        if isHidden { hidden += 1 } else { visit(entry, names + [name]) }
      } else if name != ".DS_Store", !PendingName.isOne(name) {
        places[place].files.append(name)
      }
    }
  }

  private mutating func entries(of path: String) -> [String]? {
    guard let list = unsafe opendir(path) else { return nil }
    defer { unsafe closedir(list) }
    var names: [String] = []
    while let entry = unsafe readdir(list) {
      let bytes = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      if bytes == Array(".".utf8) || bytes == Array("..".utf8) { continue }
      if let name = String(validating: bytes, as: UTF8.self) {
        names.append(name)
      } else {
        unreadable.append(path + "/" + String(decoding: bytes, as: UTF8.self))
      }
    }
    return names
  }
}
