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

/// Both ends of a terminal: the program's, and the one where people sit.
final class PseudoTerminal {
  let program: Int32
  private(set) var person: Int32

  init() throws {
    var (person, program): (Int32, Int32) = (-1, -1)
    try #require(openpty(&person, &program, nil, nil, nil) == 0)
    self.person = person
    self.program = program
  }

  deinit {
    hangUp()
    close(program)
  }

  var settings: termios {
    var settings = termios()
    tcgetattr(program, &settings)
    return settings
  }

  func hangUp() {
    if person >= 0 { close(person) }
    person = -1
  }

  func type(_ text: String) {
    #expect(Descriptor(number: person).write(Array(text.utf8)))
  }

  /// What the program wrote until now.
  func output() -> String {
    var output: [UInt8] = []
    var request = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, 0) > 0,
      case .bytes(let bytes) = Descriptor(number: person).read(atMost: 4096)
    {
      output += bytes
    }
    return String(decoding: output, as: UTF8.self)
  }
}

extension termios {
  /// All that a program can set, as numbers.
  var fields: [UInt] {
    let keys = withUnsafeBytes(of: c_cc) { $0.map { UInt($0) } }
    return [UInt(c_iflag), UInt(c_oflag), UInt(c_cflag), UInt(c_lflag)] + keys
  }

  func key(_ place: Int32) -> UInt8 { withUnsafeBytes(of: c_cc) { $0[Int(place)] } }
}
