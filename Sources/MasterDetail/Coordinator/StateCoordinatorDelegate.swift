/// Learns where the user is among folders and files.
///
/// Held weakly by its coordinator. Events it sends while being told are queued until
/// everybody was told.
@MainActor public protocol StateCoordinatorDelegate<Folder, File>: AnyObject {
  /// What the primary column lists.
  associatedtype Folder: Listable where Folder.ID: Sendable
  /// What the supplementary column lists.
  associatedtype File: Listable where File.ID: Sendable

  /// Another folder or file is open, or none.
  func coordinator(
    _ coordinator: StateCoordinator<Folder, File>,
    didMoveTo state: FilesState<Folder.ID, File.ID>)

  /// Something changed; called for every announcement, moves included.
  func coordinator(
    _ coordinator: StateCoordinator<Folder, File>, didAnnounce change: FolderChange<Folder, File>)

  /// Events sent while being told called for each other without end; the rest was dropped.
  func coordinatorDidDropEvents(_ coordinator: StateCoordinator<Folder, File>)
}

extension StateCoordinatorDelegate {
  /// Nothing.
  public func coordinator(
    _ coordinator: StateCoordinator<Folder, File>, didAnnounce change: FolderChange<Folder, File>
  ) {}

  /// Nothing.
  public func coordinatorDidDropEvents(_ coordinator: StateCoordinator<Folder, File>) {}
}
