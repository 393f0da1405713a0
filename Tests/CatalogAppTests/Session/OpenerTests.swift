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

  @Test func `the address is one argument and no shell reads it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = folder.appendingPathComponent("log").path
    let program = try makeProgram("browser", "printf '%s|' \"$#\" \"$@\" > '\(log)'")
    let opener = Opener(Environment(["BROWSER": program]))
    #expect(opener.open(try #require(WebAddress("https://h.test/?a=$(touch x)&b=';'"))))
    #expect(
      try String(contentsOfFile: log, encoding: .utf8) == "1|https://h.test/?a=$(touch%20x)&b=';'|")
  }

  @Test func `the next program is tried when one fails`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bad = try makeProgram("bad", "exit 3")
    let good = try makeProgram("good", "exit 0")
    #expect(
      Opener(Environment(["BROWSER": "/no/such/program:\(bad):\(good)"])).open(
        try #require(WebAddress("https://h.test"))))
    #expect(
      !Opener(Environment(["BROWSER": "/no/such/program:\(bad)"])).open(
        try #require(WebAddress("https://h.test"))))
  }

  @Test func `without a browser nothing is opened`() throws {
    #if os(Linux)
    #expect(!Opener(Environment([:])).open(try #require(WebAddress("https://h.test"))))
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
