/// A file that goes with a draft, byte for byte.
package struct Attachment: Sendable {
  /// Where its octets are.
  package enum Content: Sendable {
    case bytes([UInt8])
    /// Read when the draft is written, so that a large file is never in memory as a whole.
    case source(any AttachmentSource)
  }

  /// Safe as a file name on every system.
  package let name: String
  package let type: MediaType
  package let content: Content

  /// The name is cleaned (`FileName.cleaned`); without a type it comes from the extension.
  package init(name: String, type: MediaType? = nil, content: Content) {
    let name = FileName.cleaned(name)
    self.name = name
    self.type = type ?? .forFile(named: name)
    self.content = content
  }

  /// An attachment of octets that are there.
  package init(name: String, type: MediaType? = nil, bytes: [UInt8]) {
    self.init(name: name, type: type, content: .bytes(bytes))
  }

  /// The same under another name.
  package func named(_ name: String) -> Attachment {
    Attachment(name: name, type: type, content: content)
  }

  /// The number of octets; of a source when it was opened.
  package var count: Int {
    switch content {
    case .bytes(let bytes): bytes.count
    case .source(let source): source.count
    }
  }
}

/// Octets that are read piece by piece.
package protocol AttachmentSource: Sendable {
  /// The number of octets when it was opened.
  var count: Int { get }

  /// Fills the buffer with the octets from the offset on.
  ///
  /// - Returns: how many they are: fewer than there is room for at the end only.
  func read(into buffer: inout [UInt8], from offset: Int) throws -> Int
}
