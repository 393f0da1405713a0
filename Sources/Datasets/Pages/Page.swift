package import Markup

/// A page as it is read.
package struct Page: Hashable, Sendable {
  /// Where it is, after redirects.
  package var address: String
  package var title: String?
  package var blocks: [TextBlock]
  /// When the server last said that it is good; nil for one that is part of the program.
  package var at: Timestamp?
  /// Why nobody answered, so that the copy that was kept stands in.
  package var failure: DatasetError?

  package init(
    address: String, title: String? = nil, blocks: [TextBlock], at: Timestamp? = nil,
    failure: DatasetError? = nil
  ) {
    self.address = address
    self.title = title
    self.blocks = blocks
    self.at = at
    self.failure = failure
  }
}
