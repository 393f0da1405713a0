import CCurl

/// Runs transfers side by side, on one thread and with one set of connections.
///
/// Confined to its thread.
final class TransferLoop {
  private struct Running {
    var index: Int
    var transfer: Transfer
    var deadline: ContinuousClock.Instant
  }

  private let requests: [Request]
  private let width: Int
  private let isTraced: Bool
  private let pipe: WakeUpPipe
  private let report: (Int, Inspection) -> Void
  private let multi: MultiHandle
  private var queue: HostQueue
  private var running: [Running] = []
  /// What each running transfer asks at the moment, at the same index.
  private var handles: [EasyHandle] = []

  /// Fails if there is no memory.
  init?(
    _ requests: [Request], width: Int, isTraced: Bool, until pipe: WakeUpPipe,
    report: @escaping (Int, Inspection) -> Void
  ) {
    guard let multi = MultiHandle() else { return nil }
    self.requests = requests
    self.width = max(1, width)
    self.isTraced = isTraced
    self.pipe = pipe
    self.report = report
    self.multi = multi
    queue = HostQueue(requests.map { Address($0.url).host ?? "" })
  }

  /// Reports each transfer as it ends; returns early, with no more reports, when the pipe is woken.
  func run() {
    while !pipe.isWoken {
      start()
      guard !running.isEmpty else { return }
      guard multi.perform() else { return endAll(.libcurl(CURLE_FAILED_INIT)) }
      let hasEnded = takeEnded()
      expire()
      // What ended makes room, or asks for something else.
      if hasEnded { continue }
      let next = running.map(\.deadline).min() ?? .now
      guard multi.wait(until: next, or: pipe) else { return endAll(.libcurl(CURLE_FAILED_INIT)) }
    }
  }

  private func start() {
    while running.count < width, let index = queue.next() {
      let transfer = Transfer(requests[index], isTraced: isTraced)
      let deadline = ContinuousClock.now + requests[index].limits.total
      let step = launched(transfer.begin(), of: transfer)
      guard case .run(let easy) = step else {
        end(index, step)
        continue
      }
      running.append(Running(index: index, transfer: transfer, deadline: deadline))
      handles.append(easy)
    }
  }

  /// Goes on with the requests that have ended; false if there was none.
  private func takeEnded() -> Bool {
    var hasEnded = false
    while let (place, code) = multi.nextEnded(of: handles) {
      hasEnded = true
      let transfer = running[place].transfer
      let next = transfer.proceed(after: code)
      multi.remove(handles[place])
      let step = launched(next, of: transfer)
      if case .run(let easy) = step { handles[place] = easy } else { stop(place, step) }
    }
    return hasEnded
  }

  /// The step, with its request under way.
  private func launched(_ step: Transfer.Step, of transfer: Transfer) -> Transfer.Step {
    guard case .run(let easy) = step, !multi.add(easy) else { return step }
    return transfer.failed(.libcurl(CURLE_FAILED_INIT))
  }

  private func expire() {
    let now = ContinuousClock.now
    for place in running.indices.reversed() where running[place].deadline <= now {
      let easy = handles[place]
      // The report comes first: with an old libcurl the rest waits for a name look-up.
      stop(place, running[place].transfer.timedOut())
      multi.remove(easy)
    }
  }

  private func endAll(_ reason: FetchError.Reason) {
    for place in running.indices.reversed() { stop(place, running[place].transfer.failed(reason)) }
    while let index = queue.next() { end(index, Transfer(requests[index]).failed(reason)) }
  }

  private func stop(_ place: Int, _ step: Transfer.Step) {
    let index = running.remove(at: place).index
    handles.remove(at: place)
    end(index, step)
  }

  private func end(_ index: Int, _ step: Transfer.Step) {
    queue.finish(index)
    guard case .end(let inspection) = step else { return }
    report(index, inspection)
  }
}
