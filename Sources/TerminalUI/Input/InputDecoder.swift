/// Makes events of the bytes a terminal sends, however they are cut into reads.
///
/// Whoever reads the terminal feeds it what came. While `isWaiting`, and nothing followed for 50 ms,
/// it calls `timeOut()`: ESC is a key and begins sequences, and only silence tells which it was.
///
/// - A known sequence is one event; any other is dropped whole, never typed as text.
/// - A control character in the midst of a sequence ends it and is a key of its own, so that Ctrl-C
///   always works. Inside a string or a paste it is part of it.
/// - Text is a key for each grapheme that a feed holds. A mark that comes in a later feed than its
///   letter is a key of its own, and joins the letter when both are appended to a text.
/// - Pasted text is one event.
package struct InputDecoder: Sendable {
  /// What the bytes so far are the beginning of.
  enum State: Hashable {
    /// Nothing; `held` is the beginning of a character.
    case text
    /// ESC.
    case escape
    /// ESC and a character, whose beginning is `held`.
    case altCharacter
    /// ESC O, the keys of the application keypad (SS3); `held` are its parameters.
    case application
    /// ESC [ (CSI); `held` is what stands before the final byte.
    case control
    /// ESC [ [, the first function keys of the Linux console.
    case console
    /// ESC [ M, the mouse as in X10, with as many bytes still to come.
    case oldMouse(remaining: Int)
    /// ESC and one of `]PX^_` (OSC, DCS, SOS, PM, APC), up to its terminator; `held` is its content.
    case string(introducer: UInt8)
    /// The same with an ESC, which begins the terminator or something else.
    case stringEscape(introducer: UInt8)
    /// Pasted text, with as many bytes of the end mark after it; `held` is the text.
    case paste(matched: Int)
  }

  static let bell: UInt8 = 0x07
  static let escape: UInt8 = 0x1B

  var state = State.text
  var held: [UInt8] = []
  /// Whether an ESC stood before the one that began the sequence: Alt, if a key follows, or else
  /// the Escape key.
  var isAfterEscape = false
  var events: [InputEvent] = []
  /// How many bytes of a paste are held at most; a longer one comes as several events.
  let pasteLimit: Int

  package init() { self.init(pasteLimit: 16 << 20) }

  init(pasteLimit: Int) { self.pasteLimit = pasteLimit }

  /// Whether an unfinished sequence or character is held; a paste may take its time.
  package var isWaiting: Bool {
    switch state {
    case .text: !held.isEmpty
    case .paste: false
    default: true
    }
  }

  /// The events that are complete with these bytes, in their order; linear in the bytes.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var rest = ArraySlice(bytes)
    while let byte = rest.first {
      switch state {
      case .text where Self.isText(byte): takeText(&rest)
      case .paste(let matched): takePaste(&rest, matched: matched)
      default: if take(byte) { rest.removeFirst() }
      }
    }
    return drain()
  }

  /// What the held bytes are, now that nothing followed them for 50 ms.
  ///
  /// What may have been typed is a key: ESC, and Alt with a key that also begins sequences. The
  /// beginning of anything else was cut off by the terminal, and is dropped.
  package mutating func timeOut() -> [InputEvent] {
    if case .paste = state { return [] }
    if case .stringEscape = state, held.isEmpty {
      giveUp()
      emit(KeyPress(.escape))
    } else {
      giveUp()
    }
    return drain()
  }

  private mutating func drain() -> [InputEvent] {
    defer { events = [] }
    return events
  }
}

extension InputDecoder {
  /// Goes on with a byte, or ends the state and leaves the byte to the next one.
  ///
  /// - Returns: Whether the byte was used.
  private mutating func take(_ byte: UInt8) -> Bool {
    switch state {
    case .text: takeControlCharacter(byte)
    case .escape: takeAfterEscape(byte)
    case .altCharacter: takeAltCharacter(byte)
    case .application: takeApplication(byte)
    case .control: takeControl(byte)
    case .console: takeConsole(byte)
    case .oldMouse(let remaining): takeOldMouse(byte, remaining: remaining)
    case .string(let introducer): takeString(byte, introducer)
    case .stringEscape(let introducer): takeStringEscape(byte, introducer)
    case .paste: false
    }
  }

  mutating func emit(_ press: KeyPress) { events.append(.key(press)) }

  /// Ends a sequence with its event; nil if it is none of ours.
  mutating func end(with event: InputEvent?) {
    if case .key(var press)? = event {
      if isAfterEscape { press.modifiers.insert(.alt) }
      emit(press)
    } else {
      if isAfterEscape { emit(KeyPress(.escape)) }
      if let event { events.append(event) }
    }
    beginAnew()
  }

  /// Ends ESC and a key, which are that key with Alt.
  mutating func end(withAlt press: KeyPress) {
    if isAfterEscape { emit(KeyPress(.escape)) }
    emit(KeyPress(press.key, press.modifiers.union(.alt)))
    beginAnew()
  }

  /// Ends a sequence that does not go on with what it most likely was.
  mutating func giveUp() {
    switch state {
    case .text:
      if !held.isEmpty { emit(.replacement) }
      beginAnew()
    case .escape:
      if isAfterEscape { emit(KeyPress(.escape)) }
      emit(KeyPress(.escape))
      beginAnew()
    case .altCharacter: end(withAlt: .replacement)
    case .application where held.isEmpty: end(withAlt: KeyPress("O"))
    case .control where held.isEmpty: end(withAlt: KeyPress("["))
    case .string(let introducer) where held.isEmpty,
      .stringEscape(let introducer) where held.isEmpty:
      end(withAlt: KeyPress(Character(Unicode.Scalar(introducer))))
    default: end(with: nil)
    }
  }

  private mutating func beginAnew() {
    state = .text
    held = []
    isAfterEscape = false
  }
}
