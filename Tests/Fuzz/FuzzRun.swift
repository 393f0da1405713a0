import Foundation

/// Checks one target with inputs of a seed until its time is over.
struct FuzzRun {
  /// The most that one input may take, in seconds of the processor.
  private static let longest = 2.0

  let target: any FuzzTarget
  let seed: UInt64
  /// Where the input stands while it is checked, so that it is there after a crash.
  let file: URL

  init(_ target: any FuzzTarget, seed: UInt64) {
    self.target = target
    self.seed = seed
    file = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog-fuzz-\(target.name)-\(seed)")
  }

  /// How many inputs were checked; throws the first finding, with its input in the file.
  func run(seconds: Double) throws -> Int {
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    var mutator = Mutator(target, seed: seed)
    let seeds = target.byteSeeds
    let end = ContinuousClock.now + .seconds(seconds)
    var count = 0
    while ContinuousClock.now < end {
      let input = count < seeds.count ? seeds[count] : mutator.next()
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: input)
      do throws(FuzzFinding) {
        try check(input)
      } catch {
        try Data(shortened(input)).write(to: file)
        throw error
      }
      count += 1
    }
    try FileManager.default.removeItem(at: file)
    return count
  }

  func check(_ input: [UInt8]) throws(FuzzFinding) {
    // What never ends is ended, and leaves its input behind.
    alarm(60)
    defer { alarm(0) }
    let start = Self.processorTime
    try target.check(input)
    let time = Self.processorTime - start
    try FuzzFinding.expect(time < Self.longest, "took \(time) seconds for \(input.count) bytes")
  }

  /// The input without the parts that the finding does not need.
  private func shortened(_ input: [UInt8]) -> [UInt8] {
    var input = input
    var length = max(1, input.count / 2)
    while length > 0 {
      var start = 0
      while start < input.count {
        var shorter = input
        shorter.removeSubrange(start..<min(input.count, start + length))
        if (try? check(shorter)) == nil { input = shorter } else { start += length }
      }
      length /= 2
    }
    return input
  }

  /// Seconds that this process has worked: other processes do not count.
  private static var processorTime: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}
