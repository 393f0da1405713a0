import TerminalUI

/// What lies over the browser and takes all keys until it is closed.
enum Modal: Sendable {
  /// Finds an action by its words.
  case palette(PaletteState)
  /// A support request that is being written.
  case form(SupportForm)
  /// A line that names something or says what to look for.
  case line(LineForm)
  /// Files that are looked for.
  case finder(FinderState)
  /// Something to read.
  case page(ModalPage)

  /// Whether it is a support request, written or read.
  var isRequest: Bool {
    switch self {
    case .form: true
    case .palette, .line, .finder: false
    case .page(let page): page.draft != nil
    }
  }

  /// Whether an alert lies over it at once.
  var yieldsToAlerts: Bool {
    switch self {
    case .form, .line: true
    case .palette, .finder: false
    case .page(let page): page.draft.map { $0.stage != .writing } ?? false
    }
  }
}

/// A text in a box, which can be scrolled.
struct ModalPage: Sendable {
  /// What can be read.
  enum Content: Sendable {
    /// The keys, as they are bound now.
    case help
    case about
    /// Why the columns are laid out as they are.
    case layout
    /// Something to read under a title.
    case notes(title: String, text: String)
    /// Something that has to be read.
    case alert(title: String, text: String)
    /// A support request that can be read before it is written.
    case draft(DraftPreview)

    /// The rows below the text that its button takes, with the blank one above it.
    var buttonRows: Int {
      if case .alert = self { 2 } else { 0 }
    }
  }

  var content: Content
  var viewport = Viewport(offset: 0)

  init(_ content: Content) { self.content = content }

  /// The draft that is read, if it is one.
  var draft: DraftPreview? {
    if case .draft(let draft) = content { draft } else { nil }
  }
}

/// The palette: what is typed, and which of the actions found is marked.
struct PaletteState: Sendable {
  var input = TextInput(text: "")
  var marked = 0
}

/// A draft on its way to a file.
struct DraftPreview: Sendable {
  /// How far it is.
  enum Stage: Hashable, Sendable {
    case read
    case writing
    /// It is in the file of that path.
    case written(path: String)
  }

  var draft: SupportDraft
  /// What it was made from, to go back to.
  var form: SupportForm
  /// The draft as people read it.
  var lines: [String]
  /// What its file is to be called, if that name is free.
  var name: String
  var stage = Stage.read
}
