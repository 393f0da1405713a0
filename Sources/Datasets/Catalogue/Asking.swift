/// When the network is asked for what is kept.
package enum Asking: Hashable, Sendable {
  /// When what is kept is old, or nothing is.
  case whenOld
  case always
  case never
}
