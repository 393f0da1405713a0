/// The form in which a screen is printed instead of being shown.
enum SnapshotForm: String, CaseIterable, Hashable, Sendable {
  /// Its lines.
  case text
  /// Its lines, and what they were drawn from.
  case json
}
