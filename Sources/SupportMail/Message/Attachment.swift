/// A file that goes with a draft, byte for byte.
package struct Attachment: Hashable, Sendable {
  /// Safe as a file name on every system.
  package let name: String
  package let type: MediaType
  package let bytes: [UInt8]

  /// The name is cleaned (`FileName.cleaned`); without a type it comes from the extension.
  package init(name: String, type: MediaType? = nil, bytes: [UInt8]) {
    let name = FileName.cleaned(name)
    self.name = name
    self.type = type ?? .forFile(named: name)
    self.bytes = bytes
  }
}
