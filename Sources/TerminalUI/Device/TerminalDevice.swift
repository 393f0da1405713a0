import CTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The terminal as a full screen, from its making to its end.
///
/// However the program ends, by a return, an error, a signal or a crash, the terminal is given
/// back as it was. There is one at a time, because a process has one set of signal handlers.
package struct TerminalDevice: ~Copyable {
  let input: Descriptor
  let output: Descriptor
  let profile: TerminalProfile
  let pipe: WakePipe
  let raw: RawMode
  private(set) var hasMouse: Bool
  let handlesSignals: Bool
  /// Whether there is something to leave.
  private(set) var isEntered = false
  /// Until when an answer to our questions may come.
  var answersUntil: ContinuousClock.Instant?
  /// Whether `hangUp` was told.
  var isGone = false

  /// Takes the terminal of the process over and asks it what it can do, if it can be asked; the
  /// answers are input.
  package init(_ profile: TerminalProfile, mouse: Bool) throws(DeviceError) {
    try self.init(
      profile, mouse: mouse, input: STDIN_FILENO, output: STDOUT_FILENO, handlesSignals: true)
  }

  init(
    _ profile: TerminalProfile, mouse: Bool, input: Int32, output: Int32, handlesSignals: Bool
  ) throws(DeviceError) {
    guard isatty(input) == 1, isatty(output) == 1 else { throw .notATerminal }
    let pipe = try WakePipe()
    let raw = try RawMode(input)
    // Before anything is changed that a signal would leave so.
    if handlesSignals { try Self.takeSignals(output, pipe, raw, profile) }
    self.input = Descriptor(number: input)
    self.output = Descriptor(number: output)
    self.profile = profile
    self.pipe = pipe
    self.raw = raw
    self.handlesSignals = handlesSignals
    hasMouse = mouse
    if enter(), profile.canAddress, profile.canBeAsked, self.output.write(ScreenModes.questions) {
      answersUntil = .now + Self.patience
    }
  }

  /// Answers that come later than this are not waited for.
  private static let patience = Duration.milliseconds(100)

  /// The window in cells; 80×24 where the terminal does not tell.
  package var size: Size {
    var (columns, rows): (Int32, Int32) = (0, 0)
    _ = unsafe cterminal_get_size(output.number, &columns, &rows)
    // A size is two bytes a side, which would be a grid of 80 GB.
    return Size(
      width: columns > 0 ? min(Int(columns), 2_000) : 80,
      height: rows > 0 ? min(Int(rows), 1_000) : 24)
  }

  /// Ends a wait; outlives the device.
  package var waker: Waker { Waker(pipe: pipe) }

  /// Writes all bytes, waiting where the terminal is slow; false where it is gone.
  @discardableResult package func write(_ bytes: [UInt8]) -> Bool { output.write(bytes) }

  /// Whether the terminal reports its mouse, or keeps it for selecting text.
  package mutating func setMouse(_ isOn: Bool) {
    guard isOn != hasMouse else { return }
    hasMouse = isOn
    write(isOn ? ScreenModes.mouseOn : ScreenModes.mouseOff)
  }

  /// Gives the terminal back and stops, until the program is continued.
  ///
  /// Then the screen has to be drawn in full, and the window may have another size.
  /// - Parameter wholeJob: whether the processes that were started with this one stop too, as with
  ///   the terminal's own Ctrl-Z; a script that waits for this one would keep the shell waiting.
  /// - Returns: whether the terminal is ours again; if not, the next wait tells what ends the
  ///   program.
  package mutating func suspend(wholeJob: Bool = true) -> Bool {
    leave()
    isEntered = false
    cterminal_stop(wholeJob)
    return enter()
  }

  /// Switches everything on, whatever was on before; false where the program has to end instead.
  @discardableResult mutating func enter() -> Bool {
    // In the background this waits, so it comes first. If the terminal is gone, the wait tells.
    guard !handlesSignals || cterminal_come_to_front() else { return false }
    try? raw.enter()
    isEntered = true
    if handlesSignals { cterminal_set_entered(true) }
    write(ScreenModes.enter(mouse: hasMouse))
    return true
  }

  /// Gives the terminal to another program.
  mutating func lendOut() {
    leave()
    isEntered = false
  }

  private func leave() {
    // What another job has on its screen since then is left alone.
    guard isEntered else { return }
    write(ScreenModes.leave(profile))
    raw.leave()
    if handlesSignals { cterminal_set_entered(false) }
  }

  private static func takeSignals(
    _ terminal: Int32, _ pipe: WakePipe, _ raw: borrowing RawMode, _ profile: TerminalProfile
  ) throws(DeviceError) {
    let leave = ScreenModes.leave(profile)
    let code = unsafe withUnsafePointer(to: raw.saved) { settings in
      unsafe cterminal_take_signals(terminal, pipe.writer, settings, leave, leave.count)
    }
    guard code == 0 else { throw .system(code: code) }
  }

  deinit {
    dropLateAnswers()
    leave()
    if handlesSignals { cterminal_return_signals() }
  }
}
