/// A column of a split, leading to trailing: the list of lists, the list, the detail.
public enum Column: String, Hashable, Sendable, Codable, CaseIterable {
  /// The leading list: the items, or the folders of a three-column split.
  case primary
  /// The files of the chosen folder; only in a three-column split.
  case supplementary
  /// The detail of what is selected.
  case secondary
}

extension Column {
  /// The columns of a split with that many columns (2 or 3), leading to trailing.
  static func all(_ count: Int) -> [Column] {
    count == 3 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }
}
