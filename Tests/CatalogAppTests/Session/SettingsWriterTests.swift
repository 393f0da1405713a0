import Foundation
import Testing

@testable import CatalogApp

struct SettingsWriterTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func writer(_ path: String?) -> SettingsWriter {
    SettingsWriter(path: path, texts: Texts(.english), gate: TextGate(Environment([:])))
  }

  @Test func `the file and its folder are made`() throws {
    let path = home.path("a/b/config.json")
    try writer(path).set(.setting(.supportTo), to: "a@b.example")
    #expect(try writer(path).read(path)[.supportTo] == "a@b.example")
  }

  @Test func `everything else stays`() throws {
    let path = try home.make("config.json", "# mine\ncountry = NL\r\nstranger = 7\n")
    try writer(path).set(.setting(.supportTo), to: "a@b.example")
    try writer(path).set(.setting(.country), to: "BE")
    #expect(
      home.text("config.json")
        == "# mine\ncountry = BE\r\nstranger = 7\nsupport.to = a@b.example\n")
  }

  @Test(arguments: [
    ("# mine\r\ncountry = NL\r\ncountry = BE\nkeys.next = j\n", "# mine\r\nkeys.next = j\n"),
    ("{\"a\": 1, \"country\": \"NL\"}", "{\n  \"a\": 1\n}\n"), ("theme = dark", "theme = dark"),
  ])
  func `a value is taken away, and everything else stays`(
    _ before: String, _ after: String
  ) throws {
    let path = try home.make("config.json", before)
    try writer(path).unset(.setting(.country))
    #expect(home.text("config.json") == after)
    #expect(try writer(path).read(path)[.country] == nil)
  }

  @Test func `where nothing is set there is nothing to take away`() throws {
    let path = home.path("a/config.json")
    try writer(path).unset(.setting(.country))
    #expect(home.names.isEmpty)
    #expect(throws: CommandError.self) { try writer(nil).unset(.setting(.country)) }
  }

  @Test func `what a link leads to is changed`() throws {
    let target = try home.make("target.json", "{}")
    let link = try home.link("config.json", to: target)
    try writer(link).set(.setting(.country), to: "BE")
    #expect(home.text("target.json")?.contains("BE") == true)
  }

  @Test func `a file that is no settings is not touched`() throws {
    let path = try home.make("config.json", "{ broken")
    let error = #expect(throws: CommandError.self) {
      try writer(path).set(.setting(.country), to: "BE")
    }
    #expect(error?.exitCode == .badData)
    #expect(home.text("config.json") == "{ broken")
  }

  @Test func `without a home there is no place for it`() {
    let error = #expect(throws: CommandError.self) {
      try writer(nil).set(.setting(.country), to: "BE")
    }
    #expect(error?.exitCode == .cannotCreate)
  }

  @Test func `a program that is stopped while it writes holds nobody up`() throws {
    let path = try home.make("config.json", "{}")
    let stopped = open(home.url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #expect(flock(stopped, LOCK_EX) == 0)
    var writer = writer(path)
    writer.patience = .milliseconds(50)
    let error = #expect(throws: CommandError.self) {
      try writer.set(.setting(.country), to: "BE")
    }
    #expect(error?.exitCode == .tryLater)
    #expect(home.text("config.json") == "{}")
    #expect(flock(stopped, LOCK_UN) == 0)
    close(stopped)
    try writer.set(.setting(.country), to: "BE")
  }

  @Test func `writers at once lose nothing`() async throws {
    let path = home.path("config.json")
    let writer = writer(path)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask { try writer.set(.keys(action: "action\(number)"), to: "x") }
      }
      try await group.waitForAll()
    }
    #expect(try writer.read(path).keyBindings.count == 20)
  }
}
