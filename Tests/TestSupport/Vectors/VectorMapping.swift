package import MasterDetail

package typealias SplitSnapshotOfStrings = SplitSnapshot<String, String>

/// An item of a vector: `"id"` or `"id@revision"`.
package struct Thing: Identifiable, Equatable, Sendable {
  package var id: String
  package var revision = 1

  package init(_ text: String) {
    let parts = text.split(separator: "@")
    id = parts.first.map(String.init) ?? ""
    if parts.count > 1 { revision = Int(parts[1]) ?? 1 }
  }

  package var text: String { "\(id)@\(revision)" }

  /// Sorted by identity, filtered by a part of it.
  package static let arranging = Arranging<Thing>(
    order: { name in
      switch name {
      case "asc": { $0.id < $1.id }
      case "desc": { $0.id > $1.id }
      default: nil
      }
    },
    filter: { text in { $0.id.contains(text) } })
}

extension Rows<Thing> {
  package init(texts: [String]) { self.init(texts.map(Thing.init)) }
}

extension Given {
  package var size: TerminalSize { TerminalSize(columns: columns ?? 80, rows: rows ?? 24) }

  package var traitOverrides: [TraitOverride] { overrides?.map(\.value) ?? [] }

  package var configuration: SplitConfiguration {
    var configuration = SplitConfiguration(
      title: "Items", initialSelection: initialSelection.flatMap(InitialSelection.init) ?? .none)
    if let titles {
      configuration.titles = [:]
      for (name, title) in titles {
        if let column = Column(rawValue: name) { configuration.titles[column] = title }
      }
    }
    configuration.preferredDisplayMode = preferredDisplayMode.flatMap(DisplayMode.init)
    configuration.preferredBehavior = behaviour.flatMap(SplitBehavior.init)
    configuration.vanish = onVanish.flatMap(VanishPolicy.init)
    configuration.keepsStaleItems = keepStale ?? true
    configuration.isSearchable = searchable ?? false
    if let column = topForCollapsing.flatMap(Column.init) {
      configuration.collapse = .column(column)
    }
    if let metrics { metrics.apply(to: &configuration.metrics) }
    return configuration
  }
}

extension Given.Metrics {
  package func apply(to metrics: inout SplitMetrics) {
    metrics.thresholds.regularColumns = regularColumns ?? metrics.thresholds.regularColumns
    metrics.thresholds.threeColumns = threeColumns ?? metrics.thresholds.threeColumns
    metrics.thresholds.regularRows = regularRows ?? metrics.thresholds.regularRows
    metrics.divider = divider ?? metrics.divider
    metrics.secondaryMinimum = secondaryMin ?? metrics.secondaryMinimum
    metrics.emptyFraction = emptyFraction
    primary?.apply(to: &metrics.primary)
    supplementary?.apply(to: &metrics.supplementary)
  }
}

extension Given.ColumnMetrics {
  package func apply(to metrics: inout ColumnMetrics) {
    metrics.minimum = min ?? metrics.minimum
    metrics.maximum = max ?? metrics.maximum
    if let columns {
      metrics.wish = .columns(columns)
    } else if let fraction {
      metrics.wish = .fraction(fraction)
    }
  }
}

extension Given.Override {
  package var value: TraitOverride {
    TraitOverride(
      horizontal: horizontal.flatMap(SizeClass.init), vertical: vertical.flatMap(SizeClass.init),
      idiom: idiom.flatMap(Idiom.init), when: when.flatMap(TraitOverride.Condition.init) ?? .always)
  }
}

extension VectorEvent {
  package var targetColumn: Column? { Column(rawValue: column ?? "primary") }

