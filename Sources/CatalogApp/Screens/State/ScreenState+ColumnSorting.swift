import MasterDetail

extension ScreenState {
  /// Sorts the list below by the column under the cursor; by the same one again the other way round.
  mutating func sortTable() -> [Effect] {
    guard let browser, let number = browser.table, let target = browser.target,
      let table = places.firstIndex(where: { $0.number == number }),
      places[table].catalogue.sortKeys.holds(target.id)
    else {
      let isComing = browser?.table != nil && showsLoading
      say(isComing ? texts[.screenLoading] : texts[.screenNoColumnToSort])
      return []
    }
    let earlier = places[table].wanted.sort.map([SortChoice].init(named:)) ?? []
    let choices = earlier.choosing(target.id)
    let effects = places[table].want(
      Arrangement(sort: choices.name, filter: places[table].wanted.filter), now: now)
    let isDescending = choices.first?.isDescending == true
    say(texts(isDescending ? .tableSortedDown : .tableSortedUp, target.id))
    return effects
  }
}
