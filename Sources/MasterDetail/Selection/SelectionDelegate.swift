/// Learns of selections, and of everything else if it wants to.
///
/// Held weakly by its controller. Events it sends while being told are queued until
/// everybody was told.
@MainActor public protocol SelectionDelegate<Item>: AnyObject {
  /// What is listed.
  associatedtype Item: Listable where Item.ID: Sendable

  /// Another item is selected, or none; called once per event, never for a selection that stayed.
  func controller(
    _ controller: MasterDetailController<Item>, didSelect item: Item?, insteadOf old: Item.ID?)

  /// Something changed; called for every announcement, selections included.
  func controller(
    _ controller: MasterDetailController<Item>, didAnnounce change: Announcement<Item>)

  /// Events sent while being told called for each other without end; the rest was dropped.
  func controllerDidDropEvents(_ controller: MasterDetailController<Item>)
}

extension SelectionDelegate {
  /// Nothing.
  public func controller(
    _ controller: MasterDetailController<Item>, didAnnounce change: Announcement<Item>
  ) {}

  /// Nothing.
  public func controllerDidDropEvents(_ controller: MasterDetailController<Item>) {}
}
