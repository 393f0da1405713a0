import MasterDetail
import TerminalUI

extension ScreenState {
  /// Draws what lies over everything.
  func drawModal(_ frames: Frames, on grid: inout CellGrid) {
    switch modal {
    case .palette(let palette): draw(palette, in: frames.modal, on: &grid)
    case .form(let form): draw(form, in: frames.modal, on: &grid)
    case .page(let page): draw(page, in: frames.modal, on: &grid)
    case .line(let form): draw(form, in: frames.modal, on: &grid)
    case .finder(let finder): draw(finder, in: frames.modal, on: &grid)
    case nil: break
    }
  }

  private func draw(_ page: ModalPage, in frame: Rect, on grid: inout CellGrid) {
    let panel = Panel(title: StyledText(title(of: page.content), .bold), borders: borders)
    let all = panel.inner(of: frame)
    panel.draw(in: frame, on: &grid)
    let inner = all.inset(bottom: page.content.buttonRows)
    if page.content.buttonRows > 0 {
      let button = all.row(all.height - 1).inset(left: all.width > 4 ? 1 : 0)
      grid.put(
        StyledText("[ \(texts[.alertOK]) ]", .reverse), at: Point(x: button.x, y: button.y),
        in: button)
    }
    let lines = lines(of: page.content, width: frame.width - 4)
    TextPane(
      lines: lines, viewport: page.viewport.clamped(of: lines.count, height: inner.height),
      borders: borders
    ).draw(in: inner.inset(left: inner.width > 4 ? 1 : 0), on: &grid)
    grid.cursor = Point(x: inner.x, y: inner.y)
  }

  private func draw(_ palette: PaletteState, in frame: Rect, on grid: inout CellGrid) {
    let panel = palettePanel
    let inner = panel.inner(of: frame)
    panel.draw(in: frame, on: &grid)
    let field = TextField(
      label: ":", input: palette.input, placeholder: texts[.paletteHint], isFocused: true)
    field.draw(in: inner.row(0), on: &grid)
    let found = PaletteRows.rows(matching: palette.input.text, self)
    let list = inner.inset(top: 1)
    if found.isEmpty {
      MessageView(title: StyledText(texts[.placeholderNoMatches])).draw(in: list, on: &grid)
    } else {
      menu(of: found, marked: palette.marked).draw(in: list, on: &grid)
    }
    grid.cursor = field.cursorPoint(in: inner.row(0))
  }

  /// The box of the palette.
  var palettePanel: Panel {
    Panel(title: StyledText(texts[.paletteTitle], .bold), borders: borders)
  }

  /// The rows of the palette.
  func menu(of found: [PaletteRows.Row], marked: Int) -> Menu {
    Menu(
      rows: found.map { Menu.Row(StyledText($0.title), key: $0.key) },
      highlighted: marked, borders: borders)
  }
}
