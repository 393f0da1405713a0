import Foundation

/// `catalog-fuzz [SECONDS [SEED]]`: checks every target for so long with inputs made of a seed.
///
/// `catalog-fuzz only TARGET [SECONDS [SEED]]` checks one target, `catalog-fuzz TARGET FILE` one input
/// again. Exits with 1 at the first finding, whose input
/// is left in the temporary folder.
@main
enum Fuzz {
  static let targets: [any FuzzTarget] = [
    TokenizerTarget(), HTMLTarget(), FeedTarget(), DateTarget(), DelimitedTarget(), JSONTarget(),
    NDJSONTarget(), EncodingTarget(), GzipTarget(), SQLiteTarget(),
    PreviewTarget(),
  ]

  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    var targets = targets
    // One target alone: `catalog-fuzz only csv 60`.
    if arguments.first == "only", let name = arguments.dropFirst().first {
      targets = targets.filter { $0.name == name }
      arguments = arguments.dropFirst(2)
    }
    if let target = targets.first(where: { $0.name == arguments.first }), arguments.count == 2 {
      replay(target, CommandLine.arguments[2])
      return
    }
    let seconds = arguments.first.map { Double($0) } ?? 60
    let seed = arguments.dropFirst().first.map { UInt64($0) } ?? UInt64.random(in: 0...999_999)
    guard let seconds, let seed, arguments.count <= 2 else {
      FileHandle.standardError.write(
        Data("usage: catalog-fuzz [SECONDS [SEED]] or catalog-fuzz TARGET FILE\n".utf8))
      exit(64)
    }
    for target in targets { fuzz(target, seconds: seconds, seed: seed) }
  }

  /// Writes a line at once: a crash must not take it along.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static func fuzz(_ target: any FuzzTarget, seconds: Double, seed: UInt64) {
    let run = FuzzRun(target, seed: seed)
    say("\(target.name): seed \(seed), inputs in \(run.file.path)")
    do {
      say("\(target.name): \(try run.run(seconds: seconds)) inputs, no finding")
    } catch {
      say("\(target.name): \(error)")
      say("again: catalog-fuzz \(target.name) \(run.file.path)")
      exit(1)
    }
  }

  private static func replay(_ target: any FuzzTarget, _ path: String) {
    guard let input = FileManager.default.contents(atPath: path) else {
      FileHandle.standardError.write(Data("\(path) cannot be read\n".utf8))
      exit(66)
    }
    do throws(FuzzFinding) {
      try FuzzRun(target, seed: 0).check(Array(input))
      say("\(target.name): no finding")
    } catch {
      say("\(target.name): \(error)")
      exit(1)
    }
  }
}
