import Datasets
import TerminalUI

/// Runs a screen on a terminal until somebody leaves it.
@MainActor struct TerminalLoop {
  /// A lone ESC is the Escape key when nothing followed it for so long.
  private static let escapePause = Duration.milliseconds(50)
  /// What is loaded so soon is on the first frame.
  private static let firstWait = Duration.milliseconds(4)

  private let session: ScreenSession
  private var profile: TerminalProfile
  private var decoder = InputDecoder()
  private var shown: CellGrid?
  private var escapeAt: ContinuousClock.Instant?
  /// Keys of the command line, pressed one by one when nothing is under way.
  private var keys: [KeyPress]

  init(_ session: ScreenSession, _ profile: TerminalProfile, keys: [KeyPress]) {
    self.session = session
    self.profile = profile
    self.keys = keys
  }

  /// Draws, waits and draws again; the exit code is that of the way the program ended.
  mutating func run(_ device: inout TerminalDevice) -> ExitCode {
    if session.isBusy { take(device.wait(until: ContinuousClock.now + Self.firstWait), &device) }
    while session.exitCode == nil {
      session.takeReports()
      pressNextKey()
      session.send(.tick)
      doChores(&device)
      guard session.exitCode == nil, draw(&device) else { break }
      session.beginPictures()
      take(
        device.wait(until: keys.isEmpty ? nextDeadline : ContinuousClock.now + Self.escapePause),
        &device)
    }
    keepTexts(&device)
    session.end()
    return session.exitCode ?? .hangUp
  }

  private var nextDeadline: ContinuousClock.Instant? {
    [session.deadline, escapeAt].compactMap(\.self).min()
  }

  private mutating func pressNextKey() {
    guard !keys.isEmpty, session.isIdle else { return }
    session.send(.key(keys.removeFirst()))
  }

  private mutating func draw(_ device: inout TerminalDevice) -> Bool {
    let grid = session.state.draw()
    let bytes = FrameEncoder.bytes(from: shown, to: grid, profile)
    shown = grid
    return bytes.isEmpty || device.write(bytes)
  }

  // MARK: What happened

  private mutating func take(_ events: [DeviceEvent], _ device: inout TerminalDevice) {
    let hasInput = events.contains { if case .input = $0 { true } else { false } }
    // What came meanwhile belongs to the sequence, however late this loop looks.
    if let at = escapeAt, ContinuousClock.now >= at, !hasInput {
      escapeAt = nil
      take(decoder.timeOut())
    }
    var isResized = false
    for event in events {
      switch event {
      case .input(let bytes):
        take(decoder.feed(bytes))
        escapeAt = decoder.isWaiting ? ContinuousClock.now + Self.escapePause : nil
      case .resized: isResized = true
      case .interrupted: session.send(.interrupted)
      case .ended(let signal): session.leave(.ended(by: signal))
      case .hangUp: session.leave(.hangUp)
      case .suspendRequested: suspend(&device, wholeJob: false)
      case .continued:
        shown = nil
        isResized = true
      case .wokenUp: break
      }
    }
    // Of many sizes only the last one is drawn.
    if isResized { session.send(.resized(device.size)) }
  }

  private mutating func take(_ events: [InputEvent]) {
    for event in events where session.exitCode == nil {
      switch event {
      case .key(let press): session.send(.key(press))
      case .paste(let text): session.send(.paste(text))
      case .mouse(let event): session.send(.mouse(event))
      case .reply(let reply):
        profile.learn(reply)
        if case .background(let red, let green, let blue) = reply {
          session.send(.background(Theme(red: red, green: green, blue: blue)))
        }
      }
    }
  }

  // MARK: The terminal

  private mutating func doChores(_ device: inout TerminalDevice) {
    for chore in session.takeChores() {
      switch chore {
      case .copy(let text, let note): copy(text, note, &device)
      case .mouse(let isOn): device.setMouse(isOn)
      case .suspend: suspend(&device)
      case .redraw: shown = nil
      case .edit(let place, let file, let text, let path):
        edit(file, text, path, for: place, &device)
      default: break
      }
    }
  }

  private func copy(_ text: String, _ note: String, _ device: inout TerminalDevice) {
    if let bytes = ClipboardSequence.bytes(copying: text, profile) {
      device.write(bytes)
      session.send(.report(.note(note)))
    } else {
      session.send(
        .report(.refused(session.state.texts(.screenNotCopied, ClipboardSequence.limit))))
    }
  }

  /// What is written and in no file yet is kept before the program stops; at most for so long.
  private mutating func keepTexts(_ device: inout TerminalDevice) {
    session.beginKeeping()
    let end = ContinuousClock.now + .seconds(2)
    while session.isKeeping, ContinuousClock.now < end {
      for case .ended(let signal) in device.wait(until: end) { session.leave(.ended(by: signal)) }
      session.takeReports()
    }
  }

  /// Hands a file to the reader's editor, and takes back what that made of it.
  private mutating func edit(
    _ file: FileItem, _ text: [UInt8]?, _ path: String?, for place: Int,
    _ device: inout TerminalDevice
  ) {
    keepTexts(&device)
    let edited = session.editor.edit(file.name, text, at: path) { device.lend(to: $0) }
    shown = nil
    session.send(.report(.edited(place: place, file, edited.bytes, fault: edited.fault)))
    session.send(.resized(device.size))
  }

  private mutating func suspend(_ device: inout TerminalDevice, wholeJob: Bool = true) {
    session.save()
    keepTexts(&device)
    let isBack = device.suspend(wholeJob: wholeJob)
    shown = nil
    guard isBack else { return take(device.wait(until: ContinuousClock.now), &device) }
    session.send(.resized(device.size))
  }
}
