import CCurl

/// A thread for transfers, because they wait, and waiting would block the cooperative pool.
enum WorkerThread {
  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Starts `run`; false if the system has no thread left, and then `run` is never called.
  static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    let body = unsafe Unmanaged.passRetained(Body(run))
    let code = unsafe ccurl_start_thread(
      { context in
        guard let context = unsafe context else { return }
        unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
      }, body.toOpaque())
    if code != 0 { unsafe body.release() }
    return code == 0
  }
}
