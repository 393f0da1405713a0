import CatalogApp
import Foundation

/// Whole processes, each pair run in turns so that both meet the same machine.
struct ProcessBench {
  let program: String
  let folder: URL
  private let python = Command.python

  init(program: String, folder: URL) {
    self.program = program
    self.folder = folder
  }

  func run(_ report: inout Report) throws {
    start(&report)
    try search(&report)
    try normalise(&report)
  }

  // MARK: Starting

  private func start(_ report: inout Report) {
    let sqlite = Command("sqlite3", "--version")
    let python = Command(python, "-c", "pass")
    for words in [["--version"], ["monsters", "--json"]] {
      let ours = Command([program] + words, home: folder)
      let name = "catalog " + words.joined(separator: " ")
      report.compare(ours, sqlite, name + " : sqlite3 --version", atMost: 1.5)
      report.compare(ours, python, name + " : python3 -c pass", atMost: 0.25)
    }
  }

  // MARK: Searching a store of real items

  private func search(_ report: inout Report) throws {
    let store = folder.appendingPathComponent("catalog.sqlite").path
    let packages = Packages.load(atLeast: 60_000)
    try BenchStore.fill(store, with: packages.map { ($0.name, $0.name, $0.text) })
    // Words from the rare to the common.
    for typed in ["gnome shell", "python", "library devel"] {
      let ours = Command(
        [program, "search", "--from", "everything", "--limit", "50", "--json", typed],
        home: folder)
      let peer = Command("sqlite3", store, BenchStore.query(typed, limit: 50))
      report.compare(
        ours, peer, "search “\(typed)” in \(packages.count) items : sqlite3", atMost: 1.5)
    }
  }

  // MARK: Reading a large recorded answer

  private func normalise(_ report: inout Report) throws {
    let path = try answer()
    let ours = Command([program, "list", "store-answer:" + path, "--json"], home: folder)
    let peer = Command(python, "-c", "import json,sys; json.load(open(sys.argv[1]))", path)
    report.compare(ours, peer, "list of a recorded answer : python3 json.load", atMost: 1)
  }

  /// The file that `CATALOG_BENCH_ANSWER` names, else 200 made results of the usual size.
  private func answer() throws -> String {
    if let path = ProcessInfo.processInfo.environment["CATALOG_BENCH_ANSWER"] { return path }
    let results = (1...200).map { number in
      let text = String(repeating: "Some words of a description. ", count: 50)
      return #"{"wrapperType":"track","kind":"song","trackId":\#(number),"trackName":"Song "#
        + #"\#(number)","artistName":"Somebody","trackPrice":1.29,"longDescription":"\#(text)"}"#
    }
    let path = folder.appendingPathComponent("answer.json").path
    let body = #"{"resultCount":200,"results":[\#(results.joined(separator: ",\n"))]}"#
    try body.write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }
}

extension [Double] {
  var median: Double { sorted()[count / 2] }

  /// The value that so many of a hundred do not exceed.
  func percentile(_ share: Int) -> Double { sorted()[Swift.min(count - 1, count * share / 100)] }
}
