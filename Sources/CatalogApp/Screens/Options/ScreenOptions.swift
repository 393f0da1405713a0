import MasterDetail
import TerminalUI

/// What the command line and the settings say about the full screen.
struct ScreenOptions: Hashable, Sendable {
  /// The cells to draw on; nil for those of the terminal.
  var size: Size?
  /// Keys to press before anybody else can, as they were typed; nil for none.
  var keys: String?
  /// The form to print the screen in; nil to show it.
  var snapshot: SnapshotForm?
  var idiom = Idiom.pad
  var pictures = PictureChoice.auto
  var hasMouse = true
  /// Whether there are no borders, and each change is a line.
  var isPlain = false
  /// Sentences about faults that stop nothing, such as those of the config file.
  var notes: [String] = []
}

extension ScreenOptions {
  /// What holds for a command: its options, then the settings, then what is usual.
  init(_ context: CommandContext) {
    let (line, settings) = (context.line, context.settings)
    size = line.value(.size).flatMap(Size.init(typed:))
    keys = line.value(.keys)
    snapshot = line.value(.snapshot).flatMap(SnapshotForm.init)
    idiom = (line.value(.idiom) ?? settings[.idiom]).flatMap(Idiom.init) ?? idiom
    pictures =
      (line.value(.pictures) ?? settings[.pictures]).flatMap(PictureChoice.init) ?? pictures
    hasMouse = !line.has(.noMouse) && !["off", "false"].contains(settings[.mouse])
    isPlain = line.has(.plainUI)
    notes = context.notes
  }
}
