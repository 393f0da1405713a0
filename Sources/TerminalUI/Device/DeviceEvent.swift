/// What a wait for the terminal ends with.
package enum DeviceEvent: Hashable, Sendable {
  /// Bytes as the terminal sent them, at most 64 KB at once.
  case input([UInt8])
  /// The window has another size, which `TerminalDevice.size` tells.
  case resized
  /// SIGINT, which another process sent: Ctrl-C is a key, and input.
  case interrupted
  /// SIGTERM, SIGHUP or SIGQUIT: the program has to end.
  case ended(signal: Int32)
  /// Another process asks to stop (SIGTSTP); `TerminalDevice.suspend` does so.
  case suspendRequested
  /// The program was stopped from outside and goes on; the screen has to be drawn in full, and the
  /// window may have another size.
  case continued
  /// The terminal is gone; this comes once.
  case hangUp
  /// Somebody called `Waker.wake`.
  case wokenUp
}
