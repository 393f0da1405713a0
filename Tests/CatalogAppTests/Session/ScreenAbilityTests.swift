import Testing

@testable import CatalogApp

struct ScreenAbilityTests {
  @Test(arguments: [true, false])
  func `a terminal must be told where to write`(_ canAddress: Bool) {
    let ability = ScreenAbility(readsKeys: true, writesCells: true, canAddress: canAddress)
    #expect(ability.isThere == canAddress)
  }

  @Test(arguments: [(true, false), (false, true), (false, false)])
  func `both ends must be a terminal`(_ readsKeys: Bool, _ writesCells: Bool) {
    #expect(
      !ScreenAbility(readsKeys: readsKeys, writesCells: writesCells, canAddress: true).isThere)
  }
}
