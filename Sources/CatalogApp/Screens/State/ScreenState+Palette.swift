import TerminalUI

extension ScreenState {
  /// Keys while the palette is up: letters find, arrows mark, Enter does.
  mutating func take(_ press: KeyPress, _ action: Action?, in palette: PaletteState) -> [Effect] {
    var palette = palette
    let found = PaletteRows.rows(matching: palette.input.text, self)
    if press.modifiers.isEmpty, case .character(let character) = press.key {
      palette.input.insert(String(character))
      palette.marked = 0
    } else {
      switch press.key {
      case .escape:
        modal = nil
        return []
      case .enter: return run(palette.marked, of: found)
      case .down, .tab: palette.marked += 1
      case .up: palette.marked -= 1
      case .pageDown: palette.marked += 10
      case .pageUp: palette.marked -= 10
      default:
        if action == .cancel {
          modal = nil
          return []
        }
        if palette.input.edit(press) { palette.marked = 0 }
      }
    }
    palette.marked = max(0, min(palette.marked, found.count - 1))
    modal = .palette(palette)
    return []
  }

  /// Does what a row of the palette says.
  mutating func run(_ row: Int, of found: [PaletteRows.Row]) -> [Effect] {
    modal = nil
    return found.indices.contains(row) ? perform(found[row].action) : []
  }
}
