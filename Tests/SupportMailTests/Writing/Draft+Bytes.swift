import SupportMail

extension Draft {
  /// The draft as the bytes of an `.eml` file.
  func write() throws -> [UInt8] {
    var bytes: [UInt8] = []
    try write { bytes += $0 }
    return bytes
  }
}
