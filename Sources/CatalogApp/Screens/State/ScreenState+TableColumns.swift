import Datasets
import MasterDetail
import TerminalUI

extension ScreenState {
  /// Goes to the columns of the list that is shown.
  mutating func openColumns() -> [Effect] {
    let bars = TextBars(hasBlocks: surroundings.profile.isUnicode)
    // How many rows there are is known once all were found.
    let rows = browser.flatMap { $0.isGrowing ? nil : $0.entries.count }
    guard let browser, let catalogue = browser.catalogue.columns(texts, bars, rows: rows) else {
      say(.screenNoColumns)
      return []
    }
    let effects = push(catalogue, nil)
    withBrowser {
      $0.hiddenColumns = browser.hiddenColumns
      $0.table = browser.number
    }
    return effects
  }

  /// Leaves the column under the cursor out of the list below, or shows it there again.
  mutating func toggleColumn() -> [Effect] {
    guard let browser, let number = browser.table, let target = browser.target,
      let table = places.firstIndex(where: { $0.number == number })
    else {
      // They are on their way, or there are none here.
      say(browser?.table != nil && showsLoading ? .screenLoading : .screenNoColumn)
      return []
    }
    guard places[table].catalogue.hidesColumns else {
      say(.screenColumnStays)
      return []
    }
    var hidden = browser.hiddenColumns.filter { ![$0].holds(target.id) }
    let hides = hidden.count == browser.hiddenColumns.count
    if hides { hidden.append(target.id) }
    places[table].hiddenColumns = hidden
    withBrowser { $0.hiddenColumns = hidden }
    say(texts(hides ? .screenColumnHidden : .screenColumnShown, target.id))
    return [save([places[table]])]
  }
}
