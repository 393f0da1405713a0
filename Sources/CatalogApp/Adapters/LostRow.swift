import Datasets
import MasterDetail

/// A row that was in a file when its rows were counted, and cannot be read any more.
struct LostRow: Equatable, Sendable {
  static let row = ListRow(.term(.rowLost))
  static let detail = DetailDocument(
    title: .term(.rowLost), subtitle: .term(.rowLostMore), actions: [])
}

extension Entry {
  /// Whether there is nothing any more of what it was.
  var isLost: Bool { item(as: LostRow.self) != nil }
}

extension Catalogue {
  /// The same, which says so of rows that are gone.
  func tellingLosses() -> Catalogue {
    var catalogue = self
    let (row, detail) = (row, detail)
    catalogue.row = { $0.isLost ? LostRow.row : row($0) }
    catalogue.detail = { $0.isLost ? LostRow.detail : detail($0) }
    return catalogue
  }
}
