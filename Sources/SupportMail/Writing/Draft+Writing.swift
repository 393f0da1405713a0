extension Draft {
  /// The octets of an attachment that are encoded at a time, a whole number of lines.
  private static let chunk = 1024 * Base64.lineOctets

  /// Gives the bytes of an `.eml` file – CRLF, 7 bit, no line over 998 bytes – to the sink in order,
  /// in pieces of some 80 KB, so that a large attachment is never in memory twice.
  ///
  /// Throws what the sink throws, or a source of an attachment.
  package func write(to sink: (_ bytes: [UInt8]) throws -> Void) throws {
    var generator = SystemRandomNumberGenerator()
    try write(using: &generator, to: sink)
  }

  /// The same with boundaries from the generator, so that tests see the same bytes twice.
  func write(
    using generator: inout some RandomNumberGenerator, to sink: ([UInt8]) throws -> Void
  ) throws {
    let text = BodyText(body)
    guard !attachments.isEmpty else {
      try sink(headerBytes + Self.header(of: text) + Self.lineEnd)
      try sink(text.bytes)
      return
    }
    let boundary = Self.boundary(absentFrom: text.bytes, using: &generator)
    let delimiter = Array("--\(boundary)".utf8)
    let type = HeaderField.parameters(
      "Content-Type", "multipart/mixed", ["boundary=\"\(boundary)\""])
    try sink(headerBytes + type.bytes + Self.lineEnd)
    try sink(delimiter + Self.lineEnd + Self.header(of: text) + Self.lineEnd + text.bytes)
    for attachment in attachments {
      let header = Self.header(of: attachment)
      try sink(Self.lineEnd + delimiter + Self.lineEnd + header + Self.lineEnd)
      try Self.write(attachment.content, to: sink)
    }
    try sink(Self.lineEnd + delimiter + Array("--".utf8) + Self.lineEnd)
  }

  /// The fields of the message, each once.
  private var headerBytes: [UInt8] {
    var fields: [HeaderField] = []
    if let from { fields.append(.addresses("From", [from])) }
    for (name, mailboxes) in [("Reply-To", replyTo), ("To", to), ("Cc", cc), ("Bcc", bcc)]
    where !mailboxes.isEmpty {
      fields.append(.addresses(name, mailboxes))
    }
    fields.append(.unstructured("Subject", subject))
    fields.append(.parameters("Date", date.text, []))
    fields.append(.parameters("Message-ID", messageID.text, []))
    // Mail programs open a file with this field for writing instead of reading.
    fields.append(.parameters("X-Unsent", "1", []))
    fields.append(.parameters("MIME-Version", "1.0", []))
    return fields.flatMap(\.bytes)
  }

  private static func header(of text: BodyText) -> [UInt8] {
    HeaderField.parameters("Content-Type", "text/plain", ["charset=UTF-8"]).bytes
      + HeaderField.parameters("Content-Transfer-Encoding", text.encoding.rawValue, []).bytes
  }

  private static func header(of attachment: Attachment) -> [UInt8] {
    let name = attachment.name
    // Two forms of one parameter in a field are an error for some readers; two fields are not.
    let fallback = ParameterValue.isPlain(name) ? nil : ParameterValue.fallback(for: name)
    let parameters = fallback.map { ["name=\(ASCII.quoted($0))"] } ?? []
    return HeaderField.parameters("Content-Type", attachment.type.text, parameters).bytes
      + HeaderField.parameters("Content-Transfer-Encoding", "base64", []).bytes
      + HeaderField.parameters(
        "Content-Disposition", "attachment", ParameterValue.parameters("filename", name)
      ).bytes
  }

  private static func write(
    _ content: Attachment.Content, to sink: ([UInt8]) throws -> Void
  ) throws {
    var text: [UInt8] = []
    switch content {
    case .bytes(let octets):
      for start in stride(from: 0, to: octets.count, by: chunk) {
        text.removeAll(keepingCapacity: true)
        Base64.appendLines(octets[start..<min(start + chunk, octets.count)], to: &text)
        try sink(text)
      }
    case .source(let source):
      var buffer = [UInt8](repeating: 0, count: chunk)
      var start = 0
      while true {
        let count = try source.read(into: &buffer, from: start)
        text.removeAll(keepingCapacity: true)
        Base64.appendLines(buffer[..<count], to: &text)
        try sink(text)
        if count < chunk { return }
        start += count
      }
    }
  }

  /// A line that the text does not hold; base64 and quoted-printable cannot hold `=_`
  /// (RFC 2045 §6.7).
  private static func boundary(
    absentFrom text: [UInt8], using generator: inout some RandomNumberGenerator
  ) -> String {
    while true {
      let boundary = "=_\(RandomName.hexadecimal(using: &generator))"
      if !text.split(separator: 0x0A).contains(where: { $0.starts(with: "--\(boundary)".utf8) }) {
        return boundary
      }
    }
  }

  private static let lineEnd: [UInt8] = [0x0D, 0x0A]
}
