import Foundation

/// `catalog-bench PROGRAM`: measures the program beside its peers, in one run, as ratios.
///
/// Exits with 1 if a promise is broken. A peer that is not installed is left out.
@main
enum Bench {
  static func main() throws {
    guard let program = CommandLine.arguments.dropFirst().first else {
      FileHandle.standardError.write(Data("usage: catalog-bench PROGRAM\n".utf8))
      exit(64)
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    var report = Report()
    CoreBench.run(&report)
    let processes = ProcessBench(program: program, folder: folder)
    try processes.run(&report)
    report.print()
    exit(report.isKept ? 0 : 1)
  }
}
