import CTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Keeps a terminal, once entered, from echoing, editing and translating, and gives it back exactly as it was.
///
/// Ctrl-C, Ctrl-\ and Ctrl-Z are keys and send no signals, because only who reads the bytes can tell
/// what is pressed from what is pasted.
struct RawMode: ~Copyable {
  /// The settings before.
  let saved: termios
  private let terminal: Int32

  /// Notes the settings of a terminal.
  init(_ terminal: Int32) throws(DeviceError) {
    var settings = termios()
    guard unsafe tcgetattr(terminal, &settings) == 0 else { throw .system(code: errno) }
    self.terminal = terminal
    saved = settings
  }

  /// Changes the settings.
  ///
  /// In the background this stops the process, as it should, until it is in front.
  func enter() throws(DeviceError) {
    var settings = saved
    unsafe cterminal_make_raw(&settings)
    // What was typed before stays.
    while unsafe tcsetattr(terminal, TCSADRAIN, &settings) != 0 {
      guard errno == EINTR else { throw .system(code: errno) }
    }
  }

  func leave() {
    unsafe withUnsafePointer(to: saved) { unsafe cterminal_give_back(terminal, $0) }
  }

  deinit { leave() }
}
