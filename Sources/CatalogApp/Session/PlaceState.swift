import Datasets

/// How the reader left a place, to be found so again.
struct PlaceState: Hashable, Sendable {
  /// The width of the list as it was chosen.
  enum Divider: Hashable, Sendable {
    /// Cells, from 1.
    case columns(Int)
    /// A share of the width, between 0 and 1.
    case fraction(Double)
  }

  /// The key of the column that rows are sorted by.
  struct Sort: Hashable, Sendable {
    var key: String
    var isDescending = false
  }

  /// The word that names the source, which is what the place is known by.
  var source: String
  var title: String
  /// When it was last left.
  var visited: Timestamp
  /// The identifier of the selected item.
  var selection: String?
  /// What the selected row of a large file is found again by, where its position may have changed.
  var mark: RowMark?
  /// The identifier of the first row on the screen.
  var listAnchor: String?
  /// The lines of the detail above the screen, of a text that can be written its bytes; never
  /// negative.
  var detailOffset: Int?
  var divider: Divider?
  /// The preferred display mode, as the core calls it.
  var displayMode: String?
  var sort: Sort?
  /// The columns that decide among what is equal there, the one that counts most first.
  var sortAfter: [Sort] = []
  /// The columns that are left out.
  var hidden: [String] = []
  var filter: String?
  /// What was searched for.
  var query: String?
  /// The part of the store that was searched.
  var category: String?
  /// The column on top where the layout is one column, as the core calls it.
  var topColumn: String?
  /// The columns that were chosen for a role.
  var roles: [ColumnRoles.Role: ColumnRoles.Choice] = [:]
  /// The folder that is open, where there are some.
  var folder: String?
  /// The identifier of the first folder on the screen.
  var folderAnchor: String?
  /// The file that the cursor of the list is on, where another one is open.
  var fileUnderCursor: String?
  /// The bytes before the cursor in the text of the selected file.
  var cursor: Int?
  var showsHidden = false
  /// What was written about items and not used yet.
  var unsent = UnsentWords()

  init(source: String, title: String, visited: Timestamp) {
    self.source = source
    self.title = title
    self.visited = visited
  }
}
