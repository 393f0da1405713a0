/// A text of any length that is being edited, as UTF-8 with its line ends as they are.
///
/// Copies share everything until one is changed, so one that somebody writes to a file costs
/// nothing while another is typed in. All places are offsets in bytes.
package struct EditorText: Sendable {
  var root: TextNode?

  package init() {}

  /// Takes bytes as they are and keeps them.
  ///
  /// Cost: that of looking at each byte twice.
  package init(_ bytes: [UInt8]) throws(EditorTextError) {
    if let offset = UTF8Check.firstError(in: bytes) { throw .notUTF8(offset: offset) }
    root = TextNode.tree(of: bytes)
  }

  package init(_ text: String) { root = TextNode.tree(of: Array(text.utf8)) }

  init(root: TextNode?) { self.root = root }

  /// The bytes of it.
  package var count: Int { root?.measure.bytes ?? 0 }

  package var isEmpty: Bool { root == nil }

  /// The height of the tree, for tests.
  var height: Int { root?.height ?? 0 }
}

/// Why bytes are no text.
package enum EditorTextError: Error, Hashable {
  /// A byte at an offset, counted from 0, that begins no character.
  case notUTF8(offset: Int)
}

extension EditorText: Equatable {
  /// Whether both have the same bytes; at once where they are copies or differ in length.
  package static func == (first: EditorText, second: EditorText) -> Bool {
    if first.root === second.root { return true }
    guard first.count == second.count else { return false }
    return first.commonPrefix(with: second) == first.count
  }
}
