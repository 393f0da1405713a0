/// A folder of files, as a list of folders shows it.
package struct Folder: Identifiable, Hashable, Sendable {
  /// Its identity on its shelf; renaming keeps that of kept folders, and is another one on a disk.
  package var id: String
  /// Its name without the folders above it; of a name that is no UTF-8 what can be shown.
  package var name: String
  /// The folders of the list that it lies in, 0 at the top.
  package var depth: Int
  /// How many files lie in it; nil where that is not known without looking.
  package var count: Int?
  /// Whether its name begins with a dot, or that of a folder it lies in.
  package var isHidden: Bool

  package init(
    id: String, name: String, depth: Int = 0, count: Int? = nil, isHidden: Bool = false
  ) {
    self.id = id
    self.name = name
    self.depth = depth
    self.count = count
    self.isHidden = isHidden
  }
}
