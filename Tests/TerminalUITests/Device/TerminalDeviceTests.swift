import Testing

@testable import TerminalUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Signals are left to the tests that start the program in a terminal of its own.
struct TerminalDeviceTests {
  private let terminal: PseudoTerminal

  init() throws { terminal = try PseudoTerminal() }

  private func device(
    _ profile: TerminalProfile = .init(canAddress: false), mouse: Bool = false
  ) throws -> TerminalDevice {
    try TerminalDevice(
      profile, mouse: mouse, input: terminal.program, output: terminal.program,
      handlesSignals: false)
  }

  /// `#expect` copies what it looks at, and a device is not copied.
  private func expect<Value: Equatable>(
    _ value: Value, _ expected: Value, at place: SourceLocation = #_sourceLocation
  ) {
    #expect(value == expected, sourceLocation: place)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `it enters, asks, leaves and gives the settings back`() throws {
    let before = terminal.settings.fields
    let profile = TerminalProfile(hasLinks: true)
    do {
      var device = try device(profile, mouse: true)
      #expect(terminal.output() == text(ScreenModes.enter(mouse: true) + ScreenModes.questions))
      #expect(terminal.settings.fields != before)
      terminal.type("\u{1B}[?62c")
      expect(device.wait(until: nil), [.input(Array("\u{1B}[?62c".utf8))])
    }
    #expect(terminal.output() == text(ScreenModes.leave(profile)))
    #expect(terminal.settings.fields == before)
  }

  @Test(arguments: [
    TerminalProfile(canAddress: false), TerminalProfile(canBeAsked: false),
  ])
  func `a terminal that cannot address or answer is asked nothing`(
    profile: TerminalProfile
  ) throws {
    let device = try device(profile)
    #expect(terminal.output() == text(ScreenModes.enter(mouse: false)))
    expect(device.answersUntil == nil, true)
  }

  @Test func `answers that come while it ends are not left to the shell`() throws {
    do {
      let device = try device(.init())
      expect(device.answersUntil == nil, false)
      terminal.type("\u{1B}]11;rgb:00/00/00\u{1B}\\")
      terminal.type("\u{1B}[?62c")
    }
    var request = pollfd(fd: terminal.program, events: Int16(POLLIN), revents: 0)
    #expect(poll(&request, 1, 0) == 0)
  }

  @Test func `what is no terminal is refused`() throws {
    let pipe = try WakePipe()
    #expect(throws: DeviceError.notATerminal) {
      _ = try TerminalDevice(
        .init(), mouse: false, input: pipe.reader, output: terminal.program, handlesSignals: false)
    }
  }

  @Test func `the size is what the terminal says or the usual one`() throws {
    let device = try device()
    expect(device.size, Size(width: 80, height: 24))
    var size = winsize(ws_row: 50, ws_col: 132, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal.person, UInt(TIOCSWINSZ), &size)
    expect(device.size, Size(width: 132, height: 50))
    size = winsize(ws_row: 65_535, ws_col: 65_535, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal.person, UInt(TIOCSWINSZ), &size)
    expect(device.size, Size(width: 2_000, height: 1_000))
  }

  @Test func `keys arrive as they were typed`() throws {
    var device = try device()
    terminal.type("a\u{3}\u{1C}\u{1A}\u{11}\r\u{1B}[A")
    expect(device.wait(until: nil), [.input(Array("a\u{3}\u{1C}\u{1A}\u{11}\r\u{1B}[A".utf8))])
  }

  @Test func `a wait ends at its deadline`() throws {
    var device = try device()
    expect(device.wait(until: .now), [])
    expect(device.wait(until: .now - .seconds(1)), [])
    let deadline = ContinuousClock.Instant.now + .milliseconds(5)
    expect(device.wait(until: deadline), [])
    #expect(ContinuousClock.now >= deadline)
  }

  @Test func `a wait is ended from another thread, once for many calls`() throws {
    let waker: Waker
    do {
      var device = try device()
      waker = device.waker
      let caller = TestThread { [waker] in waker.wake() }
      expect(device.wait(until: nil), [.wokenUp])
      caller.join()
      for _ in 0..<100_000 { waker.wake() }
      expect(device.wait(until: nil), [.wokenUp])
      expect(device.wait(until: .now), [])
    }
    // It may be called when nobody waits any more.
    waker.wake()
  }

  @Test func `a terminal that is gone is told once, and waits do not spin`() throws {
    var device = try device()
    terminal.hangUp()
    expect(device.wait(until: nil), [.hangUp])
    expect(device.wait(until: .now + .milliseconds(5)), [])
    expect(device.write([0x61]), false)
    device.waker.wake()
    expect(device.wait(until: nil), [.wokenUp])
  }

  @Test func `the mouse is switched once`() throws {
    var device = try device(mouse: true)
    _ = terminal.output()
    device.setMouse(true)
    #expect(terminal.output() == "")
    device.setMouse(false)
    #expect(terminal.output() == text(ScreenModes.mouseOff))
    device.setMouse(true)
    #expect(terminal.output() == text(ScreenModes.mouseOn))
  }

  @Test func `long output is written to its end though the terminal is slow`() throws {
    let device = try device()
    let start = terminal.output()
    #expect(start == text(ScreenModes.enter(mouse: false)))
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 18)
    let person = Descriptor(number: terminal.person)
    let reader = TestThread {
      var count = 0
      while count < bytes.count, case .bytes(let part) = person.read(atMost: 4096) {
        count += part.count
      }
    }
    expect(device.write(bytes), true)
    reader.join()
  }
}
