/// A kind of file that holds a picture, known by its first bytes.
package enum PictureFormat: String, CaseIterable, Sendable {
  case png
  case jpeg = "jpg"

  /// Nil for a file of another kind.
  package init?(of bytes: [UInt8]) {
    guard let format = Self.allCases.first(where: { bytes.starts(with: $0.signature) }) else {
      return nil
    }
    self = format
  }

  /// What the names of such files end in, behind a dot.
  package var fileExtension: String { rawValue }

  private var signature: [UInt8] {
    switch self {
    // https://www.w3.org/TR/png-3/#5PNG-file-signature
    case .png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // The marker SOI and the beginning of another: ITU-T T.81 §B.1.1.3.
    case .jpeg: [0xFF, 0xD8, 0xFF]
    }
  }
}
