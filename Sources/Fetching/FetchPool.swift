import CCurl

/// Gets many web addresses side by side, on one thread and with one set of connections.
///
/// Of one host it asks one thing at a time, over one connection as long as the server keeps it.
/// A redirect leads it on to another host, whoever asks there already.
/// Everything that `fetch` promises holds for each request; its time counts from its own start.
package struct FetchPool: Sendable {
  /// How many requests run at once.
  package var width = 8

  package init() {}

  /// Hands over how each request ended, with its index, as soon as it has; each once.
  ///
  /// One that fails stops no other. When the task is cancelled it ends at once: what has not ended
  /// then was cancelled. Answers wait in memory while `receive` is busy with an earlier one.
  package func fetch(
    _ requests: [Request],
    receive: (_ index: Int, _ result: Result<Response, FetchError>) async -> Void
  ) async {
    await run(requests, isTraced: false) { await receive($0, $1.result) }
  }

  /// The same; traced ones tell how each of their requests went, but for those that were cancelled.
  func run(
    _ requests: [Request], isTraced: Bool,
    receive: (_ index: Int, _ inspection: Inspection) async -> Void
  ) async {
    var isMissing = Array(repeating: true, count: requests.count)
    var reason = FetchError.Reason.cancelled
    if let pipe = WakeUpPipe() {
      await withTaskCancellationHandler {
        for await event in start(requests, isTraced, until: pipe) {
          switch event {
          case .ended(let index, let inspection):
            isMissing[index] = false
            await receive(index, inspection)
          case .stopped(let cause): reason = cause
          }
        }
      } onCancel: {
        pipe.wakeUp()
      }
    } else {
      reason = .noResources
    }
    for index in requests.indices where isMissing[index] {
      let error = Transfer(requests[index]).refused(or: reason)
      await receive(index, Inspection(hops: [], result: .failure(error)))
    }
  }

  private enum Event: Sendable {
    case ended(Int, Inspection)
    /// Nothing more can be had.
    case stopped(FetchError.Reason)
  }

  private func start(_ requests: [Request], _ isTraced: Bool, until pipe: WakeUpPipe)
    -> AsyncStream<Event>
  {
    let (stream, events) = AsyncStream.makeStream(of: Event.self)
    let width = width
    let hasStarted = WorkerThread.start {
      defer { events.finish() }
      guard ccurl_load() else {
        events.yield(.stopped(.libraryMissing))
        return
      }
      let loop = TransferLoop(requests, width: width, isTraced: isTraced, until: pipe) {
        events.yield(.ended($0, $1))
      }
      guard let loop else {
        events.yield(.stopped(.noResources))
        return
      }
      loop.run()
      events.finish()
      // Only now are the handles freed, which may take as long as a name look-up.
      withExtendedLifetime(loop) {}
    }
    if !hasStarted {
      events.yield(.stopped(.noResources))
      events.finish()
    }
    return stream
  }
}
