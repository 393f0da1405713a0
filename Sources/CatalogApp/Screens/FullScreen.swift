import Datasets
import MasterDetail
import SupportMail
import Tables
import TerminalUI

/// The full screen, from its first picture to the last key.
@MainActor struct FullScreen {
  let context: CommandContext
  let options: ScreenOptions
  var world = ScreenWorld()
  /// What earlier runs knew; a screen that is only printed is the same whatever they knew.
  private let sessionFile: SessionFile
  let known: SessionFile.Content

  init(context: CommandContext, options: ScreenOptions) {
    self.context = context
    self.options = options
    sessionFile = options.snapshot == nil ? context.sessionFile : SessionFile(path: nil)
    known = sessionFile.read()
  }

  /// Shows the screen until the reader leaves it, or prints it.
  ///
  /// What cannot be opened is an error before the terminal is touched.
  func run(at place: ScreenPlace) throws -> ExitCode {
    let keys = try scriptedKeys()
    guard options.snapshot == nil else { return try print(still(at: place, keys)) }
    let box = ReportBox()
    let catalogues = try catalogues(box)
    let opened = try open(place, catalogues)
    var device: TerminalDevice
    do throws(DeviceError) {
      device = try TerminalDevice(context.terminalProfile, mouse: options.hasMouse)
    } catch {
      throw CommandError(context.texts[.screenNeedsTerminal], .unavailable)
    }
    let waker = device.waker
    box.connect { waker.wake() }
    let session = session(box, catalogues, size: options.size ?? device.size)
    opened.show(in: session, remembers: true)
    var loop = TerminalLoop(session, context.terminalProfile, keys: keys)
    return loop.run(&device)
  }

  /// The keys that the command line presses.
  func scriptedKeys() throws -> [KeyPress] { try options.keys.map(keys) ?? [] }

  private func keys(_ script: String) throws -> [KeyPress] {
    do throws(KeyScriptError) {
      return try KeyScript.parse(script)
    } catch {
      throw CommandError(context.texts(.badKeys, context.gate.line(error.message)), .wrongUse)
    }
  }

  /// The screen as it is once everything is loaded, and after the keys.
  func still(at place: ScreenPlace, _ keys: [KeyPress] = []) throws -> ScreenState {
    let pipe: WakePipe
    do throws(DeviceError) {
      pipe = try WakePipe()
    } catch {
      throw CommandError(context.texts(.unexpected, "pipe"), .ioError)
    }
    let box = ReportBox { pipe.wake() }
    let catalogues = try catalogues(box)
    let opened = try open(place, catalogues)
    let session = session(box, catalogues, size: options.size ?? fallbackSize)
    opened.show(in: session, remembers: false)
    defer { session.end() }
    return Replay(session: session, pipe: pipe).run(keys)
  }

  private func print(_ state: ScreenState) throws -> ExitCode {
    if options.snapshot == .json {
      try context.output.write(JSONWriter.pretty(ScreenSnapshot.json(state)) + "\n")
    } else {
      try context.output.write(context.gate.lines(ScreenSnapshot.text(state)))
    }
    try context.output.flush()
    return .done
  }

  private var fallbackSize: Size {
    func number(_ name: String) -> Int? {
      context.environment[name].flatMap { Int($0) }.flatMap { (1...1_000).contains($0) ? $0 : nil }
    }
    return Size(width: number("COLUMNS") ?? 80, height: number("LINES") ?? 24)
  }

  // MARK: Places

  /// Opens the first place, with what an earlier run knew of it.
  func open(
    _ place: ScreenPlace, _ catalogues: CatalogueOpener
  ) throws -> OpenedPlace {
    let session = known.session
    switch place {
    case .home:
      try RoleOptions(context).refuse()
      let (catalogue, state) = try catalogues.place("", session: session)
      return .list(catalogue, state)
    case .source(let source, let word):
      let name = source.place(word)
      if let desk = try catalogues.fileDesk(name) {
        try RoleOptions(context).refuse()
        return .files(desk, session[desk.word])
      }
      if case .file(let path, let table) = source.onDisk, !SystemCall.isRegularFile(path) {
        let piped = try piped(path, table: table, word: word)
        return .list(try RoleOptions(context).applied(to: piped), nil)
      }
      let catalogue = try RoleOptions(context).applied(
        to: catalogues.catalogue(source, word: name))
      return .list(catalogue, session[catalogue.word])
    }
  }

