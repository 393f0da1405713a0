/// Where the user is among folders and files: exactly the selection path.
public enum FilesState<FolderID: Hashable & Sendable, FileID: Hashable & Sendable>: Hashable,
  Sendable
{
  /// No folder is open.
  case nothing
  /// A folder is open, but no file.
  case folder(FolderID)
  /// A file of a folder is open.
  case file(FolderID, FileID)
}

extension FilesState: Codable where FolderID: Codable, FileID: Codable {}
