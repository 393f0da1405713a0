import Datasets
import MasterDetail
import TerminalUI
import Testing

@testable import CatalogApp

struct CatalogueTests {
  private static let texts = Texts(.english)
  private let plain = Catalogue(MonstersDataset(), word: "monsters", texts: texts)

  private func state() -> ScreenState {
    ScreenState(
      Surroundings(
        texts: Self.texts, keymap: .standard, profile: TerminalProfile(), idiom: .pad,
        pictures: .off, isPlain: false, country: "us", clock: { Timestamp(seconds: 0) }),
      size: Size(width: 80, height: 24))
  }

  @Test func `entries that are held are those that loading brings`() async throws {
    let held = try #require(plain.holding(Monster.all, Self.texts).ready)
    let loaded = try await plain.load(Catalogue.Request()) { _ in }.entries
    #expect(held.count == loaded.count)
    for place in 0..<held.count { #expect(held.entry(at: place) == loaded.entry(at: place)) }
  }

  @Test func `entries that are held are found by the same words`() async throws {
    let held = try #require(plain.holding(Monster.all, Self.texts).ready)
    let loaded = try await plain.load(Catalogue.Request()) { _ in }.entries
    let found = await held.positions(matching: "sword")
    #expect(found?.isEmpty == false)
    #expect(await loaded.positions(matching: "sword") == found)
  }

  @Test func `entries that are held are listed without a load`() throws {
    var state = state()
    let effects = state.push(plain.holding(Monster.all, Self.texts), nil)
    #expect(effects.isEmpty)
    #expect(state.browser?.items.count == Monster.all.count)
    #expect(state.browser?.isLoading == false)
  }

  @Test func `other entries are loaded`() throws {
    var state = state()
    let effects = state.push(plain, nil)
    guard case .load = try #require(effects.first) else {
      Issue.record("\(effects)")
      return
    }
    #expect(state.browser?.items.isEmpty == true)
  }
}
