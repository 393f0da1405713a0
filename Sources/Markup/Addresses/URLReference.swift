/// Makes whole addresses of those that documents hold (RFC 3986 §5).
package enum URLReference {
  /// The address that a reference means within a document at `base`.
  ///
  /// Careless forms are read as browsers do: blanks around it go, line breaks and other controls
  /// within it too, and blanks within it become `%20`; nothing is encoded twice. One with a scheme
  /// is whole already and stays as it is, as does any where the base is none.
  package static func resolved(_ reference: String, against base: String?) -> String {
    let reference = cleaned(reference.utf8)
    // Most are whole, and need no base taken apart.
    let isWhole = base == nil || AddressParts.schemeLength(of: reference[...]) != nil
    let address =
      isWhole ? reference : resolved(reference, against: base.flatMap { BaseAddress($0) })
    return String(decoding: address, as: UTF8.self)
  }

  /// Whether an address neither runs something nor reads the reader's own files.
  ///
  /// One without a scheme is safe. This is for what is shown and kept; what is handed to a program
  /// is held against a shorter list.
  package static func isSafe(_ address: String) -> Bool { isSafe(cleaned(address.utf8)) }

  /// The same for clean bytes.
  static func isSafe(_ address: [UInt8]) -> Bool {
    guard let length = AddressParts.schemeLength(of: address[...]) else { return true }
    return !unsafeSchemes.contains { scheme in
      scheme.utf8CodeUnitCount == length && address.hasASCII(scheme, at: 0)
    }
  }

  /// The same for clean bytes and a base already taken apart.
  static func resolved(_ reference: [UInt8], against base: BaseAddress?) -> [UInt8] {
    guard let base, AddressParts.schemeLength(of: reference[...]) == nil else { return reference }
    return base.resolving(reference)
  }

  private static let unsafeSchemes: [StaticString] = [
    "javascript", "data", "vbscript", "file", "livescript", "mocha", "jar", "view-source", "blob",
    "about", "filesystem",
  ]
}

extension URLReference {
  /// An address as it is meant: without blanks around it and controls within it.
  static func cleaned(_ text: some Collection<UInt8>) -> [UInt8] {
    let bytes = Array(text)
    guard bytes.contains(where: { $0 <= 0x20 || $0 >= 0x7F }) else { return bytes }
    let end = (bytes.lastIndex { $0 > 0x20 } ?? -1) + 1
    var position = bytes.firstIndex { $0 > 0x20 } ?? end
    var address: [UInt8] = []
    address.reserveCapacity(end - position)
    while position < end {
      let byte = bytes[position]
      let unwanted = byte > 0x7F ? UnwantedCharacter.length(at: position, of: bytes) : 0
      if unwanted > 0 {
        // It may belong to a name, but must not be seen as itself.
        for byte in bytes[position..<(position + unwanted)] { encode(byte, to: &address) }
        position += unwanted
        continue
      }
      if byte == 0x20 {
        encode(byte, to: &address)
      } else if byte > 0x20, byte != 0x7F {
        address.append(byte)
      }
      position += 1
    }
    return address
  }

  private static func encode(_ byte: UInt8, to address: inout [UInt8]) {
    let digits: StaticString = "0123456789ABCDEF"
    address.append(UInt8(ascii: "%"))
    digits.withUTF8Buffer { digits in
      address.append(unsafe digits[Int(byte >> 4)])
      address.append(unsafe digits[Int(byte & 15)])
    }
  }
}
