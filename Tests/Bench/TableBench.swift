import Foundation

/// Files of rows, small and very large, beside the tools that people open them with.
struct TableBench {
  private static let large = 10_000_000
  private static let middle = 1_000_000
  private static let small = 100_000
  /// What a person takes for at once.
  private static let atOnce = 100.0

  let program: String
  let folder: URL

  func run(_ report: inout Report) throws {
    let large = path("large.csv")
    try MadeTable.csv(large, rows: Self.large)
    counting(large, &report)
    firstScreens(large, "1 GB of CSV", &report)
    memory(large, &report)
    try FileManager.default.removeItem(atPath: large)

    let middle = path("middle.csv")
    try MadeTable.csv(middle, rows: Self.middle)
    copying(middle, &report)
    importing(middle, &report)
    try database(middle, &report)

    let small = path("small.csv")
    try MadeTable.csv(small, rows: Self.small)
    slowPeers(small, &report)
    try packages(&report)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func catalog(_ words: String...) -> Command { Command([program] + words, home: folder) }

  private func shell(_ script: String) -> Command { Command("sh", "-c", script) }

  // MARK: Large files

  private func counting(_ file: String, _ report: inout Report) {
    report.compare(
      catalog("list", file, "--count"), Command("wc", "-l", file),
      "rows of 1 GB of CSV, counted : wc -l", rounds: 7, atMost: 3)
  }

  private func firstScreens(_ file: String, _ what: String, _ report: inout Report) {
    let head = (0..<5).map { _ in Command("head", "-50", file).milliseconds() }.median
    let screen = (0..<5).map { _ in
      ScreenBench.firstPaint(of: MadeTable.firstNote, catalog("open", file), end: "Q")
    }.median
    report.add(
      "first screen of \(what), ms", ratio: screen, atMost: max(Self.atOnce, 3 * head),
      note: "head -50: \(Report.rounded(head)) ms")
    let list = (0..<5).map { _ in catalog("list", file, "--limit", "50").milliseconds() }.median
    report.add(
      "first 50 rows of \(what), ms", ratio: list, atMost: max(Self.atOnce, 3 * head))
  }

  private func memory(_ file: String, _ report: inout Report) {
    report.addMemory(
      of: [program, "list", file, "--csv"], "memory of 1 GB of CSV as CSV, in 100 MB",
      per: 100_000_000, atMost: 1)
    guard let run = TerminalRun(catalog("open", file)) else { return }
    _ = run.firstPaint(of: String(Self.large))
    // All rows are known once the last one is shown.
    run.type("G")
    run.rest(milliseconds: 3_000)
    if let most = run.megabytes("VmHWM") {
      report.add("memory of 1 GB on the screen, MB", ratio: most, atMost: 100)
    }
    run.end("Q")
  }

  // MARK: A million rows

  private func copying(_ file: String, _ report: inout Report) {
    report.compare(
      catalog("list", file, "--csv"), Command("mlr", "--icsv", "--ocsv", "cat", file),
      "1,000,000 rows of CSV as CSV : mlr cat", rounds: 5, atMost: 0.33)
  }

  private func importing(_ file: String, _ report: inout Report) {
    let (ours, theirs) = (path("ours.db"), path("theirs.db"))
    let sql = """
      CREATE VIRTUAL TABLE found USING fts5(name, city, amount, date, note, content=people, \
      tokenize='unicode61 remove_diacritics 2'); INSERT INTO found(found) VALUES ('rebuild');
      """
    report.compare(
      shell("rm -f \(ours); exec \(program) import \(file) --into \(ours)"),
      shell("rm -f \(theirs); exec sqlite3 \(theirs) '.import --csv \(file) people' \"\(sql)\""),
      "import of 1,000,000 rows with an index : sqlite3", rounds: 3, atMost: 1.25)
  }

  private func database(_ file: String, _ report: inout Report) throws {
    let base = path("people.db")
    guard Command("sqlite3", base, ".import --csv \(file) people").works else {
      return print("left out, sqlite3 does not run: a table of 1,000,000 rows")
    }
    firstScreens(base, "1,000,000 rows of SQLite", &report)
  }

  // MARK: Slow peers

  private func slowPeers(_ file: String, _ report: inout Report) {
    report.compare(
      catalog("list", file, "--csv"), Command("csvcut", "-c", "1-6", file),
      "100,000 rows of CSV as CSV : csvkit", rounds: 3, atMost: 0.05)
    let (ours, theirs) = (path("ours.db"), path("theirs.db"))
    report.compare(
      shell("rm -f \(ours); exec \(program) import \(file) --into \(ours)"),
      shell(
        "rm -f \(theirs); sqlite-utils insert \(theirs) people \(file) --csv --silent && "
          + "exec sqlite-utils enable-fts \(theirs) people name city amount date note"),
      "import of 100,000 rows with an index : sqlite-utils", rounds: 3, atMost: 0.2)
    visidata(file, report: &report)
  }

  /// The first rows on a terminal; VisiData reads on behind them, as ours does.
  private func visidata(_ file: String, report: inout Report) {
    let visidata = Command.peer(
      onTerminal: ["vd", "--config", "/dev/null", file], home: folder)
    guard Command("vd", "--version").works else {
      return print("left out, the peer does not run: first screen : VisiData")
    }
    var (first, theirsFirst): ([Double], [Double]) = ([], [])
    for turn in 0...5 {
      let ours = ScreenBench.firstPaint(
        of: MadeTable.firstNote, catalog("open", file), end: "Q")
      let theirs = ScreenBench.firstPaint(of: "Ann", visidata, end: "gq", hidesCursor: true)
      guard turn > 0 else { continue }  // from a cold cache
      first.append(ours)
      theirsFirst.append(theirs)
    }
    guard theirsFirst.allSatisfy(\.isFinite) else {
      return print("left out, nothing was seen of the peer: first screen : VisiData")
    }
    report.add(
      "first screen of 100,000 rows : VisiData", first.median, theirsFirst.median, atMost: 0.5)
  }

  /// The packages of a Debian machine, 30 MB that people know how to search.
  private func packages(_ report: inout Report) throws {
    let file = path("packages.ndjson")
    var text = Data()
    for package in Packages.load(atLeast: 64_000) {
      text += try JSONSerialization.data(
        withJSONObject: ["name": package.name, "text": package.text, "note": MadeTable.firstNote])
      text += Data("\n".utf8)
    }
    try text.write(to: URL(fileURLWithPath: file))
    firstScreens(file, "64,000 packages of NDJSON", &report)
  }
}
