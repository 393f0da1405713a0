import MasterDetail

/// The time of one event must not grow with the number of items.
enum CoreBench {
  private struct Item: Identifiable, Equatable, Sendable {
    let id: Int
    var name: String
  }

  static func run(_ report: inout Report) {
    let sizes = [1_000, 100_000, 1_000_000]
    let models = sizes.map { size in
      var model = MasterDetail(rows: Rows((0..<size).map { Item(id: $0, name: "Item \($0)") }))
      model.start()
      return model
    }
    for (name, body) in events {
      let times = models.map { time(of: body, $0) }
      for (size, time) in zip(sizes, times).dropFirst() {
        report.add(
          "core: \(name) at \(size) : at 1000 items", ratio: time / times[0], atMost: 2,
          note: "\(Int(time)) ns : \(Int(times[0])) ns")
      }
    }
  }

  private typealias Body = (inout MasterDetail<Item>, Int) -> Void

  private static var events: [(String, Body)] {
    [
      (
        "select",
        { model, turn in
          model.apply(.list(.open((turn &* 7_919) % model.items.count)))
        }
      ),
      (
        "browse",
        { model, turn in
          let row = (turn &* 31) % model.items.count
          model.apply(.list(.browse(model.items[row].id)))
        }
      ),
      (
        "resize",
        { model, turn in
          model.apply(.split(.resize(TerminalSize(columns: 60 + turn % 100, rows: 20 + turn % 7))))
        }
      ),
      ("toggle", { model, _ in model.apply(.split(.toggleColumns)) }),
    ]
  }

  /// Nanoseconds an event, the best of five rounds.
  private static func time(of body: Body, _ model: MasterDetail<Item>) -> Double {
    var best = Double.infinity
    var model = model
    let turns = 20_000
    for round in 0..<5 {
      let start = ContinuousClock.now
      for turn in 0..<turns { body(&model, turn + round) }
      let time = (ContinuousClock.now - start).components
      best = min(best, (Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9))
    }
    return best / Double(turns)
  }
}
