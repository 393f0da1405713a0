package import Tables

// How a row looks: what its columns are for decides what stands where.
extension TableDataset {
  package func row(_ item: TableItem) -> ListRow {
    let title = titleText(item)
    return ListRow(.text(title), subtitle: subtitleText(item, besides: title).map(Phrase.text))
  }

  package func detail(_ item: TableItem) -> DetailDocument {
    let cells = zip(item.columns, item.row.cells).filter { $1 != .missing }
    let links = links(item)
    return DetailDocument(
      title: .text(titleText(item)), picture: picture(item),
      fields: cells.map { .init(.text($0.name), .text($1.display), outline: Self.outline(of: $1)) },
      links: links,
      actions: links.isEmpty ? [.supportRequest] : [.openInBrowser, .supportRequest])
  }

  package func origin(_ item: TableItem) -> [DetailDocument.Field] {
    let format = DetailDocument.Field(.term(.format), .text(info.format.rawValue))
    return [format] + (modified.map { [.init(.term(.modified), .text($0.iso8601))] } ?? [])
  }

  package func text(_ item: TableItem, key: String) -> String {
    places[ExactText(key)].map { item.row[$0].display } ?? ""
  }

  package func cells(_ item: TableItem) -> [Cell] { item.row.cells }

  package func cell(_ item: TableItem, key: String) -> Cell {
    places[ExactText(key)].map { item.row[$0] } ?? .missing
  }

  package func json(_ item: TableItem) -> JSONValue { item.row.json(item.columns) }

  /// The value of the title's column, else the first one that says more than which row it is.
  private func titleText(_ item: TableItem) -> String {
    let title = text(item, .title)
    if !title.isEmpty { return title }
    if roles.isChosen(.title), roles[.title] == nil { return item.id }
    return texts(item).first { _ in true } ?? item.id
  }

  private func subtitleText(_ item: TableItem, besides title: String) -> String? {
    if roles.isChosen(.subtitle), roles[.subtitle] == nil { return nil }
    let named = [text(item, .subtitle), text(item, .date)].first {
      !$0.isEmpty && !$0.utf8.elementsEqual(title.utf8)
    }
    return named ?? texts(item).first { !$0.utf8.elementsEqual(title.utf8) }
  }

  private func text(_ item: TableItem, _ role: ColumnRoles.Role) -> String {
    roles[role].map { item.row[$0].display } ?? ""
  }

  /// The values that are there and read like something, without the identifier.
  private func texts(_ item: TableItem) -> some Sequence<String> & LazySequenceProtocol {
    let id = roles[.id]
    return item.row.cells.indices.lazy.filter { $0 != id && !item.row[$0].isData }
      .map { item.row[$0].display }.filter { !$0.isEmpty }
  }

  /// Arrays and objects are read line by line; all else as it was typed.
  private static func outline(of cell: Cell) -> Phrase? {
    if case .json(let value) = cell { JSONOutline(value).phrase } else { nil }
  }

  /// The values that are web addresses, by the names of their columns: the link first, the picture
  /// last.
  private func links(_ item: TableItem) -> [DetailDocument.Link] {
    let places = item.row.cells.indices.filter { place in
      guard place < item.columns.count, case .text(let text) = item.row[place] else { return false }
      return WebText.isAddress(text)
    }
    let first = places.filter { $0 == roles[.link] }
    let last = places.filter { $0 == roles[.picture] && $0 != roles[.link] }
    let others = places.filter { !first.contains($0) && !last.contains($0) }
    return (first + others + last).map { place in
      .init(.text(item.columns[place].name), item.row[place].display)
    }
  }

  /// The picture that a row names: at an address, or in the folder of the table.
  private func picture(_ item: TableItem) -> DetailDocument.Picture? {
    guard let column = roles[.picture], case .text(let text) = item.row[column] else { return nil }
    if WebText.isAddress(text) { return .address(text) }
    guard let pictureFolder else { return nil }
    return PictureName.path(text, in: pictureFolder).map(DetailDocument.Picture.file)
  }
}

extension Cell {
  /// Whether it is nothing that reads as a line of text.
  fileprivate var isData: Bool {
    switch self {
    case .json, .blob: true
    case .missing, .null, .text, .number, .bool: false
    }
  }
}
