import Foundation

/// `catalog-bench PROGRAM`: measures the program beside its peers, in one run, as ratios.
///
/// With `screen`, `files`, `drafts`, `feeds`, `pages`, `refresh` or `tables` before the program, that
/// alone is measured; `catalog-bench window` and `catalog-bench entries` measure long lists instead, as
/// figures.
/// `catalog-bench text FILE` measures nothing, but prints an HTML file as text.
///
/// Exits with 1 if a promise is broken. A peer that is not installed is left out.
@main
enum Bench {
  static func main() async throws {
    guard let program = CommandLine.arguments.dropFirst().first else {
      FileHandle.standardError.write(Data("usage: catalog-bench PROGRAM\n".utf8))
      exit(64)
    }
    // Before there is anything to be taken away at the end.
    if program == "text" { try PageBench.printText(of: CommandLine.arguments.last ?? "") }
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
    switch program {
    case "screen": try ScreenBench(program: last, folder: folder).run(&report)
    case "files": try EditorBench(program: last, folder: folder).run(&report)
    case "drafts": try DraftBench(program: last, folder: folder).run(&report)
    case "feeds": try FeedBench(program: last, folder: folder).run(&report)
    case "pages": try PageBench(folder: folder).run(&report)
    case "tables": try TableBench(program: last, folder: folder).run(&report)
    case "refresh": try RefreshBench(program: last, folder: folder).run(&report)
    default:
      CoreBench.run(&report)
      try ProcessBench(program: program, folder: folder).run(&report)
      try ScreenBench(program: program, folder: folder).run(&report)
      try EditorBench(program: program, folder: folder).run(&report)
      try DraftBench(program: program, folder: folder).run(&report)
      try FeedBench(program: program, folder: folder).run(&report)
      try PageBench(folder: folder).run(&report)
      try RefreshBench(program: program, folder: folder).run(&report)
      try TableBench(program: program, folder: folder).run(&report)
    }
    report.print()
    // Leaving this way defers nothing.
    try? FileManager.default.removeItem(at: folder)
    exit(report.isKept ? 0 : 1)
  }
}
