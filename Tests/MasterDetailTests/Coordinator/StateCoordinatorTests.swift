import MasterDetail
import TestSupport
import Testing

/// Follows the user, and writes down where to.
@MainActor private final class Follower: StateCoordinatorDelegate {
  var states: [String] = []

  func coordinator(
    _ coordinator: StateCoordinator<Thing, Thing>, didMoveTo state: FilesState<String, String>
  ) {
    states.append(state.name)
  }
}

@MainActor struct StateCoordinatorTests {
  private func makeCoordinator(columns: Int = 130) -> StateCoordinator<Thing, Thing> {
    StateCoordinator(
      ["f", "g"].map(Thing.init), SplitConfiguration(title: "Folders"),
      size: TerminalSize(columns: columns, rows: 40)
    ) { folder in folder.id == "f" ? Rows(texts: ["x", "y"]) : [] }
  }

  @Test func `every move is told once`() {
    let coordinator = makeCoordinator()
    let follower = Follower()
    coordinator.delegate = follower
    coordinator.openFolder("f")
    coordinator.openFile("x")
    coordinator.openFile("x")
    coordinator.deleteFile("x")
    coordinator.createFile(Thing("n"))
    coordinator.openFolder("g")
    coordinator.deleteFolder("g")
    coordinator.createFolder(Thing("new"))
    #expect(
      follower.states == [
        "folder(f)", "file(f,x)", "folder(f)", "file(f,n)", "folder(g)", "nothing", "folder(new)",
      ])
  }

  @Test func `the editor is told of another file, and of its new name`() {
    let coordinator = makeCoordinator()
    var shown: [String] = []
    let hook = coordinator.onEditor { shown.append($0?.text ?? "-") }
    coordinator.editorLoaded()
    coordinator.openFolder("f")
    coordinator.openFile("y")
    coordinator.updateFile(Thing("y@2"))
    coordinator.updateFolder(Thing("f@2"))
    coordinator.openFolder("g")
    #expect(shown == ["y@1", "y@2", "-"])
    withExtendedLifetime(hook) {}
  }

  @Test func `the data source is asked on opening and told on leaving`() {
    var calls: [String] = []
    let tree = FolderTree<Thing, Thing>(folders: Rows(texts: ["f", "g"]))
    let coordinator = StateCoordinator(
      tree, closing: { calls.append("close \($0.id): \($1.map(\.id))") },
      files: { folder in
        calls.append("open \(folder.id)")
        return Rows(texts: ["x"])
      })
    coordinator.openFolder("f")
    coordinator.createFile(Thing("y"))
    coordinator.openFolder("f")
    coordinator.openFolder("g")
    #expect(calls == ["open f", "close f: [\"x\", \"y\"]", "open g"])
  }

  @Test func `folders can be loaded`() async {
    let coordinator = StateCoordinator<Thing, Thing>(nil, files: { _ in [] })
    coordinator.loadFolders { _ in [Thing("f")] }
    await coordinator.loading?.value
    #expect(coordinator.tree.folders.items.map(\.id) == ["f"])
  }

  @Test func `updates tell the state after each event`() async {
    let coordinator = makeCoordinator(columns: 60)
    coordinator.start()
    var updates = coordinator.updates.makeAsyncIterator()
    coordinator.openFolder("f")
    coordinator.back()
    let opened = await updates.next()
    let closed = await updates.next()
    #expect(opened?.state.layout.stack == [.primary, .supplementary])
    #expect(closed?.state.layout.stack == [.primary])
    #expect(closed?.state.state == .folder("f"))
  }
}
