import CCurl

/// Owns a libcurl multi handle, which keeps connections for the next request of one fetch.
///
/// Confined to its thread.
@safe final class MultiHandle {
  enum End: Equatable {
    case finished(CURLcode)
    case deadline
    case wokenUp
  }

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

  /// Runs the transfer that was added to its end, to the deadline, or until the pipe is woken.
  func run(until deadline: ContinuousClock.Instant, or pipe: WakeUpPipe) -> End {
    while true {
      var running: Int32 = 0
      guard unsafe ccurl_multi_perform(pointer, &running) == CURLM_OK else {
        return .finished(CURLE_FAILED_INIT)
      }
      var code = CURLE_OK
      if unsafe ccurl_multi_next_result(pointer, &code) { return .finished(code) }

      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { return .deadline }
      var woken = false
      let wait = unsafe ccurl_multi_wait(pointer, pipe.readEnd, left.milliseconds, &woken)
      guard wait == CURLM_OK else { return .finished(CURLE_FAILED_INIT) }
      if woken { return .wokenUp }
    }
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
