/// The engine of both models: one or two lists, the split they are shown in, and the detail.
///
/// With two columns `inner` stays empty and `Inner` is `Never`. An event is a transaction: mutate,
/// settle, then answer the difference.
struct SplitEngine<Outer: Listable, Inner: Listable>: Sendable
where Outer.ID: Sendable, Inner.ID: Sendable {
  /// Where the files of a folder come from, and who is told what became of them.
  struct FolderSource {
    var files: (Outer) -> Rows<Inner>
    var closing: (Outer, Rows<Inner>) -> Void

    /// For two columns.
    static var none: FolderSource { FolderSource(files: { _ in [] }, closing: { _, _ in }) }
  }

  enum Event: Sendable {
    case split(SplitEvent)
    case outer(ListEvent<Outer>)
    case inner(ListEvent<Inner>)
    case restore(SplitSnapshot<Outer.ID, Inner.ID>)
    case batch([Event])
  }

  /// What the detail shows: an item with two columns, a file with three.
  enum Shown: Equatable, Sendable {
    case outer(Outer)
    case inner(Inner)
  }

  typealias Path = FilesState<Outer.ID, Inner.ID>

  var outer: ItemList<Outer>
  var inner: ItemList<Inner>
  var split: SplitState
  var detail = DetailSlot<Shown>()
  /// The folder whose files `inner` lists.
  var openFolder: Outer?
  /// What the detail showed when the popover was presented.
  var subject = Path.nothing
  var isStarted = false

  init(
    _ rows: Rows<Outer>?, answering query: String? = nil, _ split: SplitState,
    outer: Arranging<Outer>, inner: Arranging<Inner>
  ) {
    let keepsStaleItems = split.configuration.keepsStaleItems
    self.outer = ItemList(arranging: outer, keepsStaleItems: keepsStaleItems)
    self.inner = ItemList(arranging: inner, keepsStaleItems: keepsStaleItems)
    self.split = split
    self.outer.query = query
    if let rows { self.outer.replace(rows, .newQuery) }
  }

  /// The selection path.
  var path: Path {
    guard let outerID = outer.selectedID else { return .nothing }
    guard let innerID = inner.selectedID else { return .folder(outerID) }
    return .file(outerID, innerID)
  }

  var depth: Int {
    outer.selectedID == nil ? 0 : inner.selectedID == nil ? 1 : 2
  }

  var isThreeColumns: Bool { split.columnCount == 3 }

  var shown: Shown? {
    isThreeColumns ? inner.selection.map(Shown.inner) : outer.selection.map(Shown.outer)
  }

  /// The identity part of `shown`; a popover on the detail is about that.
  var shownPath: Path { depth == split.columnCount - 1 ? path : .nothing }

  /// Whether the deepest selection was made by a policy.
  var isAutomatic: Bool { depth == 2 ? inner.isAutomatic : outer.isAutomatic }

  var vanishing: Vanishing {
    let policy = split.configuration.vanish ?? (isThreeColumns ? .nothing : .neighbour)
    return Vanishing(
      selectsNeighbour: policy == .neighbour && !split.layout.isCollapsed,
      suppressesFirst: policy == .nothing)
  }
}
