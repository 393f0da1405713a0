/// Which entries were read, as far as that is kept.
struct ReadMarks: Sendable {
  /// As it was when the list was loaded.
  var isRead: @Sendable (Entry) -> Bool
  var note: @Sendable (_ entries: [Entry], _ isRead: Bool) async throws -> Void
}
