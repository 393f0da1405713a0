/// Something that reads what others wrote, and what must hold whatever it reads.
protocol FuzzTarget: Sendable {
  var name: String { get }
  /// Inputs of its kind, from which others are made.
  var seeds: [String] { get }
  /// The same as bytes, where they are no text.
  var byteSeeds: [[UInt8]] { get }
  /// Pieces that mean something to it.
  var words: [String] { get }

  /// Reads the input; a crash is a finding too.
  func check(_ bytes: [UInt8]) throws(FuzzFinding)
}

extension FuzzTarget {
  var byteSeeds: [[UInt8]] { seeds.map { Array($0.utf8) } }
}

/// What does not hold.
struct FuzzFinding: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }

  static func expect(_ holds: Bool, _ claim: @autoclosure () -> String) throws(FuzzFinding) {
    if !holds { throw FuzzFinding(claim()) }
  }
}
