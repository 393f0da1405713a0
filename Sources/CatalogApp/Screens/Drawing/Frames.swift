import MasterDetail
import TerminalUI

/// Where everything is on the screen: what drawing and the mouse agree on.
struct Frames: Sendable {
  /// One column of the split.
  struct PaneFrame: Sendable {
    var column: Column
    var header: Rect
    var content: Rect
    var isOver: Bool
    var isDimmed: Bool
  }

  var footer: Rect
  /// Where messages stand: on the footer, and above it as far as they need.
  var notice: Rect
  var panes: [PaneFrame] = []
  /// The columns of cells between panes.
  var dividers: [Rect] = []
  var field: Rect
  var categories: Rect
  var list: Rect
  /// The folders, where there are some.
  var folders = Rect(x: 0, y: 0, width: 0, height: 0)
  var detail: Rect
  var popover: Rect?
  /// The box of what lies over everything.
  var modal: Rect
  /// The rows of text inside of it.
  var modalHeight: Int

  /// The part of a list or text in which the cursor stays in sight where a message lies over the last
  /// rows.
  func aboveNotice(_ rect: Rect) -> Rect {
    guard notice.height > 1 else { return rect }
    return rect.inset(bottom: max(0, min(rect.maxY - notice.y, rect.height - 1)))
  }

  /// What a popover about a column points at: the end of its header, or the start of the list's.
  func anchor(in column: Column) -> CellRect {
    let pane = panes.first { $0.column == column } ?? panes.last
    let header = pane?.header ?? Rect(x: 0, y: 0, width: 1, height: 1)
    let x = column == .primary ? header.x + 1 : max(header.x, header.maxX - 4)
    return CellRect(x: x, y: header.y, width: 1, height: max(1, header.height))
  }
}

extension ScreenState {
  var frames: Frames {
    let all = Rect(size)
    let hasFooter = all.height >= 3
    let hasHeader = all.height >= 2
    let body = all.inset(top: hasHeader ? 1 : 0, bottom: hasFooter ? 1 : 0)
    let none = Rect(x: 0, y: 0, width: 0, height: 0)
    var frames = Frames(
      footer: hasFooter ? all.row(all.height - 1) : none, notice: hasFooter ? noticeRect : none,
      field: none, categories: none, list: none,
      detail: none, modal: modalFrame, modalHeight: 0)
    frames.modalHeight = max(0, frames.modal.height - 2)
    if case .page(let page) = modal {
      frames.modalHeight = max(0, frames.modalHeight - page.content.buttonRows)
    }
    guard let layout = fileBrowser?.layout ?? browser?.layout else { return frames }
    for pane in layout.panes {
      let width = min(pane.width, max(0, all.width - pane.x))
      frames.panes.append(
        Frames.PaneFrame(
          column: pane.column,
          header: Rect(x: pane.x, y: 0, width: width, height: hasHeader ? 1 : 0),
          content: Rect(x: pane.x, y: body.y, width: width, height: body.height),
          isOver: pane.isOver, isDimmed: pane.isDimmed))
      if pane.column != .secondary, !layout.isCollapsed {
        frames.dividers.append(
          Rect(x: pane.x + pane.width, y: 0, width: 1, height: all.height - (hasFooter ? 1 : 0)))
      }
    }
    for pane in frames.panes {
      switch pane.column {
      case .primary:
        if let browser {
          divide(pane.content, of: browser, &frames)
        } else {
          frames.folders = frames.aboveNotice(pane.content)
        }
      case .supplementary: frames.list = frames.aboveNotice(pane.content)
      case .secondary:
        let margin = pane.content.width >= 10 ? 1 : 0
        let content = fileBrowser == nil ? pane.content : frames.aboveNotice(pane.content)
        frames.detail = content.inset(left: margin)
      }
    }
    if let presentation = (fileBrowser?.tree.split ?? browser?.model.split)?.presentation {
      frames.popover = popoverFrame(presentation)
    }
    return frames
  }

  /// The list's pane: the field where it is in use, the store's categories, then rows.
  private func divide(_ content: Rect, of browser: Browser, _ frames: inout Frames) {
    var rest = content
    let isStore = browser.catalogue.kind == .store
    let wantsField = isStore || browser.field.isTyping || browser.wanted.filter != nil
    if wantsField, rest.height >= (browser.field.isTyping ? 1 : 2) {
      frames.field = rest.row(0)
      rest = rest.inset(top: 1)
    }
    if isStore, rest.height >= 4 {
      frames.categories = rest.row(0)
      rest = rest.inset(top: 1)
    }
    frames.list = frames.aboveNotice(rest)
  }

  private func popoverFrame(_ presentation: Presentation) -> Rect? {
    guard presentation.isPresented else { return nil }
    let popover = presentation.popover
    if presentation.style == .sheet {
      let width = max(1, min(max(popover.width, 24), size.width))
      let height = max(1, min(popover.height, size.height))
      return Rect(
        x: (size.width - width) / 2, y: max(0, size.height - height - 1), width: width,
        height: height)
    }
    return popover.frame(in: TerminalSize(size)).map {
      Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
  }

  /// The box of what lies over everything, as high as what it says.
  private var modalFrame: Rect {
    let (width, height): (Int, Int) =
      switch modal {
      case .palette: (76, max(8, size.height - 2))
      case .form: (76, max(5, size.height - 2))
      case .finder: (76, max(8, size.height - 2))
      case .line: (60, 3)
      case .page(let page): modalSize(of: page)
      case nil: (0, 0)
      }
    let box = Size(width: min(size.width, width), height: min(size.height, height))
    return Rect(
      x: (size.width - box.width) / 2, y: (size.height - box.height) / 2, width: box.width,
      height: box.height)
  }

  private func modalSize(of page: ModalPage) -> (Int, Int) {
    switch page.content {
    case .help, .draft: return (76, max(5, size.height - 2))
    case .about, .layout, .notes, .alert:
      let width = min(60, size.width)
      let height = lines(of: page.content, width: width - 4).count + 2 + page.content.buttonRows
      // The keys below it stay in sight.
      return (width, min(height, max(5, size.height - 2)))
    }
  }
}
