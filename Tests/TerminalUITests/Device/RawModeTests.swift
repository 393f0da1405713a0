import CTerminal
import Testing

@testable import TerminalUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

struct RawModeTests {
  @Test func `keys come one by one and none is a signal`() throws {
    let terminal = try PseudoTerminal()
    let raw = try RawMode(terminal.program)
    try raw.enter()
    let settings = terminal.settings
    #expect(settings.c_lflag & tcflag_t(ICANON | ECHO | IEXTEN | ISIG) == 0)
    #expect(settings.c_iflag & tcflag_t(IXON | ICRNL) == 0)
    #expect(settings.c_oflag & tcflag_t(OPOST) == 0)
    #expect(settings.key(VMIN) == 1 && settings.key(VTIME) == 0)
    raw.leave()
  }

  @Test func `the settings are given back exactly`() throws {
    let terminal = try PseudoTerminal()
    var settings = terminal.settings
    // As nobody has them.
    settings.c_iflag |= tcflag_t(IXOFF | ISTRIP)
    settings.c_lflag &= ~tcflag_t(ECHOE)
    tcsetattr(terminal.program, TCSANOW, &settings)
    let before = terminal.settings.fields
    do {
      let raw = try RawMode(terminal.program)
      try raw.enter()
      try #require(terminal.settings.fields != before)
    }
    #expect(terminal.settings.fields == before)
  }

  @Test func `what is no terminal is refused`() throws {
    let pipe = try WakePipe()
    #expect(throws: DeviceError.system(code: ENOTTY)) { _ = try RawMode(pipe.reader) }
  }
}
