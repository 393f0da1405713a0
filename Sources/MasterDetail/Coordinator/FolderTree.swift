/// Folders, their files, and an editor: two lists in a row and what they are shown in.
///
/// A value, with ``apply(_:files:closing:)`` as the one way to change it. The data source owns the
/// stored folders and files, so `apply` borrows it for the time of an event: it is asked for the
/// files of a folder when that opens.
public struct FolderTree<Folder: Listable, File: Listable>: Sendable
where Folder.ID: Sendable, File.ID: Sendable {
  /// What to keep between runs.
  public typealias Snapshot = SplitSnapshot<Folder.ID, File.ID>
  /// Where the user is.
  public typealias State = FilesState<Folder.ID, File.ID>

  /// What can happen.
  public enum Event: Sendable {
    /// To the split as a whole.
    case split(SplitEvent)
    /// To the list of folders.
    case folders(ListEvent<Folder>)
    /// To the files of the open folder; refused while none is open.
    case files(ListEvent<File>)
    /// The application takes up an earlier run.
    case restore(Snapshot)
    /// Several things at once, announced as one difference.
    case batch([Event])
  }

  private var engine: SplitEngine<Folder, File>

  /// Makes a model over folders; nil if they still have to be loaded.
  public init(
    folders: Rows<Folder>?, _ configuration: SplitConfiguration = SplitConfiguration(),
    arrangingFolders: Arranging<Folder> = Arranging(),
    arrangingFiles: Arranging<File> = Arranging(), size: TerminalSize = .classic,
    idiom: Idiom = .pad, overrides: [TraitOverride] = []
  ) {
    let split = SplitState(
      configuration, columnCount: 3, size: size, idiom: idiom, overrides: overrides)
    engine = SplitEngine(folders, split, outer: arrangingFolders, inner: arrangingFiles)
  }

  /// The folders, with the open one selected.
  public var folders: ItemList<Folder> { engine.outer }

  /// The files of the open folder, with the open one selected.
  public var files: ItemList<File> { engine.inner }

  /// The size, the layout, the popover, and what was preferred and chosen.
  public var split: SplitState { engine.split }

  /// What a front draws the columns from.
  public var layout: SplitLayout { engine.split.layout }

  /// Where the user is: exactly the selection path.
  public var state: State { engine.path }

  /// The folder whose files are listed.
  public var openFolder: Folder? { engine.openFolder }

  /// The file the editor shows.
  public var selection: File? { engine.inner.selection }

  /// The file last handed to the editor; nil if none, or if the editor is not loaded.
  public var delivered: File? { engine.detail.delivered.flatMap(Self.file) }

  /// Whether the front made the editor.
  public var isDetailLoaded: Bool { engine.detail.isLoaded }

  /// Whether `start()` or an event came already.
  public var isStarted: Bool { engine.isStarted }

  /// What to keep between runs.
  public var snapshot: Snapshot { engine.snapshot }

  /// What a visible column has to say when it is empty; nil if it is not.
  public func placeholder(for column: Column) -> Placeholder? { engine.placeholder(for: column) }

  /// Settles for the first time: the difference to an empty tree without a layout.
  ///
  /// A restoration before the start is part of it. Without it the first event starts the model.
  @discardableResult public mutating func start(
    files: (Folder) -> Rows<File>, closing: (Folder, Rows<File>) -> Void = { _, _ in }
  ) -> FolderOutcome<Folder, File> {
    withSource(files, closing) { engine, source in
      FolderOutcome(isAccepted: true, changes: engine.start(source).compactMap(Self.change))
    }
  }

  /// Applies an event and answers what changed, in the order in which it is to be announced.
  ///
  /// - Parameters:
  ///   - event: What happens.
  ///   - files: The stored files of a folder; asked when it opens.
  ///   - closing: Told what the list of a folder held when it is left.
  /// - Returns: Whether the event had a meaning, and what changed.
  @discardableResult public mutating func apply(
    _ event: Event, files: (Folder) -> Rows<File>,
    closing: (Folder, Rows<File>) -> Void = { _, _ in }
  ) -> FolderOutcome<Folder, File> {
    withSource(files, closing) { engine, source in
      let (isAccepted, changes) = engine.apply(Self.inner(event), source)
      return FolderOutcome(isAccepted: isAccepted, changes: changes.compactMap(Self.change))
    }
  }
}

extension FolderTree {
  private mutating func withSource(
    _ files: (Folder) -> Rows<File>, _ closing: (Folder, Rows<File>) -> Void,
    _ body: (inout SplitEngine<Folder, File>, SplitEngine<Folder, File>.FolderSource)
      -> FolderOutcome<Folder, File>
  ) -> FolderOutcome<Folder, File> {
    withoutActuallyEscaping(files) { files in
      withoutActuallyEscaping(closing) { closing in
        body(&engine, SplitEngine.FolderSource(files: files, closing: closing))
      }
    }
  }

  private static func inner(_ event: Event) -> SplitEngine<Folder, File>.Event {
    switch event {
    case .split(let event): .split(event)
    case .folders(let event): .outer(event)
    case .files(let event): .inner(event)
    case .restore(let snapshot): .restore(snapshot)
    case .batch(let events): .batch(events.map(inner))
    }
  }

  private static func file(_ shown: SplitEngine<Folder, File>.Shown) -> File? {
    if case .inner(let file) = shown { file } else { nil }
  }

  private static func change(
    _ change: SplitEngine<Folder, File>.Change
  ) -> FolderChange<Folder, File>? {
    switch change {
    case .content(let column, let content): .content(column, content)
    case .items(let column, let count): .items(column, count: count)
    case .outerSelection(let old, let new): .folder(from: old, to: new)
    case .innerSelection(let old, let new): .file(from: old, to: new)
    case .path(let state): .state(state)
    case .detail(let shown): .editor(shown.flatMap(file))
    case .layout(let old, let new): .layout(from: old, to: new)
    case .popover(let change): .popover(change)
    case .action(let popover, let action): .action(popover: popover, action: action)
    }
  }
}
