extension StateCoordinator {
  /// Where the user is.
  public var state: FilesState<Folder.ID, File.ID> { tree.state }

  /// What a front draws the columns from.
  public var layout: SplitLayout { tree.layout }

  /// What to keep between runs.
  public var snapshot: FolderTree<Folder, File>.Snapshot { tree.snapshot }

  /// Opens a folder: lists its files.
  @discardableResult public func openFolder(_ id: Folder.ID) -> Bool { send(.folders(.open(id))) }

  /// Opens a file of the open folder in the editor.
  @discardableResult public func openFile(_ id: File.ID) -> Bool { send(.files(.open(id))) }

  /// Tells that a folder is gone.
  @discardableResult public func deleteFolder(_ id: Folder.ID) -> Bool {
    send(.folders(.delete(id)))
  }

  /// Tells that a file of the open folder is gone.
  @discardableResult public func deleteFile(_ id: File.ID) -> Bool { send(.files(.delete(id))) }

  /// Tells that a folder changed under its identity, a renaming for instance.
  @discardableResult public func updateFolder(_ folder: Folder) -> Bool {
    send(.folders(.update(folder)))
  }

  /// Tells that a file of the open folder changed under its identity.
  @discardableResult public func updateFile(_ file: File) -> Bool { send(.files(.update(file))) }

  /// Tells of a new folder and opens it.
  @discardableResult public func createFolder(_ folder: Folder) -> Bool {
    send(.folders(.insert(folder)))
  }

  /// Tells of a new file in the open folder and opens it.
  @discardableResult public func createFile(_ file: File) -> Bool { send(.files(.insert(file))) }

  /// Tells the size of the terminal.
  @discardableResult public func resize(to size: TerminalSize) -> Bool {
    send(.split(.resize(size)))
  }

  /// Closes the popover, else covering columns, else pops a level; false at the root.
  @discardableResult public func back() -> Bool { send(.split(.back)) }

  /// Reveals the next leading column, or hides all.
  @discardableResult public func toggleColumns() -> Bool { send(.split(.toggleColumns)) }

  /// Takes up an earlier run; before the start it is part of it.
  @discardableResult public func restore(_ snapshot: FolderTree<Folder, File>.Snapshot) -> Bool {
    send(.restore(snapshot))
  }

  /// Tells that the front made the editor.
  @discardableResult public func editorLoaded() -> Bool { send(.split(.detailLoaded)) }
}
