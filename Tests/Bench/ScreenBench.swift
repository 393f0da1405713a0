import Foundation

/// The full screen on a terminal, beside fzf on one like it.
struct ScreenBench {
  let program: String
  let folder: URL
  let count: Int
  private var hasPeer: Bool { Command("fzf", "--version").works }
  /// What one frame of a screen of 60 a second takes.
  private static let frame = 16.0

  init(program: String, folder: URL, count: Int = 1_000_000) {
    self.program = program
    self.folder = folder
    self.count = count
  }

  @MainActor func run(_ report: inout Report) throws {
    firstPaint(&report)
    try RedrawBench.run(&report, folder: folder)
    let (short, long) = (try made(100), try made(count))
    let peer = hasPeer ? try rows(count) : nil
    firstPaint(of: long, peer, &report)
    keys(short, long, peer, &report)
    memory(long, peer, &report)
  }

  private func catalog(_ home: URL, _ words: String...) -> Command {
    Command([program] + words, home: home)
  }

  /// fzf as it is without anybody's settings.
  private var fzf: Command { Command(["fzf", "--reverse"], home: folder) }

  // MARK: What is shown

  /// A home with a store of made items.
  private func made(_ count: Int) throws -> URL {
    let home = folder.appendingPathComponent("home-\(count)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try BenchStore.fill(home.appendingPathComponent("catalog.sqlite").path, made: count)
    return home
  }

  /// A file with the titles of such a store and what is shown behind them.
  private func rows(_ count: Int) throws -> String {
    try file("rows", (0..<count).map { "Note \($0)  note" })
  }

  private func file(_ name: String, _ lines: [String]) throws -> String {
    let path = folder.appendingPathComponent(name).path
    try (lines.joined(separator: "\n") + "\n").write(
      toFile: path, atomically: false, encoding: .utf8)
    return path
  }

  // MARK: First paint

  private func firstPaint(_ report: inout Report) {
    let version = catalog(folder, "--version")
    let monsters = catalog(folder, "open", "monsters")
    let names = ["Cat-Bot", "Dog-Bot", "Explode-Bot", "Fire-Bot", "Ice-Bot", "Mini-Tomato-Bot"]
    let six = hasPeer ? try? file("monsters", names) : nil
    var (ours, theirs, fastest): ([Double], [Double], [Double]) = ([], [], [])
    for turn in 0...30 {
      let least = version.milliseconds()
      let time = Self.firstPaint(of: "Cat-Bot", monsters, end: "q")
      let peer = six.map { Self.firstPaint(of: "Cat-Bot", fzf, input: $0, end: "\u{3}") }
      guard turn > 0 else { continue }  // from a cold cache
      fastest.append(least)
      ours.append(time)
      if let peer { theirs.append(peer) }
    }
    report.add(
      "first paint of monsters : catalog --version", ours.median, fastest.median, atMost: 3)
    guard six != nil else { return print("left out, the peer does not run: first paint : fzf") }
    report.add(
      "first paint of monsters : fzf of the names", ours.median, theirs.median, atMost: 1.25)
  }

  private func firstPaint(of home: URL, _ peer: String?, _ report: inout Report) {
    guard let peer else { return }
    let everything = catalog(home, "open", "everything")
    var (ours, theirs): ([Double], [Double]) = ([], [])
    for turn in 0...10 {
      let time = Self.firstPaint(of: "Note 0", everything, end: "q")
      let other = Self.firstPaint(of: "Note 0", fzf, input: peer, end: "\u{3}")
      guard turn > 0 else { continue }
      ours.append(time)
      theirs.append(other)
    }
    report.add("first paint of \(count) rows : fzf", ours.median, theirs.median, atMost: 1)
  }

  static func firstPaint(
    of text: String, _ command: Command, input: String? = nil, end: String,
    hidesCursor: Bool = false
  ) -> Double {
    guard let run = TerminalRun(command, input: input) else { return .infinity }
    defer { run.end(end, isAsked: !hidesCursor) }
    return run.firstPaint(of: text, hidesCursor: hidesCursor) ?? .infinity
  }

  // MARK: Key to screen

  private func keys(_ short: URL, _ long: URL, _ peer: String?, _ report: inout Report) {
    let few = Self.times(catalog(short, "open", "everything"), rows: 100)
    let many = Self.times(catalog(long, "open", "everything"), rows: count)
    report.add("key to screen at \(count) : at 100 rows", many.median, few.median, atMost: 2)
    report.add(
      "key to screen at \(count), 99th percentile, ms", ratio: many.percentile(99),
      atMost: Self.frame)
    guard let peer, let run = TerminalRun(fzf, input: peer) else { return }
    defer { run.end("\u{3}") }
    guard run.firstPaint(of: "Note 0") != nil else { return }
    run.rest(milliseconds: 1_000)
    let theirs = (0..<150).flatMap { _ in [Key.down, Key.pageDown] }
      .map { run.press($0) ?? .infinity }
    report.add("key to screen at \(count) rows : fzf", many.median, theirs.median, atMost: 1)
  }

  /// The times of 300 keys and jumps, each of which changes the screen of at least 100 rows.
  private static func times(_ command: Command, rows: Int) -> [Double] {
    guard let run = TerminalRun(command) else { return [.infinity] }
    defer { run.end("q") }
    guard run.firstPaint(of: "Note 0") != nil else { return [.infinity] }
    run.rest()
    return (0..<30).flatMap { turn in
      // Somewhere in the last part, never where the keys before it ended.
      let place = rows - turn * 7_919_993 % max(1, rows - 70)
      let jump = turn % 3 == 0 ? "G" : "\(place)G"
      return [
        Key.down, Key.pageDown, Key.halfPageDown, Key.up, Key.pageDown, Key.down, jump, Key.pageUp,
        Key.halfPageUp, "g",
      ]
    }.map { run.press($0) ?? .infinity }
  }

  private enum Key {
    static let (up, down) = ("\u{1B}[A", "\u{1B}[B")
    static let (pageUp, pageDown) = ("\u{1B}[5~", "\u{1B}[6~")
    static let (halfPageUp, halfPageDown) = ("\u{15}", "\u{4}")
  }

  // MARK: Memory

  private func memory(_ home: URL, _ peer: String?, _ report: inout Report) {
    guard let empty = Self.memory(catalog(home, "open", "monsters"), "Cat-Bot", end: "q"),
      let full = Self.memory(
        catalog(home, "open", "everything"), "Note 0", ["G", "g", "/quiet garden\r"], end: "qq")
    else { return print("left out, the system does not tell: memory") }
    report.add(
      "memory of \(count) rows, above monsters, MB", ratio: full.now - empty.now, atMost: 30,
      note: "\(Report.rounded(full.now)) − \(Report.rounded(empty.now))")
    report.add(
      "the same at its most, MB", ratio: full.most - empty.most, atMost: 30,
      note: "\(Report.rounded(full.most)) − \(Report.rounded(empty.most))")
    guard let peer,
      let theirs = Self.memory(
        fzf, input: peer, "Note 0", [Key.pageDown, "12345"], end: "\u{3}")
    else { return }
    report.add("memory of \(count) rows : fzf", full.now, theirs.now, "MB", atMost: 1)
  }

  /// Megabytes after the keys, and at their most.
  private static func memory(
    _ command: Command, input: String? = nil, _ text: String, _ keys: [String] = [], end: String
  ) -> (now: Double, most: Double)? {
    guard let run = TerminalRun(command, input: input) else { return nil }
    defer { run.end(end) }
    guard run.firstPaint(of: text) != nil else { return nil }
    run.rest(milliseconds: 1_000)
    for key in keys {
      guard run.press(key) != nil else { return nil }
      run.rest(milliseconds: 1_000)
    }
    guard let now = run.megabytes("VmRSS"), let most = run.megabytes("VmHWM") else { return nil }
    return (now, most)
  }
}
