/// A file, as a list of files shows it: what there is to know without reading it.
package struct FileItem: Identifiable, Hashable, Sendable {
  /// What lies under a name.
  package enum Kind: String, CaseIterable, Sendable {
    case file
    case folder
    /// A link to a folder, which is listed and not entered.
    case folderLink = "folder-link"
    /// A link to nothing.
    case brokenLink = "broken-link"
    /// A pipe, a socket or a device, which is listed and not read.
    case special
  }

  /// Its identity on its shelf: of kept files a number that stays, on a disk the path below the
  /// folder that is shown.
  package var id: String
  /// Its name; of one that is no UTF-8 what can be shown.
  package var name: String
  /// The identity of the folder that it lies in.
  package var folder: Folder.ID
  /// The name of that folder; on a disk its path.
  package var folderName: String
  package var kind: Kind
  /// In bytes; nil where there is none to tell.
  package var size: Int?
  package var modified: Timestamp?
  /// Whether its name begins with a dot.
  package var isHidden: Bool

  package init(
    id: String, name: String, folder: Folder.ID, folderName: String, kind: Kind = .file,
    size: Int? = nil, modified: Timestamp? = nil, isHidden: Bool = false
  ) {
    self.id = id
    self.name = name
    self.folder = folder
    self.folderName = folderName
    self.kind = kind
    self.size = size
    self.modified = modified
    self.isHidden = isHidden
  }
}
