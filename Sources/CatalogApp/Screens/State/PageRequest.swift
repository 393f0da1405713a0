import Datasets
import Markup

/// A page that is to be had for an entry.
struct PageRequest: Sendable {
  var entry: String
  /// By which the answer is known: what nobody waits for any more has another one.
  var ticket: Int
  var address: String
  var reader: PageReader
  var asking: Asking
}

/// What became of a request for a page.
enum PageAnswer: Sendable {
  case page(Page)
  case failed(String)
  /// Nobody wanted it any more.
  case cancelled
}
