/// What the bytes of an answer look like, whatever its headers say.
enum BodyKind: String, CaseIterable, Sendable {
  case html
  case xml
  case json
  case empty
  case other

  /// How far a name is looked for; what stands before it are declarations and comments.
  private static let reach = 1024

  init(_ body: [UInt8]) {
    let text = body.starts(with: [0xEF, 0xBB, 0xBF]) ? body.dropFirst(3) : body[...]
    let start = text.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }.prefix(Self.reach)
      .map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    switch start.first {
    case nil: self = .empty
    case UInt8(ascii: "{"), UInt8(ascii: "["): self = .json
    case UInt8(ascii: "<"): self = Self.isPage(start) ? .html : .xml
    default: self = .other
    }
  }

  /// Whether an HTML page begins, be it behind an XML declaration.
  private static func isPage(_ start: [UInt8]) -> Bool {
    let names = ["<!doctype html", "<html", "<head", "<body"].map { Array($0.utf8) }
    return start.indices.contains { index in
      names.contains { start[index...].starts(with: $0) }
    }
  }

  var message: NetworkMessage {
    switch self {
    case .html: .networkBodyHTML
    case .xml: .networkBodyXML
    case .json: .networkBodyJSON
    case .empty: .networkBodyEmpty
    case .other: .networkBodyOther
    }
  }
}
