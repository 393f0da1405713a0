import Foundation

/// Folders, files and the editor on a terminal: long lists, large texts, and keys in them.
struct EditorBench {
  let program: String
  let folder: URL
  /// What one frame of a screen of 60 a second takes.
  private static let frame = 16.0
  /// What stands beside the folders once they are listed.
  private static let hint = "Choose a folder"

  func run(_ report: inout Report) throws {
    try lists(&report)
    try opening(&report)
    try keys(&report)
  }

  /// The program at a place where it never was.
  private func start(_ place: URL) -> TerminalRun? {
    let home = folder.appendingPathComponent(UUID().uuidString)
    return TerminalRun(
      Command([program, "open", "files:" + place.path, "--write", "--no-mouse"], home: home))
  }

  /// Leaves a text, and then the program.
  private func end(_ run: TerminalRun) {
    _ = run.press("\u{1B}")
    run.end("Q")
  }

  private func place(_ name: String, _ files: [(name: String, text: String)]) throws -> URL {
    let place = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for file in files {
      try file.text.write(
        to: place.appendingPathComponent(file.name), atomically: false, encoding: .utf8)
    }
    return place
  }

  private static func text(lines: Int) -> String {
    (0..<lines).map { "Line \($0) of a text whose lines are about eighty bytes long, all in all." }
      .joined(separator: "\n") + "\n"
  }

  // MARK: Lists

  /// A folder of 10,000 files beside one of 100: the first screen, and the list of names.
  private func lists(_ report: inout Report) throws {
    let few = try place("few", (0..<100).map { ("note \($0)", "text") })
    let many = try place("many", (0..<10_000).map { ("note \($0)", "text") })
    var (first, list): ([[Double]], [[Double]]) = ([[], []], [[], []])
    for _ in 0..<15 {
      for (index, place) in [few, many].enumerated() {
        guard let run = start(place) else { return }
        defer { run.end("Q") }
        first[index].append(run.firstPaint(of: Self.hint) ?? .infinity)
        run.rest(milliseconds: 50)
        list[index].append(run.press("\r", until: "note 1") ?? .infinity)
      }
    }
    report.add(
      "first screen of a folder of 10,000 files : of 100", first[1].median, first[0].median,
      atMost: 2)
    // To be sorted all names have to be read, which takes longer than those of few.
    let sorted = Command(["ls", many.path], home: folder)
    let peer = (0..<15).map { _ in sorted.milliseconds() }
    report.add("its list of names : ls", list[1].median, peer.median, atMost: 2)
    report.add("a list of 100 names, ms", ratio: list[0].median, atMost: Self.frame)
  }

  // MARK: Texts

  /// A text of 10 MB, from the key to its first lines on the screen, beside counting its lines.
  private func opening(_ report: inout Report) throws {
    let large = try place("large", [("book", Self.text(lines: 140_000))])
    let count = Command(["wc", "-l", large.appendingPathComponent("book").path], home: folder)
    var (ours, theirs): ([Double], [Double]) = ([], [])
    for turn in 0...15 {
      guard let run = start(large) else { return }
      defer { end(run) }
      guard run.firstPaint(of: Self.hint) != nil, run.press("\r", until: "book") != nil else {
        return
      }
      run.rest(milliseconds: 50)
      let time = run.press("\r", until: "Line 1 of") ?? .infinity
      let peer = count.milliseconds()
      guard turn > 0 else { continue }  // from a cold cache
      ours.append(time)
      theirs.append(peer)
    }
    report.add("opening a text of 10 MB : wc -l", ours.median, theirs.median, atMost: 3)
  }

  /// Keys in the middle of a text of 1 MB.
  private func keys(_ report: inout Report) throws {
    let place = try place("typed", [("book", Self.text(lines: 14_000))])
    guard let run = start(place) else { return }
    defer { end(run) }
    guard run.firstPaint(of: Self.hint) != nil, run.press("\r", until: "book") != nil else {
      return
    }
    run.rest(milliseconds: 50)
    guard run.press("\r", until: "Line 1 of") != nil else { return }
    for _ in 0..<30 { _ = run.press("\u{1B}[6~") }
    let times = (0..<200).map { turn in run.press(turn % 10 == 9 ? "\r" : "x") ?? .infinity }
    report.add(
      "a key in a text of 1 MB, 99th percentile, ms", ratio: times.percentile(99),
      atMost: Self.frame, note: "median \(Report.rounded(times.median))")
  }
}
