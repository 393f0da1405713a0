import Datasets
import Tables

extension PlaceState {
  /// Longer texts are not kept; in bytes.
  private static let textLimit = 4_000
  private static let largestOffset = 1_000_000_000
  /// More values of a list are not kept.
  private static let longestList = 1_000

  /// Reads what can be read; nil where the source is not named.
  init?(json: JSONValue) {
    guard let source = Self.text(json["source"]) else { return nil }
    self.init(
      source: source, title: Self.text(json["title"]) ?? source,
      visited: Timestamp(seconds: Self.number(json["at"]) ?? 0))
    selection = Self.text(json["selection"])
    mark =
      Self.text(json["row"]).map { RowMark.value(ExactText($0)) }
      ?? Self.text(json["rowid"]).flatMap { Int64($0) }.map(RowMark.rowID)
    listAnchor = Self.text(json["anchor"])
    detailOffset = Self.number(json["offset"], in: 0...Self.largestOffset)
    divider = Self.divider(json)
    displayMode = Self.text(json["mode"])
    sort = Self.text(json["sort"]).map {
      Sort(key: $0, isDescending: json["descending"]?.bool ?? false)
    }
    sortAfter = Self.list(json["then"]) { value in
      Self.text(value["sort"]).map {
        Sort(key: $0, isDescending: value["descending"]?.bool ?? false)
      }
    }
    hidden = Self.list(json["hidden"], Self.text)
    filter = Self.text(json["filter"])
    query = Self.text(json["query"])
    category = Self.text(json["category"])
    topColumn = Self.text(json["top"])
    roles = Self.roles(json["roles"])
    folder = Self.text(json["folder"])
    folderAnchor = Self.text(json["folderAnchor"])
    fileUnderCursor = Self.text(json["file"])
    cursor = Self.number(json["cursor"], in: 0...Self.largestOffset)
    showsHidden = json["showsHidden"]?.bool ?? false
    unsent = UnsentWords(json: json["unsent"])
  }

  /// The place as it is kept; what there is nothing to say of is left out.
  var json: JSONValue {
    var (columns, fraction): (JSONValue?, JSONValue?)
    switch divider {
    case .columns(let count): columns = .number(String(count))
    case .fraction(let share): fraction = .number("\(share)")
    case nil: break
    }
    var (row, rowID): (String?, String?)
    switch mark {
    case .value(let value): row = value.text
    case .rowID(let id): rowID = String(id)
    case nil: break
    }
    return .object([
      "source": .string(source), "title": Self.kept(title),
      "at": .number(String(visited.seconds)), "selection": Self.kept(selection),
      "row": Self.kept(row), "rowid": Self.kept(rowID),
      "anchor": Self.kept(listAnchor), "offset": detailOffset.map { .number(String($0)) },
      "columns": columns, "fraction": fraction, "mode": Self.kept(displayMode),
      "sort": Self.kept(sort?.key), "descending": sort.map { .bool($0.isDescending) },
      "then": Self.kept(
        sortAfter.compactMap { sort in
          Self.kept(sort.key).map {
            .object([.init("sort", $0), .init("descending", .bool(sort.isDescending))])
          }
        }),
      "hidden": Self.kept(hidden.compactMap { Self.kept($0) }),
      "filter": Self.kept(filter), "query": Self.kept(query), "category": Self.kept(category),
      "top": Self.kept(topColumn), "roles": keptRoles,
      "folder": Self.kept(folder), "folderAnchor": Self.kept(folderAnchor),
      "file": Self.kept(fileUnderCursor),
      "cursor": cursor.map { .number(String($0)) },
      "showsHidden": showsHidden ? .bool(true) : nil, "unsent": unsent.json,
    ])
  }

  /// Whether the place can be kept under its name.
  var canBeKept: Bool { !source.isEmpty && source.utf8.count <= Self.textLimit }

  /// Each role with its column, or null where none shall have it.
  private var keptRoles: JSONValue? {
    let members = ColumnRoles.Role.allCases.compactMap { role -> JSONValue.Member? in
      guard let choice = roles[role] else { return nil }
      let column = choice.column.map { Self.kept($0) } ?? .null
      return column.map { .init(role.rawValue, $0) }
    }
    return members.isEmpty ? nil : .object(members)
  }

  private static func roles(_ json: JSONValue?) -> [ColumnRoles.Role: ColumnRoles.Choice] {
    var roles: [ColumnRoles.Role: ColumnRoles.Choice] = [:]
    for role in ColumnRoles.Role.allCases {
      guard let value = json?[role.rawValue] else { continue }
      if value.isNull { roles[role] = ColumnRoles.Choice.none }
      if let column = text(value) { roles[role] = .column(column) }
    }
    return roles
  }

  private static func divider(_ json: JSONValue) -> Divider? {
    if let columns = number(json["columns"], in: 1...1_000) { return .columns(columns) }
    guard let share = json["fraction"]?.number.flatMap({ Double($0) }), share > 0, share < 1 else {
      return nil
    }
    return .fraction(share)
  }

  private static func kept(_ values: [JSONValue]) -> JSONValue? {
    values.isEmpty ? nil : .array(Array(values.prefix(longestList)))
  }

  private static func list<Value>(
    _ json: JSONValue?, _ value: (JSONValue) -> Value?
  ) -> [Value] {
    (json?.array ?? []).prefix(longestList).compactMap(value)
  }

  private static func kept(_ text: String?) -> JSONValue? {
    text.flatMap { $0.utf8.count <= textLimit ? .string($0) : nil }
  }

  private static func text(_ value: JSONValue?) -> String? {
    value?.string.flatMap { $0.isEmpty || $0.utf8.count > textLimit ? nil : $0 }
  }

  private static func number(_ value: JSONValue?, in range: ClosedRange<Int> = .min ... .max)
    -> Int?
  {
    value?.number.flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil }
  }
}
