import SupportMail

extension SupportMail.Attachment {
  /// The octets, where they are in memory.
  var bytes: [UInt8] { if case .bytes(let bytes) = content { bytes } else { [] } }
}
