/// How many colours a terminal has, from fewest to most.
package enum ColorDepth: Hashable, Sendable, Comparable {
  case none
  /// The palette that its user chose: eight colours and their bright variants.
  case sixteen
  /// xterm's 256.
  case indexed
  /// Red, green and blue, eight bits each.
  case rgb
}
