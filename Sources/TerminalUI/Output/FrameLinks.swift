/// The links of two grids under common numbers, as each grid has its own.
struct FrameLinks {
  /// VTE cuts off longer ones.
  private static let limit = 2_083

  private var old: [Int] = []
  private var new: [Int] = []

  /// Where the terminal has no links, all are the same: none.
  init(old: CellGrid, new: CellGrid, _ profile: TerminalProfile) {
    guard profile.hasLinks else { return }
    // A link that may be more than a link is none.
    self.new = new.links.indices.map {
      Self.isSafe(new.links[$0]) ? $0 + 1 : 0
    }
    if old.links == new.links {
      self.old = self.new
    } else {
      let numbers = Dictionary(zip(new.links, self.new)) { first, _ in first }
      // One that is gone has a number that no cell has.
      self.old = old.links.map { numbers[$0] ?? (Self.isSafe($0) ? -1 : 0) }
    }
  }

  /// The common number of a link of the old grid.
  func number(old number: UInt16) -> Int { Self.look(number, in: old) }

  /// The common number of a link of the new grid, which is its own there; 0 for none.
  func number(new number: UInt16) -> Int { Self.look(number, in: new) }

  private static func look(_ number: UInt16, in table: [Int]) -> Int {
    number == 0 || Int(number) > table.count ? 0 : table[Int(number) - 1]
  }

  /// Only what can stand in an address reaches the terminal.
  private static func isSafe(_ address: String) -> Bool {
    !address.isEmpty && address.utf8.count <= limit
      && address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }
}
