import Datasets
import Foundation
import MasterDetail
import TerminalUI
import Testing

@testable import CatalogApp

/// The full screen as a reader meets it, without a terminal: keys are pressed, and lines are seen.
///
/// Everything is the program's own, from the command line on, but the clock, the home folder and a
/// store that nobody answers for. What a key began has ended before the next one is pressed.
@MainActor final class TestScreen {
  /// What was to come from the background and did not.
  struct TooLate: Error {}

  /// Nothing listens there.
  private static let noStore = "http://127.0.0.1:9/search"
  /// Seconds that the background may take; few once it has let a test down, so that a run ends.
  private static var patience = 20

  let home: TemporaryFolder
  let session: ScreenSession
  let clock = TestClock()
  private let wake = DispatchSemaphore(value: 0)
  private(set) var chores: [Effect] = []

  /// Opens a place, `nil` being home, with the words of a command line behind it.
  init(
    _ word: String? = nil, size: String = "80x24", _ options: [String] = [],
    home: TemporaryFolder? = nil, variables: [String: String] = [:], isHeld: Bool = false,
    shelf: (any FileShelf)? = nil, title: String = "Shelf", split: SplitConfiguration? = nil,
    known: PlaceState? = nil
  ) throws {
    let home = try home ?? TemporaryFolder()
    self.home = home
    let environment = [
      "HOME": home.url.path, "TERM": "xterm-256color", "COLORTERM": "truecolor",
      "LANG": "en_US.UTF-8", "CATALOG_STORE_URL": Self.noStore,
    ].merging(variables) { $1 }
    let words = ["open"] + [word].compactMap(\.self) + ["--size", size] + options
    var context = CommandContext(
      line: try CommandParser.parse(words), environment: Environment(environment),
      texts: Texts(Language.detect(Environment(environment))),
      output: try CapturedStream().stream, errors: try CapturedStream().stream,
      gate: TextGate(Environment(environment)))
    try context.readSettings()
    var screen = FullScreen(context: context, options: ScreenOptions(context))
    let clock = clock
    screen.world = ScreenWorld(
      clock: { TestClock.today }, elapsed: { clock.milliseconds }, system: "Linux x86_64",
      folder: home.url.path)
    let wake = wake
    let box = ReportBox { wake.signal() }
    let catalogues = try screen.catalogues(box)
    let opened = try screen.open(word.map { .source(named: $0) } ?? .home, catalogues)
    session = screen.session(
      box, catalogues, size: screen.options.size ?? Size(width: 80, height: 24))
    if let shelf {
      var desk = FileDesk(testing: shelf, title: title, texts: context.texts)
      if let split { desk.split = split }
      session.open(desk, known ?? screen.known.session["shelf"])
    } else {
      opened.show(in: session, remembers: true)
    }
    if !isHeld { try settle() }
  }

  var state: ScreenState { session.state }
  var grid: CellGrid { state.draw() }
  /// The lines of the screen.
  var lines: [String] { grid.lines }
  var text: String { lines.joined(separator: "\n") }
  /// The identity of what the detail shows.
  var selection: String? { state.browser?.model.selection?.id }
  /// The identity of what the cursor is on.
  var cursor: String? {
    state.browser.flatMap { browser in browser.cursorRow.map { browser.items[$0].id } }
  }
  /// The last line.
  var footer: String { lines.last ?? "" }
  /// What is said on the last lines, however it breaks.
  var notice: String {
    lines.suffix(max(1, state.frames.notice.height)).joined(separator: " ")
  }
  var exitCode: ExitCode? { session.exitCode }

  // MARK: What a reader does

  /// Presses the keys of a script, such as `j j enter`.
  func press(_ script: String) throws {
    for key in try KeyScript.parse(script) {
      session.send(.key(key))
      try settle()
    }
  }

  /// Types a text as it is, blanks too.
  func type(_ text: String) throws { try press("\"" + text + "\"") }

  func paste(_ text: String) throws {
    session.send(.paste(text))
    try settle()
  }

  func mouse(_ action: MouseEvent.Action, x: Int, y: Int) throws {
    session.send(.mouse(MouseEvent(action, at: Point(x: x, y: y))))
    try settle()
  }

  /// Presses and releases the left button.
  func click(x: Int, y: Int) throws {
    try mouse(.press(.left), x: x, y: y)
    try mouse(.release(.left), x: x, y: y)
  }

  /// Clicks where a text stands.
  func click(_ text: String) throws {
    let point = try #require(place(of: text), "\(text) in\n\(self.text)")
    try click(x: point.x, y: point.y)
  }

  func resize(_ width: Int, _ height: Int) throws {
    session.send(.resized(Size(width: width, height: height)))
    try settle()
  }

  /// Waits, as people do.
  func pass(_ milliseconds: Int) throws {
    clock.pass(milliseconds)
    session.send(.tick)
    try settle()
  }

  // MARK: What a reader sees

  /// Where a text begins on the screen.
  func place(of text: String) -> Point? {
    for (y, line) in lines.enumerated() {
      guard let range = line.range(of: text) else { continue }
      return Point(x: CellWidth.columns(of: String(line[..<range.lowerBound])), y: y)
    }
    return nil
  }

  func shows(_ text: String) -> Bool { place(of: text) != nil }

  func see(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    for text in texts {
      #expect(shows(text), "\(text) in\n\(self.text)", sourceLocation: sourceLocation)
    }
  }

  func seeNo(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    for text in texts {
      #expect(!shows(text), "\(text) in\n\(self.text)", sourceLocation: sourceLocation)
    }
  }

  /// The screen with its styles as a second block.
  var snapshot: String {
    let (styles, legend) = grid.styleLines
    let cursor = grid.cursor.map { "cursor \($0.x),\($0.y)" } ?? "no cursor"
    return (lines + ["", "— styles; \(cursor)"] + legend + [""] + styles)
      .joined(separator: "\n") + "\n"
  }

  // MARK: Waiting

  /// Takes everything that the background has to say, until nothing is under way.
  func settle() throws {
    session.takeReports()
    session.beginPictures()
    while !session.isIdle {
      let deadline = DispatchTime.now() + .seconds(Self.patience)
      guard wake.wait(timeout: deadline) == .success else {
        Self.patience = 1
        throw TooLate()
      }
      session.takeReports()
      session.beginPictures()
    }
    chores += session.takeChores()
  }
}

extension FileDesk {
  /// A place over a shelf of a test.
  init(testing shelf: any FileShelf, title: String, texts: Texts) {
    self.init(
      word: "shelf", title: .text(title), shelf: shelf,
      catalogue: Catalogue(MonstersDataset(), word: "shelf", texts: texts))
  }
}
