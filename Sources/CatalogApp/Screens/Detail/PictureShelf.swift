import TerminalUI

/// The pictures that were asked for, and those that came.
struct PictureShelf: Sendable {
  private enum State: Sendable {
    case asked
    case there(Picture)
    /// There is none, or it cannot be shown.
    case missing
  }

  /// A few screens full; what was asked for first goes first.
  private static let capacity = 64

  private var states: [PictureRequest: State] = [:]
  private var order: [PictureRequest] = []

  /// The picture, if it is there.
  func picture(for request: PictureRequest) -> Picture? {
    if case .there(let picture) = states[request] { picture } else { nil }
  }

  /// Whether there is none to wait for.
  func isMissing(_ request: PictureRequest) -> Bool {
    if case .missing = states[request] { true } else { false }
  }

  /// Whether it is there, or known to be missing.
  func isSettled(_ request: PictureRequest) -> Bool {
    switch states[request] {
    case .there, .missing: true
    case .asked, nil: false
    }
  }

  /// Notes that a picture is wanted; false if it was asked for already.
  mutating func ask(for request: PictureRequest) -> Bool {
    guard states[request] == nil else { return false }
    states[request] = .asked
    order.append(request)
    if order.count > Self.capacity { states[order.removeFirst()] = nil }
    return true
  }

  /// Those that were asked for and did not come yet, in no order.
  var awaited: [PictureRequest] {
    states.compactMap { request, state in if case .asked = state { request } else { nil } }
  }

  /// Nobody waits for the picture any more; it can be asked for again.
  mutating func forget(_ request: PictureRequest) {
    states[request] = nil
    order.removeAll { $0 == request }
  }

  /// Takes what came, nil for a picture that cannot be had.
  mutating func take(_ picture: Picture?, for request: PictureRequest) {
    guard states[request] != nil else { return }
    states[request] = picture.map(State.there) ?? .missing
  }
}
