/// A field of a feed that is being read: an element whose text is wanted.
struct FeedCapture {
  enum Field: Hashable {
    case title, link, id, published, updated, author, summary, content, category, tags, enclosure
  }

  /// How an element of Atom says what its text is.
  enum Form: Hashable {
    /// What RSS says nothing about: text or HTML, whatever it looks like.
    case unsaid
    case plain
    case html
    /// Markup that is part of the document itself.
    case inline
    case base64
  }

  var field: Field
  /// What it yields to: the lower, the better the source.
  var rank: Int
  /// The element's name as written.
  var name: Range<Int>
  /// Where its text begins.
  var start: Int
  var form = Form.unsaid
  /// What relative addresses in it are relative to.
  var base: String?
  /// Whether it is a `guid` that is an address too.
  var isPermanentLink = false
  /// The attribute that says more: `term` of a category, `type` of an enclosure.
  var attribute: String?
  /// Elements of the same name within it that are not closed yet.
  var depth = 0
  var hasElements = false

  /// Whether its text may hold elements, or every known element begins a field beside it.
  var holdsMarkup: Bool { field == .summary || field == .content || form == .inline }
}