  /// What comes through a pipe can be read once, and is read by the command.
  private func piped(_ path: String, table: String?, word: String) throws -> Catalogue {
    var catalogue = Catalogue(
      file: try TableSource(context).open(path, table: table, isBrowsed: true), path, table: table,
      word: word, texts: context.texts, isOffline: context.line.has(.offline))
    catalogue.isKept = false
    return catalogue
  }

  /// Opens catalogues, the first one and those after it: what is wrong with the store is said.
  func catalogues(_ box: ReportBox) throws -> CatalogueOpener {
    let title = context.texts[.alertTitle]
    return CatalogueOpener(
      environment: context.environment, texts: context.texts, gate: context.gate,
      tableOptions: try TableSource(context).options(),
      desk: StoreDesk(context.environment, texts: context.texts) { fault in
        box.post(.alert(title: title, text: fault))
      },
      query: StoreQuery(
        term: "", country: context.country,
        language: context.line.value(.lang) ?? context.texts.language.rawValue),
      timeout: context.timeout, isOffline: context.line.has(.offline),
      credentials: context.credentials, asking: context.asking,
      files: FilesSource.Choices(context.line), isWritable: context.line.has(.write),
      // A screen that is only printed leaves no trace but what was asked for.
      leavesNoTrace: options.snapshot != nil, clock: world.clock)
  }

  // MARK: The session

  /// The screen with its surroundings: words, keys, settings, and what does things for it.
  func session(_ box: ReportBox, _ catalogues: CatalogueOpener, size: Size) -> ScreenSession {
    let (keymap, faults) = Keymap.adapted(by: context.settings.keyBindings)
    var surroundings = Surroundings(
      texts: context.texts, keymap: keymap, profile: context.terminalProfile, idiom: options.idiom,
      pictures: options.pictures, isPlain: options.isPlain, country: context.country,
      clock: world.clock)
    surroundings.theme = context.settings[.theme].flatMap(Theme.init) ?? .auto
    surroundings.listShare = context.settings[.split].flatMap { Double($0) }.map { $0 / 100 }
    surroundings.isComfortable = context.settings[.density] == "comfortable"
    surroundings.about = [
      "catalog " + catalogVersion, context.texts[.helpTagline], world.system,
    ]
    var state = ScreenState(
      surroundings, size: size, hasMouse: options.hasMouse,
      supportAddress: context.settings[.supportTo] ?? "")
    let notes = options.notes + notes(on: faults) + notesOnSession
    if let first = notes.first {
      let more = notes.count > 1 ? " " + context.texts(.moreNotes, notes.count - 1) : ""
      state.say(context.gate.message(first) + more, for: 10_000)
    }
    let drafts = drafts
    let runner = EffectRunner(
      box: box, catalogues: catalogues, drafts: drafts, opener: Opener(context.environment),
      pictures: PictureLoader(fetcher: drafts.pictures), session: sessionFile)
    return ScreenSession(
      state, runner: runner, box: box,
      editor: EditorProgram(context.environment, context.texts), elapsed: world.elapsed)
  }

  private var drafts: DraftDesk {
    let (texts, environment, system) = (context.texts, context.environment, world.system)
    let (settings, path) = (context.settings, context.settingsPath)
    return DraftDesk(
      texts: texts,
      diagnostics: { SupportFacts(texts, environment, system: system, size: $0).fields },
      template: { settings.template(of: $0, beside: path) },
      // A screen that is only printed leaves no trace but what was asked for.
      settings: options.snapshot == nil ? context.settingsWriter : nil,
      pictures: context.pictures, folder: world.folder, home: environment["HOME"])
  }

  // The line on the screen is short and soon gone; standard error has all of it, once it is left.

  private func notes(on faults: [Keymap.Fault]) -> [String] {
    let path = context.settingsPath ?? ""
    context.complain(faults.map { $0.message(context.texts, context.gate, path) })
    let name = path.utf8.split(separator: 0x2F).last.map { String(Substring($0)) } ?? path
    return faults.map { $0.message(context.texts, context.gate, name) }
  }

  private var notesOnSession: [String] {
    let notes = [context.note(on: known, in: sessionFile)].compactMap(\.self)
    context.complain(notes)
    return notes
  }
}

/// A place that was opened, with what an earlier run knew of it.
@MainActor enum OpenedPlace {
  case list(Catalogue, PlaceState?)
  case files(FileDesk, PlaceState?)

  /// Goes there.
  func show(in session: ScreenSession, remembers: Bool) {
    switch self {
    case .list(let catalogue, let state): session.open(catalogue, remembers ? state : nil)
    case .files(let desk, let state): session.open(desk, remembers ? state : nil)
    }
  }
}
