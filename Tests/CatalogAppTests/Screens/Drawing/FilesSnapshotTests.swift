import Testing

@testable import CatalogApp

/// Folders, files and an editor as they were when somebody last looked at them, at three sizes.
@MainActor struct FilesSnapshotTests {
  @Test(
    arguments: [
      ("files", ""), ("files-folder", "enter"), ("files-text", "enter enter down end shift-home"),
      ("files-empty", "down down enter"), ("files-menu", "enter down space"),
      ("files-finder", "/ o n e"),
    ], ScreenSnapshotTests.sizes)
  func files(_ screen: (name: String, keys: String), _ size: String) throws {
    let shelf = MemoryShelf([
      (
        "Home", ["bills=rent 900\nwater 30\n", "garden=roses", "名前 with a long name that is cut=x"]
      ),
      ("Work", ["plan=one two three"]), ("Zoo", []),
    ])
    let opened = try TestScreen(size: size, ["--pictures=off"], shelf: shelf)
    try opened.press(screen.keys)
    try Snapshot.expect(opened.snapshot, is: "screens/\(screen.name)-\(size)")
  }
}
