import MasterDetail
import TerminalUI

/// Everything a screen is made of: drawn from it alone, changed by `update` alone.
struct ScreenState: Sendable {
  let surroundings: Surroundings
  var size: Size
  /// The places somebody went through; the last one is shown.
  var places: [Browser] = []
  /// A place of folders and files among them; there is one at a time.
  var files: FileBrowser?
  /// What is left once what was written is kept.
  var leaving: Leaving?
  /// What was copied here, for terminals that do not hand it back.
  var clipboard = ""
  var modal: Modal?
  /// What is shown once what lies over the browser is closed.
  var waiting: [Modal] = []
  /// What was announced last, and whether that was a change.
  var announced = ""
  var announces = false
  /// Whether somebody waits for a draft.
  var isComposing = false
  /// The word of the place that is being opened.
  var entering: String?
  /// A sentence in place of the keys, until a moment.
  var message: StatusMessage?
  /// The last one, which help has whole.
  var lastMessage: String?
  /// The digits that were typed before a key.
  var count: Int?
  var hasMouse: Bool
  var pictures = PictureShelf()
  var theme: Theme
  var drag: Drag?
  var lastClick: Click?
  /// How the last load that failed would have ended a command.
  var lastError: ExitCode?
  /// Who gets support requests.
  var supportAddress: String
  /// Whether it was kept just now, which is to be said.
  var keepsAddress = false
  /// When what is being written is to be kept, at most so long after it was written.
  var unsentSaveAt: Int?
  static let unsentPatience = 1_000
  /// What earlier runs knew of places, by their words.
  var known: [String: PlaceState] = [:]
  /// Milliseconds of a clock that only goes forward.
  var now = 0
  private var placeNumber = 0

  /// A sentence that is shown for a while.
  struct StatusMessage: Hashable, Sendable {
    var text: String
    /// When it goes by itself.
    var until: Int
    /// Whether it stays when keys are pressed, because somebody is writing.
    var isLasting = false
  }

  /// What the mouse is moving.
  enum Drag: Hashable, Sendable {
    case divider
    /// What is selected in a text.
    case text
  }

  /// Where to, when the place of folders and files is left.
  enum Leaving: Hashable, Sendable {
    case place
    case home
    case program(ExitCode)
  }

  /// The last click, to tell a double one.
  struct Click: Hashable, Sendable {
    var point: Point
    var at: Int
  }

  /// When something ended that had kept its reader waiting.
  var waitEndedAt: Int?

  init(
    _ surroundings: Surroundings, size: Size, hasMouse: Bool = true, supportAddress: String = ""
  ) {
    self.surroundings = surroundings
    theme = surroundings.theme
    self.size = size
    self.hasMouse = hasMouse
    self.supportAddress = supportAddress
  }

  var texts: Texts { surroundings.texts }

  /// The place that is shown; screens begin with one.
  var browser: Browser? {
    get { isInFiles ? nil : places.last }
    set {
      guard let newValue, !places.isEmpty else { return }
      places[places.count - 1] = newValue
    }
  }

  /// Changes the place that is shown, in place.
  @discardableResult mutating func withBrowser<Value>(_ body: (inout Browser) -> Value) -> Value? {
    guard !places.isEmpty, !isInFiles else { return nil }
    return body(&places[places.count - 1])
  }

  private var isInFiles: Bool { files.map { $0.level == places.count } ?? false }

  /// A number for a place that is gone to.
  mutating func nextPlaceNumber() -> Int {
    placeNumber += 1
    return placeNumber
  }

  /// Goes to a place.
  mutating func push(_ catalogue: Catalogue, _ state: PlaceState?) -> [Effect] {
    var browser = Browser(
      catalogue.recalling(state?.roles ?? [:]), number: nextPlaceNumber(), size: size,
      surroundings: surroundings)
    browser.pending = state
    browser.usualShare = surroundings.listShare
    browser.divide(at: nil)
    let effects = browser.start(now: now)
    places.append(browser)
    return effects
  }

  /// Says a sentence on the last line, for a while.
  mutating func say(_ text: String, for milliseconds: Int = 4_000) {
    message = StatusMessage(text: text, until: now + milliseconds)
    lastMessage = text
  }

  /// Says what somebody has to know who goes on writing, and takes no key from them.
  mutating func tell(_ text: String) {
    say(text, for: 15_000)
    message?.isLasting = true
  }

  /// The same with a text of ours.
  mutating func say(_ message: ScreenMessage) { say(texts[message]) }
  mutating func say(_ message: FilesMessage) { say(texts[message]) }

  /// When something happens by itself; nil: never.
  var nextDeadline: Int? {
    var deadlines = [
      message?.until, unsentSaveAt, browser?.pageDueAt, browser?.readDueAt, filesDueAt,
    ]
    .compactMap(\.self)
    for browser in places {
      if let at = browser.field.startsAt { deadlines.append(at) }
      for since in [browser.loadingSince, browser.arrangingSince].compactMap(\.self)
      where now < since + Self.patience {
        deadlines.append(since + Self.patience)
      }
    }
    return deadlines.min()
  }

  /// For so many milliseconds after something has ended a key that would have stopped it is taken for
  /// one that was meant to.
  static let afterWait = 1_000

  /// What takes longer than so many milliseconds says that it is under way.
  static let patience = 100

  /// Whether the place that is shown has kept its reader waiting.
  var showsLoading: Bool {
    guard let since = browser?.loadingSince else { return false }
    return now >= since + Self.patience
  }

  /// The same for filtering and sorting.
  var showsArranging: Bool {
    guard let since = browser?.arrangingSince else { return false }
    return now >= since + Self.patience
  }
}
