import Foundation
import Testing

/// A tmux server with one window, gone with the value, and everything that runs in it too.
final class Multiplexer {
  /// Where commands are looked for, and nothing else of this process's environment.
  static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  static let isThere = path.split(separator: ":").contains {
    FileManager.default.isExecutableFile(atPath: $0 + "/tmux")
  }

  /// Colours, a clipboard, and keys passed on at once; no status line, so that all rows are the
  /// program's.
  private static let settings = """
    set -g status off
    set -g default-terminal tmux-256color
    set -g set-clipboard on
    set -sg escape-time 0
    """

  private let folder: TemporaryFolder
  private let environment: [String: String]
  /// One that is ending has its socket for a moment yet, so the next one takes another; short, as
  /// a name is at most 103 bytes.
  private let socket: String
  private(set) var isRunning = true

  /// Starts it with a command in its window, whose bytes go to the file `raw` of the folder too.
  init(
    _ words: [String], in folder: TemporaryFolder, environment: [String: String], size: WindowSize
  ) throws {
    self.folder = folder
    socket = folder.path("t\(UInt16.random(in: 0...(.max)))")
    self.environment = environment
    let settings = try folder.make("tmux.conf", Self.settings)
    let start =
      ["-f", settings, "new-session", "-d", "-x", "\(size.width)", "-y", "\(size.height)", "--"]
    // In one command, so that not even the first byte is missed.
    try #require(
      run(start + words + [";", "pipe-pane", "cd '\(folder.url.path)'; cat >raw; : >raw.end"])
        == "",
      "tmux starts")
  }

  deinit { kill() }

  /// Ends it as somebody does who closes the window of a terminal.
  func kill() {
    if isRunning { run(["kill-server"]) }
    isRunning = false
  }

  /// Passes on the rest of the bytes, after which there is a file `raw.end`.
  func stopWatching() { run(["pipe-pane"]) }

  /// Runs a command of tmux; what it prints.
  @discardableResult func run(_ words: [String]) -> String {
    let command = SpawnedCommand(
      words: ["tmux", "-u", "-S", socket] + words, environment: environment,
      outputPath: folder.path("tmux.out"))
    command.run()
    return command.output
  }
}

/// The cells of a window.
struct WindowSize: Hashable, Sendable, CustomTestStringConvertible {
  var width: Int
  var height: Int

  init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }

  var testDescription: String { "\(width)x\(height)" }
}
