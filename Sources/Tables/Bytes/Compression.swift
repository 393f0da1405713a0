/// How a file is packed.
package enum Compression: String, Hashable, Sendable {
  case gzip

  /// What the first bytes say; nil where they are read as they stand.
  package static func detect(_ bytes: [UInt8]) -> Compression? {
    // RFC 1952 §2.3.1
    bytes.starts(with: [0x1F, 0x8B]) ? .gzip : nil
  }

  /// The name of what is inside: `people.csv` of `people.csv.gz`.
  func innerName(_ name: String) -> String {
    let ending = ".gz"
    guard name.utf8.count > ending.utf8.count,
      name.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
        || name.lowercased().utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    else { return name }
    return String(name.unicodeScalars.dropLast(ending.unicodeScalars.count))
  }
}

/// Why packed bytes cannot be unpacked.
package enum CompressionFault: Hashable, Sendable {
  case cutOff
  case damaged
  case wrongChecksum
  /// Something else than a further member or zeros stands behind the end.
  case otherDataBehind
}
