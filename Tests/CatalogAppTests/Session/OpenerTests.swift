import CatalogApp
import Foundation
import Testing

struct OpenerTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("opener-\(UUID().uuidString)")

  private func makeProgram(_ name: String, _ body: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    let text = folder.appendingPathComponent(name + ".text")
    try "#!/bin/sh\n\(body)\n".write(to: text, atomically: false, encoding: .utf8)
    // Another program copies it: what this one writes, a program that another test starts meanwhile
    // may have open for a moment, and then it cannot be run ("text file busy").
    let copy = Process()
    copy.executableURL = URL(fileURLWithPath: "/bin/cp")
    copy.arguments = [text.path, file.path]
    try copy.run()
    copy.waitUntilExit()
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return file.path
  }

  @Test func `the address is one argument and no shell reads it`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = folder.appendingPathComponent("log").path
    let program = try makeProgram("browser", "printf '%s|' \"$#\" \"$@\" > '\(log)'")
    let opener = Opener(Environment(["BROWSER": program]))
    let address = try #require(WebAddress("https://h.test/?a=$(touch x)&b=';'"))
    #expect(await opener.open(address))
    #expect(
      try String(contentsOfFile: log, encoding: .utf8) == "1|https://h.test/?a=$(touch%20x)&b=';'|")
  }

  @Test func `the next program is tried when one fails`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bad = try makeProgram("bad", "exit 3")
    let good = try makeProgram("good", "exit 0")
    let address = try #require(WebAddress("https://h.test"))
    let several = Opener(Environment(["BROWSER": "/no/such/program:\(bad):\(good)"]))
    #expect(await several.open(address))
    #expect(await !Opener(Environment(["BROWSER": "/no/such/program:\(bad)"])).open(address))
  }

  @Test func `a program that goes on is let go when it has ended`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = folder.appendingPathComponent("log").path
    let long = try makeProgram("long", "echo $$ > '\(log)'; exec sleep 600")
    let address = try #require(WebAddress("https://h.test"))
    let opener = Opener(Environment(["BROWSER": long]))
    #expect(await opener.open(address))
    let text = try String(contentsOfFile: log, encoding: .utf8)
    let process = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(process, SIGKILL) == 0)
    let deadline = ContinuousClock.now + .seconds(60)
    while !hasEnded(process), .now < deadline { await Task.yield() }
    #expect(hasEnded(process))
    _ = try makeProgram("long", "exit 0")
    #expect(await opener.open(address))
    #expect(kill(process, 0) == -1 && errno == ESRCH)
  }

  /// Whether a program of ours has ended and is still in the table of the system.
  private func hasEnded(_ process: pid_t) -> Bool {
    var facts = siginfo_t()
    return waitid(P_PID, id_t(process), &facts, WEXITED | WNOWAIT | WNOHANG) == 0
      && facts.si_signo == SIGCHLD
  }

  @Test func `a program gets no signal that is held back or ignored`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try makeProgram("browser", "kill -TERM $$; exit 0")
    let opener = Opener(Environment(["BROWSER": program]))
    let address = try #require(WebAddress("https://h.test"))
    // A thread of the pool, which takes no signals itself.
    #expect(await Task.detached { await opener.open(address) }.value == false)
  }

  @Test func `without a browser nothing is opened`() async throws {
    #if os(Linux)
    let address = try #require(WebAddress("https://h.test"))
    #expect(await !Opener(Environment([:])).open(address))
    #endif
  }

  @Test(arguments: [
    "--help", "-x", "javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "//h/p",
    "vbscript:x", "https://u:p@h.test/", "https://", "",
  ])
  func `nothing but a web address is opened`(_ text: String) {
    #expect(WebAddress(text) == nil)
  }
}
