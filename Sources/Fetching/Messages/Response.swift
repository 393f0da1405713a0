/// A complete answer of any status; 404 and 503 are answers too.
package struct Response: Hashable, Sendable {
  package var status: Int
  /// The address that answered, after redirects, without user and password.
  package var url: String
  /// The address to ask next time, without user and password.
  ///
  /// Where the permanent redirects (301, 308) led, up to the first temporary one; the address asked
  /// for, if there were none.
  package var lastingURL: String
  /// In the order sent; trailers are left out.
  package var headers: [Header]
  /// Decompressed, at most `Limits.maximumBytes`.
  ///
  /// libcurl does not see that a compressed body was already cut off where it was made;
  /// a reader must notice that the end of the text is missing.
  package var body: [UInt8]

  package init(status: Int, url: String, headers: [Header] = [], body: [UInt8] = []) {
    self.status = status
    self.url = url
    self.lastingURL = url
    self.headers = headers
    self.body = body
  }

  /// The value of the first header of that name, without regard to case.
  package func header(_ name: String) -> String? {
    headers.value(of: name)
  }
}

extension Response {
  /// Whether the body begins as what compresses begins: gzip, zstd or zlib.
  var isCompressed: Bool {
    let starts: [[UInt8]] = [
      [0x1F, 0x8B], [0x28, 0xB5, 0x2F, 0xFD], [0x78, 0x9C], [0x78, 0xDA],
    ]
    return starts.contains { body.starts(with: $0) }
  }
}
