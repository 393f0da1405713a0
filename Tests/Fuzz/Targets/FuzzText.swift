/// What must hold of every text that is shown.
enum FuzzText {
  /// Whether it has no controls but those allowed, and nothing that turns the reading order round.
  static func isClean(_ text: String, allowing allowed: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E: allowed.unicodeScalars.contains(scalar)
      default: true
      }
    }
  }
}
