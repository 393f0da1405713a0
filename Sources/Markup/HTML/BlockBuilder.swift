/// Puts blocks into each other: what is added goes into the innermost that is open.
struct BlockBuilder {
  enum Container {
    case root
    case quote
    /// `next` is the number of the next item; nil for bullets.
    case list(next: Int?)
    case item(TextList.Marker)
    case table
    case cell(isHeader: Bool, columns: Int)
  }

  private struct Frame {
    var container: Container
    var blocks: [TextBlock] = []
    var items: [TextList.Item] = []
    var table = TableBuilder()
  }

  private var frames = [Frame(container: .root)]

  /// How many are open, the document included.
  var depth: Int { frames.count }

  /// The blocks of the document, if all else is closed.
  var blocks: [TextBlock] { frames[0].blocks }

  var isInList: Bool {
    if case .list = frames[frames.count - 1].container { true } else { false }
  }

  var isInTable: Bool {
    if case .table = frames[frames.count - 1].container { true } else { false }
  }

  /// Opens a container, unless it would be too deep: then what is within goes where it would go.
  mutating func open(_ container: Container) {
    if frames.count <= TextDocument.maximumDepth { frames.append(Frame(container: container)) }
  }

  /// Opens an item of the innermost list.
  mutating func openItem(number: Int?) {
    guard case .list(let next?) = frames[frames.count - 1].container else {
      return open(.item(.bullet))
    }
    let number = number ?? next
    frames[frames.count - 1].container = .list(next: number + 1)
    open(.item(.number(number)))
  }

  mutating func add(_ block: TextBlock) { add(block, at: frames.count - 1) }

  mutating func openRow(isHeader: Bool) {
    if isInTable { frames[frames.count - 1].table.openRow(isHeader: isHeader) }
  }

  /// Closes containers until so many are open.
  mutating func close(to depth: Int) {
    while frames.count > max(1, depth), let frame = frames.popLast() { finish(frame) }
  }

  private mutating func add(_ block: TextBlock, at place: Int) {
    switch frames[place].container {
    case .list:
      // What stands in a list, but in no item, belongs to the one before.
      if frames[place].items.isEmpty {
        frames[place].items.append(TextList.Item(.description, [block]))
      } else {
        let last = frames[place].items.count - 1
        frames[place].items[last].blocks.append(block)
      }
    case .table where place > 0:
      // A caption, or what stands in a table, but in no cell, comes before it.
      add(block, at: place - 1)
    default: frames[place].blocks.append(block)
    }
  }

  private mutating func finish(_ frame: Frame) {
    switch frame.container {
    case .root: break
    case .quote: if !frame.blocks.isEmpty { add(.quote(frame.blocks)) }
    case .list: if !frame.items.isEmpty { add(.list(TextList(frame.items))) }
    case .item(let marker):
      guard !frame.blocks.isEmpty else { return }
      if isInList {
        frames[frames.count - 1].items.append(TextList.Item(marker, frame.blocks))
      } else {
        frame.blocks.forEach { add($0) }
      }
    case .cell(let isHeader, let columns):
      if isInTable {
        frames[frames.count - 1].table.add(
          TableBuilder.Cell(blocks: frame.blocks, isHeader: isHeader, columns: columns))
      } else {
        frame.blocks.forEach { add($0) }
      }
    case .table: frame.table.blocks.forEach { add($0) }
    }
  }
}
