import Foundation
import MasterDetail
import TestSupport
import TestSupport

/// A random split, given and used like a vector.
struct RandomEvents {
  private var numbers: SeededGenerator
  private var tickets = 0
  let isThreeColumns: Bool

  /// A fixed set by default; `MASTERDETAIL_SEEDS` names how many to try instead.
  static let seeds: [UInt64] = {
    let wish = ProcessInfo.processInfo.environment["MASTERDETAIL_SEEDS"].flatMap(UInt64.init)
    return Array(1...max(1, wish ?? 30))
  }()

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
    isThreeColumns = seed.isMultiple(of: 2)
  }

  mutating func given(isManual: Bool = false) -> Given {
    var given = Given()
    (given.columns, given.rows) = (int(1...180), int(1...50))
    given.columnsCount = isThreeColumns ? 3 : 2
    given.idiom = pick(["pad", "pad", "phone"])
    given.preferredDisplayMode = pick(modes)
    given.behaviour = pick(["automatic", "automatic", "tile", "overlay", "displace"])
    given.initialSelection = pick(["none", "first"])
    given.onVanish = pick([nil, "neighbour", "nothing"])
    given.topForCollapsing = pick([nil, nil, nil, "primary", "secondary"])
    given.keepStale = pick([true, true, false])
    given.titles = pick([nil, ["primary": "Items", "supplementary": "Files"], ["primary": " "]])
    given.overrides = pick([[], [], [Given.Override(horizontal: "regular", when: "landscape")]])
    given.metrics = pick([nil, nil, Given.Metrics(secondaryMin: int(1...70))])
    if isManual { (given.loads, given.dismissals) = ("manual", "manual") }
    if isThreeColumns {
      given.folders = [
        Given.Folder("f", ["x", "y", "z"]), Given.Folder("g", ["u"]), Given.Folder("h", []),
      ]
    } else if !one(in: 4) {
      given.content = Given.Content(results: ["a", "b", "c", "d", "e"])
    }
    return given
  }

  mutating func event(isManual: Bool = false) -> VectorEvent {
    var event = VectorEvent(do: pick(isManual ? kinds + ["detailLoaded", "dismissed"] : kinds))
    event.column = column()
    let isFiles = event.column == "supplementary"
    let ids = isThreeColumns ? (isFiles ? fileIDs : folderIDs) : itemIDs
    event.id = pick(ids)
    switch event.do {
    case "resize":
      (event.columns, event.rows) = (pick([int(1...180), 60, 80, 100, 130]), int(1...50))
    case "prefer": event.mode = pick(modes)
    case "behave": event.behaviour = pick(["automatic", "tile", "overlay", "displace"])
    case "override":
      event.overrides = pick([[], [Given.Override(horizontal: "compact", when: "portrait")]])
    case "width": event.columns = pick([nil, int(1...90)])
    case "title": event.text = pick([nil, "Titel", "  "])
    case "load":
      event.query = pick([nil, "cat", "dog", " "])
      if event.query != " " { tickets += 1 }
    case "finish", "fail":
      event.token = max(0, tickets - pick([0, 0, 0, 1]))
      (event.items, event.message) = (some(ids), "offline")
    case "items": event.items = some(ids)
    case "arrange":
      (event.sort, event.filter) = (pick([nil, "asc", "desc"]), pick([nil, nil, pick(ids)]))
    case "update": event.item = "\(pick(ids))@\(int(1...3))"
    case "create": (event.at, event.select) = (pick([nil, int(0...4)]), pick([nil, false]))
    case "present":
      var popover = VectorEvent.Popover(pick(["menu", "date"]), on: column())
      popover.adaptation = pick([nil, "none"])
      popover.items = ["rate"]
      popover.passthrough = pick([nil, ["primary"]])
      event.popover = popover
    case "choose": event.item = pick(["rate", "zap"])
    default: break
    }
    return event
  }

  mutating func events(_ count: Int, isManual: Bool = false) -> [VectorEvent] {
    (0..<count).map { _ in event(isManual: isManual) }
  }

  private mutating func column() -> String {
    let lists = isThreeColumns ? ["primary", "supplementary", "supplementary"] : ["primary"]
    return one(in: 5) ? "secondary" : pick(lists)
  }

  private mutating func some(_ ids: [String]) -> [String] {
    Array(ids.shuffled(using: &numbers).prefix(int(0...ids.count)))
  }

  private mutating func one(in count: Int) -> Bool { int(1...count) == 1 }

  private mutating func int(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[int(0...values.count - 1)]
  }
}

private let itemIDs = ["a", "b", "c", "d", "e", "ab"]
private let folderIDs = ["f", "g", "h", "k"]
private let fileIDs = ["x", "y", "z", "u", "n"]
private let modes = ["automatic", "automatic"] + DisplayMode.allCases.map(\.rawValue)
private let kinds =
  Array(repeating: "select", count: 8) + Array(repeating: "resize", count: 5)
  + Array(repeating: "browse", count: 3) + Array(repeating: "toggle", count: 3)
  + Array(repeating: "delete", count: 2) + Array(repeating: "load", count: 2)
  + Array(repeating: "finish", count: 3)
  + [
    "deselect", "show", "show", "hide", "back", "back", "tapOutside", "focus", "focus", "prefer",
    "behave", "override", "width", "title", "fail", "cancel", "items", "arrange", "arrange",
    "update", "update", "create", "create", "present", "choose", "dismiss", "refresh",
    "detailUnloaded",
  ]
