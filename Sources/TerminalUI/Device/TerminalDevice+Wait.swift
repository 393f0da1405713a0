import CTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension TerminalDevice {
  private static let inputLimit = 1 << 16

  /// Waits until something happens, at most until the deadline; nothing if that has passed.
  package mutating func wait(until deadline: ContinuousClock.Instant?) -> [DeviceEvent] {
    while true {
      var requests = [request(pipe.reader), request(isGone ? -1 : input.number)]
      let count = unsafe poll(&requests, 2, Self.milliseconds(until: deadline))
      var events: [DeviceEvent] = []
      if count > 0 || errno == EINTR { collect(requests.map { $0.revents != 0 }, &events) }
      if !events.isEmpty { return events }
      if let deadline, deadline <= .now { return [] }
    }
  }

  private mutating func collect(_ isReady: [Bool], _ events: inout [DeviceEvent]) {
    let wasWoken = isReady[0] && pipe.drain()
    while let event = nextSignal() { events.append(event) }
    if wasWoken { events.append(.wokenUp) }
    // Who has to end does not read: in the background that would stop the process.
    guard isReady[1], !events.contains(where: \.isEnd) else { return }
    switch input.read(atMost: Self.inputLimit) {
    case .bytes(let bytes):
      if ScreenModes.containsLastAnswer(bytes) { answersUntil = nil }
      events.append(.input(bytes))
    case .nothing: break
    case .ended:
      isGone = true
      events.append(.hangUp)
    }
  }

  mutating func nextSignal() -> DeviceEvent? {
    guard handlesSignals else { return nil }
    let signal = cterminal_next_signal()
    switch signal {
    case 0: return nil
    case SIGINT: return .interrupted
    case SIGWINCH: return .resized
    case SIGTSTP: return .suspendRequested
    case SIGCONT:
      // Whoever was in front meanwhile has left the terminal in another state.
      enter()
      return .continued
    default: return .ended(signal: signal)
    }
  }

  /// Reads answers that are still to come, or the shell would take them for typed text.
  func dropLateAnswers() {
    guard let answersUntil, isEntered, !isGone else { return }
    while answersUntil > .now {
      var requests = [request(input.number)]
      guard unsafe poll(&requests, 1, Self.milliseconds(until: answersUntil)) > 0,
        case .bytes(let bytes) = input.read(atMost: Self.inputLimit),
        !ScreenModes.containsLastAnswer(bytes)
      else { return }
    }
  }

  private func request(_ descriptor: Int32) -> pollfd {
    pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  }

  /// For `poll`: rounded up, so that a wait does not end a little early; -1 for ever.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let (seconds, attoseconds) = (deadline - .now).components
    if seconds < 0 || attoseconds < 0 { return 0 }
    let rest = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(min(seconds, 1_000_000) * 1_000 + rest)
  }
}

extension DeviceEvent {
  fileprivate var isEnd: Bool { if case .ended = self { true } else { false } }
}
