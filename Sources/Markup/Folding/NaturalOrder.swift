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

  /// The elements in natural order of their names; those with the same name keep their order.
  package static func sorted<Element>(
    _ elements: [Element], by name: (Element) -> String
  ) -> [Element] {
    // Places are sorted and no keys, which would be counted whenever one moves.
    let keys = elements.map { Key(name($0)) }
    let places = unsafe keys.withUnsafeBufferPointer { keys in
      keys.indices.sorted { unsafe keys[$0] < keys[$1] }
    }
    return places.map { elements[$0] }
  }
}
