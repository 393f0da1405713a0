import Datasets
import Markup
import MasterDetail
import TerminalUI

extension ScreenState {
  mutating func openFileElsewhere() -> [Effect] {
    guard let browser = fileBrowser, let file = wanted(browser.target) else { return [] }
    if let word = browser.desk.wordOfFile(file) { return enter(word) }
    if let path = browser.desk.path(file) { return [.openFile(path)] }
    return perform(.editElsewhere)
  }

  mutating func editElsewhere(_ file: FileItem) -> [Effect] {
    guard let browser = fileBrowser, isWritable() else { return [] }
    guard file.kind == .file else {
      say(.filesNoFile)
      return []
    }
    let path = browser.desk.path(file)
    guard path != nil || browser.text?.item.id == file.id else {
      // The text has to be there to be handed on.
      return perform(.open)
    }
    let effects = withFiles { $0.saveAll() }
    guard let text = browser.text, text.item.id == file.id else {
      return effects + [.edit(place: browser.number, file, text: nil, path: path)]
    }
    return effects
      + [.edit(place: browser.number, file, text: text.editor.text.utf8, path: path)]
  }

  /// Takes what another program made of a text.
  mutating func take(edited bytes: [UInt8]?, of file: FileItem, place: Int, fault: String?)
    -> [Effect]
  {
    guard files?.number == place else { return [] }
    if let fault { alert(texts[.alertTitle], fault) }
    guard let bytes else { return perform(.reload) }
    guard files?.text?.item.id == file.id, files?.isWritable == true else { return [] }
    do throws(EditorTextError) {
      let text = try EditorText(bytes)
      return withFiles { [now] browser in
        browser.edit(now: now) { $0.replaceAll(with: text) }
        return browser.saveAll()
      }
    } catch {
      alert(texts[.alertTitle], texts[.filesNotText])
      return []
    }
  }

  mutating func beginSupportOfFile() -> [Effect] {
    guard let browser = fileBrowser, let file = wanted(browser.target) else { return [] }
    isComposing = true
    entering = nil
    let text = browser.text.flatMap { $0.item.id == file.id ? $0.editor.text.string : nil }
    let blocks = text.map { [TextBlock.code($0)] } ?? []
    return [
      .beginSupport(
        place: browser.number, browser.desk.catalogue, Entry(file), without: [], blocks, nil,
        to: supportAddress, earlier: browser.unsent)
    ]
  }
}
