import CCurl

/// Owns a libcurl multi handle, which runs requests side by side and keeps their connections for
/// the next ones.
///
/// Confined to its thread.
@safe final class MultiHandle {
  private let pointer: UnsafeMutableRawPointer

  /// Fails if there is no memory.
  init?() {
    guard let pointer = unsafe ccurl_multi_init() else { return nil }
    unsafe self.pointer = unsafe pointer
  }

  deinit {
    unsafe ccurl_multi_cleanup(pointer)
  }

  func add(_ easy: EasyHandle) -> Bool {
    unsafe ccurl_multi_add_handle(pointer, easy.pointer) == CURLM_OK
  }

  func remove(_ easy: EasyHandle) {
    unsafe _ = ccurl_multi_remove_handle(pointer, easy.pointer)
  }

  /// Does what can be done without waiting; false if libcurl is broken.
  func perform() -> Bool {
    var running: Int32 = 0
    return unsafe ccurl_multi_perform(pointer, &running) == CURLM_OK
  }

  /// Takes the next request that has ended: which of `handles` it is, and how it ended.
  func nextEnded(of handles: [EasyHandle]) -> (index: Int, code: CURLcode)? {
    var code = CURLE_OK
    while let ended = unsafe ccurl_multi_next_done(pointer, &code) {
      guard let index = handles.firstIndex(where: { unsafe $0.pointer == ended }) else { continue }
      return (index, code)
    }
    return nil
  }

  /// Waits for something to do, at most until the deadline or the pipe is woken; false if libcurl
  /// is broken.
  func wait(until deadline: ContinuousClock.Instant, or pipe: WakeUpPipe) -> Bool {
    let left = ContinuousClock.now.duration(to: deadline)
    guard left > .zero else { return true }
    var woken = false
    return unsafe ccurl_multi_wait(pointer, pipe.readEnd, left.milliseconds, &woken) == CURLM_OK
  }
}

extension Duration {
  /// Rounded up, so that a wait never ends just before its time; at most what fits.
  var milliseconds: Int32 {
    let (seconds, attoseconds) = components
    guard seconds < 1_000_000 else { return 1_000_000_000 }
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
