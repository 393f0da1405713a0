import Foundation

/// A program on a terminal of 80 columns and 24 rows, with the bench as its person.
final class TerminalRun {
  /// What every frame of a full screen ends with, ours as fzf's: the cursor is shown again.
  private static let frameEnd = Array("\u{1B}[?25h".utf8)
  /// A program that shows nothing for so long is given up.
  private static let patience: Int32 = 20_000

  let process: pid_t
  private let start: ContinuousClock.Instant
  private let person: Int32
  private var seen: [UInt8] = []

  /// Starts it; nil where there is no such program.
  init?(_ command: Command, input: String? = nil) {
    var (person, program): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&person, &program, nil, nil, &size) == 0 else { return nil }
    self.person = person
    defer { close(program) }
    for end in [person, program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guard let name = ttyname(program) else {
      close(person)
      return nil
    }
    start = .now
    guard let process = command.spawn(onTerminal: String(cString: name), input: input) else {
      close(person)
      return nil
    }
    self.process = process
  }

  /// What programs ask a terminal, and what one answers.
  private static let answers = [
    ("\u{1B}[c", "\u{1B}[?62c"), ("\u{1B}[6n", "\u{1B}[1;1R"), ("\u{1B}[5n", "\u{1B}[0n"),
  ]

  /// Milliseconds from the start until a frame with the text was there; nil where none came.
  ///
  /// Of a program that hides the cursor nobody sees where a frame ends: then the text alone counts,
  /// which is to its advantage, and what it asks is answered.
  func firstPaint(of text: String, hidesCursor: Bool = false) -> Double? {
    let wanted = Data(text.utf8)
    var answered: Set<String> = []
    while read(Self.patience) {
      if hidesCursor {
        for (question, answer) in Self.answers
        where Data(seen).range(of: Data(question.utf8)) != nil && answered.insert(question).inserted
        {
          type(answer)
        }
      }
      if hidesCursor || seen.hasSuffix(Self.frameEnd), Data(seen).range(of: wanted) != nil {
        return start.millisecondsAgo
      }
    }
    return nil
  }

  /// Types, and waits for the frame that answers.
  ///
  /// - Returns: the milliseconds that took; nil where none came.
  func press(_ keys: String) -> Double? { press(keys, until: nil) }

  /// Types, and waits for a frame with a text.
  func press(_ keys: String, until text: String?) -> Double? {
    // What belongs to the key before.
    while read(0) {}
    seen = []
    let wanted = text.map { Data($0.utf8) }
    let start = ContinuousClock.now
    type(keys)
    while read(Self.patience) {
      guard seen.hasSuffix(Self.frameEnd) else { continue }
      if wanted.map({ Data(seen).range(of: $0) != nil }) ?? true { return start.millisecondsAgo }
    }
    return nil
  }

  func type(_ keys: String) { _ = keys.withCString { write(person, $0, strlen($0)) } }

  /// Waits until nothing was drawn for a while.
  func rest(milliseconds: Int32 = 300) { while read(milliseconds) {} }

  /// The figure of a line of the process's status, such as `VmRSS`, in megabytes; nil where the
  /// system does not tell.
  func megabytes(_ name: String) -> Double? {
    let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    return text?.split(separator: "\n").first { $0.hasPrefix(name + ":") }
      .flatMap { $0.split(whereSeparator: \.isWhitespace).dropFirst().first }
      .flatMap { Double($0) }.map { $0 / 1_024 }
  }

  /// Ends it by its own keys; a program that does not follow is killed.
  func end(_ keys: String, isAsked: Bool = true) {
    // A terminal's answer, so that nobody waits for one; who asked nothing takes it for keys.
    type((isAsked ? "\u{1B}[?62c" : "") + keys)
    let deadline = ContinuousClock.now + .seconds(5)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      if ContinuousClock.now > deadline { kill(process, SIGKILL) }
      _ = read(1)
    }
    close(person)
  }

  /// Reads what is there within so many milliseconds; false if nothing came.
  private func read(_ milliseconds: Int32) -> Bool {
    var request = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(person, &bytes, bytes.count)
    guard count > 0 else { return false }
    seen += bytes.prefix(count)
    return true
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}