  /// The event as one of the split as a whole; nil if it is about a list.
  package var splitEvent: SplitEvent? {
    switch `do` {
    case "resize": return .resize(TerminalSize(columns: columns ?? 0, rows: rows ?? 0))
    case "override": return .override(overrides?.map(\.value) ?? [])
    case "toggle": return .toggleColumns
    case "show": return targetColumn.map { .show($0) }
    case "hide": return targetColumn.map { .hide($0) }
    case "focus": return targetColumn.map { .focus($0) }
    case "back": return .back
    case "tapOutside": return .tapOutside
    case "prefer": return .prefer(mode.flatMap(DisplayMode.init))
    case "behave": return .behave(behaviour.flatMap(SplitBehavior.init))
    case "width":
      let wish: WidthWish =
        if let columns {
          .columns(columns)
        } else if let fraction {
          .fraction(fraction)
        } else {
          .automatic
        }
      return targetColumn.map { .width($0, wish) }
    case "title": return targetColumn.map { .title($0, text) }
    case "present": return popover?.value.map { .present($0) }
    case "choose": return .choose(item ?? "")
    case "dismiss": return .dismissPopover
    case "dismissed": return .popoverGone
    case "anchor": return rect?.cells.map { .anchorMoved($0) }
    case "detailLoaded": return .detailLoaded
    case "detailUnloaded": return .detailUnloaded
    case "refresh": return .refreshDetail
    default: return nil
    }
  }

  /// The event as one of a list; nil if it is about the split.
  package var listEvent: ListEvent<Thing>? {
    switch `do` {
    case "select": .open(id ?? "")
    case "browse": .browse(id ?? "")
    case "deselect": .deselect
    case "load": .load(query: query)
    case "finish": .finish(LoadTicket(number: token ?? 0), Rows(texts: items ?? []))
    case "fail": .fail(LoadTicket(number: token ?? 0), Failure(message ?? ""))
    case "cancel": .cancelLoad
    case "items": .replace(Rows(texts: items ?? []))
    case "arrange": .arrange(Arrangement(sort: sort, filter: filter))
    case "delete": .delete(id ?? "")
    case "update": .update(Thing(item ?? ""))
    case "create": .insert(Thing(id ?? ""), at: at, opening: select ?? true)
    default: nil
    }
  }

  /// The event for two columns; nil if such a split cannot express it.
  package var twoColumnEvent: MasterDetail<Thing>.Event? {
    if `do` == "restore" { return snapshot.map { .restore($0.twoColumns) } }
    if `do` == "batch" { return .batch(events?.compactMap(\.twoColumnEvent) ?? []) }
    if let splitEvent { return .split(splitEvent) }
    return targetColumn == .primary ? listEvent.map { .list($0) } : nil
  }

  /// The event for three columns; nil if such a split cannot express it.
  package var threeColumnEvent: FolderTree<Thing, Thing>.Event? {
    if `do` == "restore" { return snapshot.map { .restore($0) } }
    if `do` == "batch" { return .batch(events?.compactMap(\.threeColumnEvent) ?? []) }
    if let splitEvent { return .split(splitEvent) }
    switch targetColumn {
    case .primary: return listEvent.map { .folders($0) }
    case .supplementary: return listEvent.map { .files($0) }
    default: return nil
    }
  }
}

extension VectorEvent.Popover {
  package var value: Popover? {
    guard let column = Column(rawValue: column) else { return nil }
    var popover = Popover(id, on: column, anchor: rect?.cells, actions: items ?? [])
    if let size, size.count == 2 { (popover.width, popover.height) = (size[0], size[1]) }
    popover.adaptation = adaptation.flatMap(Popover.Adaptation.init) ?? .automatic
    popover.passthrough = Set(passthrough?.compactMap(Column.init) ?? [])
    return popover
  }
}

extension [Int] {
  package var cells: CellRect? {
    count == 4 ? CellRect(x: self[0], y: self[1], width: self[2], height: self[3]) : nil
  }
}

extension SplitSnapshotOfStrings {
  package var twoColumns: MasterDetail<Thing>.Snapshot {
    var snapshot = MasterDetail<Thing>.Snapshot(selecting: outer)
    (snapshot.version, snapshot.top, snapshot.preferred) = (version, top, preferred)
    (snapshot.pinned, snapshot.widths) = (pinned, widths)
    (snapshot.sort, snapshot.filter, snapshot.query) = (sort, filter, query)
    return snapshot
  }
}
