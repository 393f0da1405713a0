import Datasets
import MasterDetail
import TerminalUI

/// A screen with its loop: events in, effects out, frames drawn.
@MainActor final class ScreenSession {
  private(set) var state: ScreenState
  private let runner: EffectRunner
  private let box: ReportBox
  private let start = ContinuousClock.now
  private let elapsed: (@MainActor () -> Int)?
  /// The reader's own editor.
  let editor: EditorProgram
  /// What the loop has to do about the terminal.
  private var chores: [Effect] = []
  /// Pictures that are wanted, and not begun.
  private var pictures: [Effect] = []
  private(set) var exitCode: ExitCode?
  /// Time that passed although nobody waited: replays have no patience.
  private var skipped = 0

  /// A session whose milliseconds since its begin are those of the system, or of `elapsed`.
  init(
    _ state: ScreenState, runner: EffectRunner, box: ReportBox, editor: EditorProgram,
    elapsed: (@MainActor () -> Int)? = nil
  ) {
    self.state = state
    self.runner = runner
    self.box = box
    self.elapsed = elapsed
    self.editor = editor
  }

  /// Milliseconds since the session began.
  private var now: Int {
    if let elapsed { return elapsed() + skipped }
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000) + skipped
  }

  /// Goes to the first place.
  func open(_ catalogue: Catalogue, _ known: PlaceState?) {
    run(state.push(catalogue, known))
    send(.started)
  }

  /// Goes to the first place, one of folders and files.
  func open(_ desk: FileDesk, _ known: PlaceState?) {
    run(state.push(desk, known))
    send(.started)
  }

  /// Tells the state what happened, and does what it asks for.
  func send(_ event: ScreenEvent) { run(state.update(event, at: now)) }

  private func run(_ effects: [Effect]) {
    for effect in effects {
      if case .picture = effect {
        pictures.append(effect)
        continue
      }
      guard let chore = runner.run(effect) else { continue }
      if case .quit(let code) = chore { exitCode = exitCode ?? code }
      chores.append(chore)
    }
  }

  /// Takes what came from the background.
  func takeReports() {
    for report in box.take() {
      runner.end(report)
      send(.report(report))
    }
  }

  /// Begins to make the pictures that are wanted.
  ///
  /// To be called when everything else is drawn, or they would take the processor from it.
  func beginPictures() {
    defer { pictures = [] }
    for effect in pictures { _ = runner.run(effect) }
  }

  /// What is left to do about the terminal.
  func takeChores() -> [Effect] {
    defer { chores = [] }
    return chores
  }

  /// Whether something is under way that will be told.
  var isBusy: Bool { !box.isIdle }

  /// Whether nothing is under way, and nothing left to be begun.
  var isIdle: Bool { !isBusy && pictures.isEmpty }

  /// When the loop has to look again.
  var deadline: ContinuousClock.Instant? {
    state.nextDeadline.map { start + .milliseconds(max(0, $0 - skipped)) }
  }

  /// Goes forward to the moment when a search would start by itself, or a page would be asked for;
  /// false where nothing would.
  func skipAhead() -> Bool {
    let dates = [state.browser?.field.startsAt, state.browser?.pageDueAt, state.filesSaveAt]
    guard let at = dates.compactMap(\.self).min()
    else { return false }
    skipped += max(0, at - now)
    send(.tick)
    return true
  }

  /// Keeps what is to be known in the next run.
  func save() { runner.keep(state.kept(state.places) + state.keptFiles) }

  /// Begins to keep what is written and in no file yet; to be waited for while `isUnsaved`.
  func beginKeeping() { run(state.keepTexts()) }

  /// Whether there is a text that is being kept.
  var isKeeping: Bool { state.files?.isUnsaved == true && isBusy }

  /// Ends with a code.
  func leave(_ code: ExitCode) { exitCode = exitCode ?? code }

  /// Keeps what is to be known in the next run, and gives everything else up.
  func end() {
    save()
    runner.cancelAll()
  }
}
