import Foundation

/// `catalog-bench PROGRAM`: measures the program beside its peers, in one run, as ratios.
///
/// `catalog-bench screen PROGRAM` and `catalog-bench drafts PROGRAM` measure the full screen or
/// support drafts alone; `catalog-bench window` and
/// `catalog-bench entries` measure long lists instead, as figures.
///
/// Exits with 1 if a promise is broken. A peer that is not installed is left out.
@main
enum Bench {
  static func main() async throws {
    guard let program = CommandLine.arguments.dropFirst().first else {
      FileHandle.standardError.write(Data("usage: catalog-bench PROGRAM\n".utf8))
      exit(64)
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    switch program {
    case "window":
      let count = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1_000_000
      let store = folder.appendingPathComponent("window.sqlite").path
      return try await StoreWindowBench(path: store, count: max(1_000, count)).run()
    case "entries": return await EntrySearchBench(count: 200_000).run()
    default: break
    }

    var report = Report()
    let last = CommandLine.arguments.last ?? ""
    if program == "screen" {
      try ScreenBench(program: last, folder: folder).run(&report)
    } else if program == "drafts" {
      try DraftBench(program: last, folder: folder).run(&report)
    } else {
      CoreBench.run(&report)
      try ProcessBench(program: program, folder: folder).run(&report)
      try ScreenBench(program: program, folder: folder).run(&report)
      try DraftBench(program: program, folder: folder).run(&report)
    }
    report.print()
    // Leaving this way defers nothing.
    try? FileManager.default.removeItem(at: folder)
    exit(report.isKept ? 0 : 1)
  }
}
