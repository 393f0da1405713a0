/// An address that others are relative to.
struct BaseAddress {
  private let parts: AddressParts
  /// What paths from the root stand behind: scheme and authority.
  private let origin: [UInt8]
  /// What relative paths stand behind.
  private let folder: [UInt8]

  /// Nil where nothing can be relative to it: `mailto:`, `urn:`, the empty.
  init?(_ address: String) { self.init(URLReference.cleaned(address.utf8)) }

  /// One that is itself relative to another.
  init?(_ reference: [UInt8], against outer: BaseAddress?) {
    self.init(URLReference.resolved(URLReference.cleaned(reference), against: outer))
  }

  private init?(_ bytes: [UInt8]) {
    parts = AddressParts(bytes[...])
    let isOpaque =
      parts.scheme != nil && parts.authority == nil && parts.path.first != UInt8(ascii: "/")
    if bytes.isEmpty || isOpaque { return nil }
    folder = Self.target(of: AddressParts([UInt8(ascii: ".")]), against: parts).bytes
    origin = Self.target(of: AddressParts([UInt8(ascii: "/")]), against: parts).bytes.dropLast()
  }

  /// The address that clean bytes without a scheme mean.
  func resolving(_ reference: [UInt8]) -> [UInt8] {
    // Most are paths without dots, and need not be taken apart.
    if let first = reference.first, !reference.starts(with: "//".utf8), !".?#".utf8.contains(first),
      reference.first([UInt8(ascii: "/"), UInt8(ascii: ".")], in: 0..<reference.count) == nil
    {
      return (first == UInt8(ascii: "/") ? origin : folder) + reference
    }
    return Self.target(of: AddressParts(reference[...]), against: parts).bytes
  }
}

extension BaseAddress {
  /// What a reference without a scheme means (RFC 3986 §5.2.2).
  private static func target(
    of reference: AddressParts, against base: AddressParts
  ) -> AddressParts {
    var target = base
    target.fragment = reference.fragment
    if reference.authority != nil {
      target.authority = reference.authority
      target.path = withoutDots(reference.path)
      target.query = reference.query
    } else if reference.path.isEmpty {
      if reference.query != nil { target.query = reference.query }
    } else {
      let isAbsolute = reference.path.first == UInt8(ascii: "/")
      target.path = withoutDots(isAbsolute ? reference.path : merged(reference.path, base))
      target.query = reference.query
    }
    return target
  }

  /// A relative path behind the folder of the base (§5.2.3).
  private static func merged(
    _ relative: ArraySlice<UInt8>, _ base: AddressParts
  ) -> ArraySlice<UInt8> {
    if base.authority != nil, base.path.isEmpty { return [UInt8(ascii: "/")] + relative }
    let folder = base.path.lastIndex(of: UInt8(ascii: "/")).map { base.path[...$0] } ?? []
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
