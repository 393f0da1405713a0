package import TerminalUI

/// A screen that stands still: what a command line opens, as it is once everything is loaded.
///
/// No terminal is needed, and drawing it takes none of the time that loading took.
@MainActor package struct StillScreen {
  private let state: ScreenState

  /// Opens the word with the options, as `open` does, at the size that they name.
  package init(opening word: String, _ options: [String], _ environment: Environment) throws {
    let context = CommandContext(
      line: try CommandParser.parse(["open", word] + options), environment: environment,
      texts: Texts(Language.detect(environment)), output: Stream(descriptor: -1),
      errors: Stream(descriptor: -1), gate: TextGate(environment))
    let screen = FullScreen(context: context, options: ScreenOptions(context))
    state = try screen.still(at: .source(named: word), try screen.scriptedKeys())
  }

  /// Its cells.
  package func draw() -> CellGrid { state.draw() }
}
