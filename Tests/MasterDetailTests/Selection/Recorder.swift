import MasterDetail
import TestSupport

/// Writes down what a delegate is told, and may answer with events.
@MainActor final class Recorder: SelectionDelegate {
  var selections: [String] = []
  var tokens: [String] = []
  var overflows = 0
  var onToken: (String) -> Void = { _ in }

  func controller(
    _ controller: MasterDetailController<Thing>, didSelect item: Thing?, insteadOf old: String?
  ) {
    selections.append("\(old ?? "-")>\(item?.id ?? "-")")
  }

  func controller(
    _ controller: MasterDetailController<Thing>, didAnnounce change: Announcement<Thing>
  ) {
    tokens.append(change.token)
    onToken(change.token)
  }

  func controllerDidDropEvents(_ controller: MasterDetailController<Thing>) { overflows += 1 }
}

/// A controller over `a`, `b`, `c`, 100 columns wide.
@MainActor func makeController(
  _ ids: [String]? = ["a", "b", "c"], columns: Int = 100,
  _ configuration: SplitConfiguration = SplitConfiguration(title: "Items")
) -> MasterDetailController<Thing> {
  MasterDetailController(
    ids.map { $0.map(Thing.init) }, configuration, arranging: Thing.arranging,
    size: TerminalSize(columns: columns, rows: 24))
}
