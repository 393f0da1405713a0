import Synchronization

/// Positions of rows in some order: in memory, or where they are very many in a temporary file.
package struct PositionList: Sendable {
  private enum Store: Sendable {
    case memory([Int32])
    case file(PositionFile)
  }

  private let store: Store

  /// More are a long list, for which memory and a second list would be felt.
  package static let mostInMemory = 1 << 20

  package init(_ positions: [Int32]) { store = .memory(positions) }

  fileprivate init(_ file: PositionFile) { store = .file(file) }

  package var count: Int {
    switch store {
    case .memory(let positions): positions.count
    case .file(let file): file.count
    }
  }

  /// All of them in memory: 4 bytes each.
  package var array: [Int32] { Array(self) }

  /// The position at a place; of a file that cannot be read the first row's.
  package subscript(place: Int) -> Int32 {
    switch store {
    case .memory(let positions): positions[place]
    case .file(let file): file[place]
    }
  }
}

extension PositionList: Sequence {
  /// Goes through a file by its blocks, past the one that is kept.
  package struct Iterator: IteratorProtocol {
    fileprivate let file: PositionFile?
    fileprivate var block: [Int32]
    fileprivate var number = -1
    fileprivate var offset = 0

    package mutating func next() -> Int32? {
      if offset == block.count {
        guard let file, (number + 1) * PositionFile.block < file.count else { return nil }
        number += 1
        offset = 0
        block = file.read(number)
        if block.isEmpty { return nil }
      }
      defer { offset += 1 }
      return block[offset]
    }
  }

  package func makeIterator() -> Iterator {
    switch store {
    case .memory(let positions): Iterator(file: nil, block: positions)
    case .file(let file): Iterator(file: file, block: [])
    }
  }
}

extension PositionList: Equatable {
  /// Whether both have the same positions; of those in files whether they are the same file.
  package static func == (first: PositionList, second: PositionList) -> Bool {
    switch (first.store, second.store) {
    case (.memory(let positions), .memory(let others)): positions == others
    case (.file(let file), .file(let other)): file === other
    default: false
    }
  }
}

/// Takes positions one after another, and keeps them as a list.
struct PositionWriter {
  private var positions: [Int32] = []
  private let spool: SpoolFile?
  private var count = 0

  /// For so many of them at most.
  init(expecting most: Int, in place: SpoolPlace) throws(TableError) {
    let isFile = most > PositionList.mostInMemory
    spool = isFile ? try SpoolFile(in: place, name: "order") : nil
    positions.reserveCapacity(isFile ? PositionFile.block : most)
  }

  mutating func append(_ position: Int32) throws(TableError) {
    positions.append(position)
    count += 1
    if spool != nil, positions.count == PositionFile.block { try flush() }
  }

  private mutating func flush() throws(TableError) {
    let bytes = unsafe positions.withUnsafeBytes { unsafe Array($0) }
    try spool?.append(bytes)
    positions.removeAll(keepingCapacity: true)
  }

  mutating func list() throws(TableError) -> PositionList {
    guard let spool else { return PositionList(positions) }
    try flush()
    try spool.flush()
    return PositionList(PositionFile(spool.file, count: count))
  }
}

/// Positions in a temporary file, of which the block that was read last is kept.
///
/// A lock and not an actor, because who draws a frame cannot wait for one; it is held for a read of
/// some kilobytes.
private final class PositionFile: Sendable {
  /// So many positions are read at once.
  static let block = 1 << 14

  let count: Int
  private let file: SeekableFile
  private let last = Mutex<(number: Int, positions: [Int32])>((-1, []))

  init(_ file: SeekableFile, count: Int) {
    self.file = file
    self.count = count
  }

  subscript(place: Int) -> Int32 {
    let (number, offset) = place.quotientAndRemainder(dividingBy: Self.block)
    return last.withLock { last in
      if last.number != number { last = (number, read(number)) }
      return last.positions.indices.contains(offset) ? last.positions[offset] : 0
    }
  }

  func read(_ number: Int) -> [Int32] {
    let size = MemoryLayout<Int32>.size * Self.block
    guard let bytes = try? file.bytes(at: number * size, count: size) else { return [] }
    return unsafe bytes.withUnsafeBytes { bytes in
      (0..<bytes.count / MemoryLayout<Int32>.size).map {
        unsafe bytes.loadUnaligned(
          fromByteOffset: $0 * MemoryLayout<Int32>.size, as: Int32.self)
      }
    }
  }
}
