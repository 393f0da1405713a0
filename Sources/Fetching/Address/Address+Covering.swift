extension Address {
  /// The length of the path in bytes, without slashes at its end.
  package var pathLength: Int { path.count }

  /// Whether what holds for this address holds for the other one: they have one origin, and the
  /// path of the other is this one's or lies below it.
  ///
  /// A path with `.` or `..` leads elsewhere than it seems, and lies below none.
  package func covers(_ other: Address) -> Bool {
    guard isWebAddress, other.isWebAddress, Origin(self) == Origin(other) else { return false }
    if path.isEmpty { return true }
    let (own, others) = (path, other.path)
    guard others.starts(with: own), !other.hasDotSegments else { return false }
    return others.count == own.count || others[own.count] == UInt8(ascii: "/")
  }

  private var path: [UInt8] {
    var path = Array(rest.utf8.prefix { !"?#".utf8.contains($0) })
    while path.last == UInt8(ascii: "/") { path.removeLast() }
    return path
  }

  private var hasDotSegments: Bool {
    path.split(separator: UInt8(ascii: "/")).contains { segment in
      let segment = percentDecoded(segment)
      return segment.elementsEqual(".".utf8) || segment.elementsEqual("..".utf8)
    }
  }

  /// Whether there is nothing behind the path, and no user before the host.
  package var isBare: Bool { userInfo == nil && !rest.utf8.contains { "?#".utf8.contains($0) } }

  /// Whether a user or a password stands before the host.
  package var hasUser: Bool { credentials != nil }
}
