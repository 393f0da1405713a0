/// The five parts of an address or a reference (RFC 3986 §3), nil where one is absent.
struct AddressParts {
  private(set) var scheme: ArraySlice<UInt8>?
  private(set) var authority: ArraySlice<UInt8>?
  private(set) var path: ArraySlice<UInt8>
  private(set) var query: ArraySlice<UInt8>?
  private(set) var fragment: ArraySlice<UInt8>?
  /// Scheme and authority with their marks.
  private let origin: [UInt8]

  /// Takes clean bytes apart; any bytes have parts.
  init(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    if let length = Self.schemeLength(of: rest) {
      scheme = rest.prefix(length)
      rest = rest.dropFirst(length + 1)
    }
    if let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
      fragment = rest[(hash + 1)...]
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
      query = rest[(mark + 1)...]
      rest = rest[..<mark]
    }
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      authority = rest[..<(rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex)]
      rest = rest[(authority?.endIndex ?? rest.startIndex)...]
    }
    path = rest
    origin = Array(bytes[..<rest.startIndex])
  }

  /// The parts of a base; nil where nothing can be relative to it: `mailto:`, `urn:`, the empty.
  init?(base: String) {
    let bytes = URLReference.cleaned(base.utf8)
    self.init(bytes[...])
    let isOpaque = scheme != nil && authority == nil && path.first != UInt8(ascii: "/")
    if bytes.isEmpty || isOpaque { return nil }
  }

  /// The parts of a base that is itself relative to another.
  init?(base reference: [UInt8], against outer: AddressParts?) {
    let address = URLReference.resolved(URLReference.cleaned(reference), against: outer)
    self.init(base: String(decoding: address, as: UTF8.self))
  }

  /// The bytes of the scheme before its colon; nil where there is none.
  static func schemeLength(of bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first, first.isASCIILetter else { return nil }
    for (length, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: ":") { return length }
      guard byte.isASCIILetter || (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte) else {
        return nil
      }
    }
    return nil
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    if let scheme { bytes += scheme + [UInt8(ascii: ":")] }
    if let authority { bytes += Array("//".utf8) + authority }
    bytes += path
    if let query { bytes += [UInt8(ascii: "?")] + query }
    if let fragment { bytes += [UInt8(ascii: "#")] + fragment }
    return bytes
  }
}

// MARK: Resolution

extension AddressParts {
  /// The address that clean bytes without a scheme mean with this as the base.
  func resolving(_ reference: [UInt8]) -> [UInt8] {
    // Most are of this kind, and need not be taken apart.
    let isPath =
      reference.first == UInt8(ascii: "/") && reference.dropFirst().first != UInt8(ascii: "/")
    if isPath, reference.first([0x2F, 0x2E], in: 0..<reference.count) == nil {
      return origin + reference
    }
    return resolving(AddressParts(reference[...])).bytes
  }

  /// What a reference without a scheme means with this as the base (RFC 3986 §5.2.2).
  private func resolving(_ reference: AddressParts) -> AddressParts {
    var target = self
    target.fragment = reference.fragment
    if reference.authority != nil {
      target.authority = reference.authority
      target.path = Self.withoutDots(reference.path)
      target.query = reference.query
    } else if reference.path.isEmpty {
      if reference.query != nil { target.query = reference.query }
    } else {
      let isAbsolute = reference.path.first == UInt8(ascii: "/")
      target.path = Self.withoutDots(isAbsolute ? reference.path : merged(reference.path))
      target.query = reference.query
    }
    return target
  }

  /// A relative path behind the folder of this one (§5.2.3).
  private func merged(_ relative: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if authority != nil, path.isEmpty { return [UInt8(ascii: "/")] + relative }
    let folder = path.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? []
    return folder + relative
  }

  /// The path with `.` and `..` followed; those that lead above the root are dropped (§5.2.4).
  private static func withoutDots(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isAbsolute = path.first == UInt8(ascii: "/")
    let segments = (isAbsolute ? path.dropFirst() : path)
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    var kept: [ArraySlice<UInt8>] = []
    for (index, segment) in segments.enumerated() {
      let isUp = segment.elementsEqual("..".utf8)
      guard isUp || segment.elementsEqual(".".utf8) else {
        kept.append(segment)
        continue
      }
      if isUp { _ = kept.popLast() }
      // What ends in dots is a folder.
      if index == segments.count - 1 { kept.append([]) }
    }
    let joined = kept.joined(separator: [UInt8(ascii: "/")])
    return (isAbsolute ? [UInt8(ascii: "/")] : []) + joined
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
