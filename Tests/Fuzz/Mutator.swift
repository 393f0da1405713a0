import TestSupport

/// Makes inputs of inputs, the same for the same seed.
struct Mutator {
  private static let longest = 1 << 16

  private let words: [[UInt8]]
  /// What mutations start from: the seeds, and the latest inputs made of them.
  private var pool: [[UInt8]]
  private let seedCount: Int
  private var generator: SeededGenerator

  init(_ target: some FuzzTarget, seed: UInt64) {
    words = target.words.map { Array($0.utf8) }
    pool = target.byteSeeds
    seedCount = pool.count
    generator = SeededGenerator(seed: seed)
  }

  mutating func next() -> [UInt8] {
    var input = pool[Int.random(in: 0..<pool.count, using: &generator)]
    for _ in 0..<Int.random(in: 1...8, using: &generator) { mutate(&input) }
    if input.count > Self.longest { input.removeLast(input.count - Self.longest) }
    keep(input)
    return input
  }

  /// Lets some inputs be mutated further; the seeds stay.
  private mutating func keep(_ input: [UInt8]) {
    guard Int.random(in: 0..<16, using: &generator) == 0, input.count < Self.longest / 4 else {
      return
    }
    if pool.count < seedCount + 64 {
      pool.append(input)
    } else {
      pool[Int.random(in: seedCount..<pool.count, using: &generator)] = input
    }
  }

  private mutating func mutate(_ input: inout [UInt8]) {
    let place = Int.random(in: 0...input.count, using: &generator)
    switch Int.random(in: 0..<9, using: &generator) {
    case 0, 1, 2: input.insert(contentsOf: word(), at: place)
    case 3: input.removeSubrange(stretch(of: input, from: place))
    case 4: input.insert(contentsOf: input[stretch(of: input, from: place)], at: place)
    case 5:
      let other = pool[Int.random(in: 0..<pool.count, using: &generator)]
      let start = Int.random(in: 0...other.count, using: &generator)
      input.replaceSubrange(place..., with: other[start...])
    case 6: if place < input.count { input[place] = byte() }
    case 7: input.insert(byte(), at: place)
    default:
      let word = word()
      for _ in 0..<Int.random(in: 1...200, using: &generator) {
        input.insert(contentsOf: word, at: place)
      }
    }
  }

  private mutating func word() -> [UInt8] {
    words[Int.random(in: 0..<words.count, using: &generator)]
  }

  private mutating func byte() -> UInt8 { UInt8.random(in: 0...255, using: &generator) }

  private mutating func stretch(of input: [UInt8], from place: Int) -> Range<Int> {
    let length = Int.random(in: 0...min(64, input.count - place), using: &generator)
    return place..<(place + length)
  }
}
