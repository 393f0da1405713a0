/// Where a file or a folder is below the folder that is shown; the folder itself has no names.
package struct DiskPath: Hashable, Sendable {
  /// From the folder that is shown downwards; none of them leads up.
  package var names: [DiskName]

  package init(_ names: [DiskName] = []) { self.names = names }

  /// The path with that identity; nil where there can be none, as for one that leads out.
  package init?(id: String) {
    guard !id.utf8.elementsEqual(".".utf8) else {
      self.init()
      return
    }
    var names: [DiskName] = []
    for part in id.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let name = DiskName(escaped: String(Substring(part))), !name.bytes.isEmpty,
        !name.bytes.contains(0), name.bytes != Array(".".utf8), name.bytes != Array("..".utf8)
      else { return nil }
      names.append(name)
    }
    self.init(names)
  }

  /// `.`, or the names with `/` between them, as text from which they can be made again.
  package var id: String {
    names.isEmpty ? "." : names.map(\.escaped).joined(separator: "/")
  }

  /// The same for people.
  package var shown: String {
    names.isEmpty ? "." : names.map(\.shown).joined(separator: "/")
  }

  /// The folder that it lies in; the folder that is shown lies in itself.
  package var folder: DiskPath { DiskPath(names.dropLast()) }

  package func appending(_ name: DiskName) -> DiskPath { DiskPath(names + [name]) }

  private init(_ names: ArraySlice<DiskName>) { self.names = Array(names) }
}
