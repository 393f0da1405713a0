/// What the status of an answer says is wrong with it (RFC 9110 §15), the same wherever one is asked
/// for.
package enum StatusFault: Hashable, Sendable {
  /// A name and a password are wanted, or those that were given do not do.
  case notAllowed
  /// The server wants to be left alone for a while.
  case tooManyCalls
  /// It was there, and will not be again.
  case gone
  case other

  /// Nil where the answer is whole: a part of one is none.
  ///
  /// A server that is away and names a wait wants to be left alone too.
  package init?(status: Int, namesWait: Bool) {
    switch status {
    case 200, 203: return nil
    case 401, 403, 407: self = .notAllowed
    case 410: self = .gone
    case 429: self = .tooManyCalls
    case 503 where namesWait: self = .tooManyCalls
    default: self = .other
    }
  }
}
