import Foundation
import Testing

@testable import CatalogApp

@MainActor struct FullScreenTests {
  private let rows = "name\nAda\n"

  @Test func `a file is a place to come back to`() throws {
    let home = try TemporaryFolder()
    let path = try home.make("a#b.csv", rows)
    let screen = try TestScreen(path, home: home)
    screen.see("Ada")
    #expect(screen.state.browser?.catalogue.isKept == true)
    #expect(screen.state.browser?.catalogue.word == path)
  }

  @Test func `what came through a pipe is none`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(rows.utf8))
    try pipe.fileHandleForWriting.close()
    let screen = try TestScreen("/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)")
    screen.see("Ada")
    #expect(screen.state.browser?.catalogue.isKept == false)
  }
}
