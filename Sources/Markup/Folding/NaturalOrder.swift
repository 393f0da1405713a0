#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The order in which people look for names: `f2`, `F3`, `f007`, `f10`.
///
/// Names are compared by their folded letters, blind to case and accents, with runs of digits by
/// value at any length; white space and ASCII punctuation come before digits, digits before letters.
/// Ties are broken by leading zeros (fewer first), accents, case (small first), then scalars, so
/// that only equal texts are equal. The order is the same in every locale.
package enum NaturalOrder {
  /// Whether the first text comes before the second one, and is not the same.
  package static func areInOrder(_ first: String, _ second: String) -> Bool {
    key(first) < key(second)
  }

  /// A key to sort by; making it costs one fold, comparing two about as much as comparing bytes.
  package static func key(_ text: String) -> Key { Key(text) }

  /// Less than 0 where the first bytes come first, 0 where both are the same.
  private static func compare(
    _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer
  ) -> Int {
    guard let start = first.baseAddress, let other = second.baseAddress else {
      return first.count - second.count
    }
    let way = unsafe memcmp(start, other, min(first.count, second.count))
    return way == 0 ? first.count - second.count : Int(way)
  }

  /// The elements in natural order of their names; those with the same name keep their order.
  package static func sorted<Element>(
    _ elements: [Element], by name: (Element) -> String
  ) -> [Element] {
    let keys = elements.map { Key(name($0)) }
    // What is moved are places, and what is compared lies in one piece: counting references takes
    // longer than comparing.
    var weights: [UInt8] = []
    var ends = [0]
    for key in keys {
      weights += key.weights
      ends.append(weights.count)
    }
    let places = unsafe weights.withUnsafeBytes { weights in
      keys.indices.sorted { first, second in
        let start = unsafe UnsafeRawBufferPointer(rebasing: weights[ends[first]..<ends[first + 1]])
        let other = unsafe UnsafeRawBufferPointer(
          rebasing: weights[ends[second]..<ends[second + 1]])
        let way = unsafe Self.compare(start, other)
        return way == 0 ? keys[first] < keys[second] : way < 0
      }
    }
    return places.map { elements[$0] }
  }
}
