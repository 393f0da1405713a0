/// Whether pictures are shown, and how.
enum PictureChoice: String, CaseIterable, Hashable, Sendable {
  /// As the terminal can.
  case auto
  /// As half blocks, whatever the terminal says of itself.
  case blocks
  case off
}
