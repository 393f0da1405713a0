/// What to keep between runs: the selection and the user's layout choices.
///
/// Never a size, a popover, or columns shown for a moment. Encoded as
/// `{version, selection: [id…], top, preferred, pinned, widths, sort, filter, query}`.
public struct SplitSnapshot<OuterID: Hashable & Sendable, InnerID: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The version of the format; others than 1 are refused.
  public var version = 1
  /// The selected item or folder.
  public var outer: OuterID?
  /// The selected file of the folder.
  public var inner: InnerID?
  /// The column on top while collapsed.
  public var top: Column?
  /// The preferred display mode; unknown names mean automatic.
  public var preferred: String?
  /// The number of leading columns the user chose while they tile.
  public var pinned: Int?
  /// Widths the user wished, in cells.
  public var widths: [Column: Int] = [:]
  /// The order of the list.
  public var sort: String?
  /// The filter of the list.
  public var filter: String?
  /// The query that the items answered; the same search is then a reload.
  public var query: String?

  /// Makes a snapshot of a selection without choices.
  public init(selecting outer: OuterID? = nil, _ inner: InnerID? = nil) {
    self.outer = outer
    self.inner = inner
  }
}

extension SplitSnapshot: Codable where OuterID: Codable, InnerID: Codable {
  private enum Key: String, CodingKey {
    case version, selection, top, preferred, pinned, widths, sort, filter, query
  }

  /// Reads a snapshot; what is missing or unknown counts as not said.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    version = try values.decode(Int.self, forKey: .version)
    if values.contains(.selection) {
      var path = try values.nestedUnkeyedContainer(forKey: .selection)
      if !path.isAtEnd { outer = try path.decode(OuterID.self) }
      if !path.isAtEnd { inner = try path.decode(InnerID.self) }
    }
    top = try values.decodeIfPresent(String.self, forKey: .top).flatMap(Column.init)
    preferred = try values.decodeIfPresent(String.self, forKey: .preferred)
    pinned = try values.decodeIfPresent(Int.self, forKey: .pinned)
    let named = try values.decodeIfPresent([String: Int].self, forKey: .widths) ?? [:]
    for (name, width) in named {
      if let column = Column(rawValue: name) { widths[column] = width }
    }
    sort = try values.decodeIfPresent(String.self, forKey: .sort)
    filter = try values.decodeIfPresent(String.self, forKey: .filter)
    query = try values.decodeIfPresent(String.self, forKey: .query)
  }

  /// Writes the snapshot; what is nil is left out.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(version, forKey: .version)
    var path = values.nestedUnkeyedContainer(forKey: .selection)
    if let outer {
      try path.encode(outer)
      if let inner { try path.encode(inner) }
    }
    try values.encodeIfPresent(top, forKey: .top)
    try values.encodeIfPresent(preferred, forKey: .preferred)
    try values.encodeIfPresent(pinned, forKey: .pinned)
    let named = Dictionary(uniqueKeysWithValues: widths.map { ($0.key.rawValue, $0.value) })
    try values.encode(named, forKey: .widths)
    try values.encodeIfPresent(sort, forKey: .sort)
    try values.encodeIfPresent(filter, forKey: .filter)
    try values.encodeIfPresent(query, forKey: .query)
  }
}
