import CatalogApp
import Foundation
import TerminalUI

/// A full redraw of 200 × 50 cells: the state drawn as cells, and the cells as bytes.
@MainActor enum RedrawBench {
  private static let turns = 300

  static func run(_ report: inout Report, folder: URL) throws {
    let table = folder.appendingPathComponent("long.csv").path
    let rows = (0..<20_000).map { number in
      "\(number),Title of row \(number),Somebody,\(number * 7_919 % 100_000),2024-01-\(number % 28 + 1)"
    }
    try ("Number,Title,Maker,Value,Date\n" + rows.joined(separator: "\n"))
      .write(toFile: table, atomically: false, encoding: .utf8)
    try measure("monsters", "monsters", ["--pictures=blocks"], folder, &report)
    try measure("a long table", table, [], folder, &report)
  }

  private static func measure(
    _ name: String, _ word: String, _ options: [String], _ folder: URL, _ report: inout Report
  ) throws {
    let environment = Environment([
      "HOME": folder.path, "CATALOG_HOME": folder.path, "LC_ALL": "C.UTF-8",
      "TERM": "xterm-256color", "COLORTERM": "truecolor",
    ])
    let screen = try StillScreen(opening: word, ["--size=200x50"] + options, environment)
    let grid = screen.draw()
    let profile = TerminalProfile(colors: .rgb, hasLinks: true, hasSynchronizedUpdates: true)
    let drawing = milliseconds { _ = screen.draw() }
    let encoding = milliseconds { _ = FrameEncoder.bytes(from: nil, to: grid, profile) }
    report.add(
      "full redraw of \(name), 200×50, CPU ms", ratio: drawing + encoding, atMost: 1,
      note: "cells \(Report.rounded(drawing)) + bytes \(Report.rounded(encoding))")
  }

  /// The median of the processor's time.
  private static func milliseconds(_ body: () -> Void) -> Double {
    (0..<turns).map { _ in
      let start = processorTime()
      body()
      return Double(processorTime() - start) / 1e6
    }.median
  }

  private static func processorTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
