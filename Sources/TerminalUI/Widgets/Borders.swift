/// Whether lines are drawn round and between things.
package enum Borders: Hashable, Sendable {
  case lines
  /// For screen readers, which read lines aloud: titles stand alone, and there are no scroll bars.
  case none
}
