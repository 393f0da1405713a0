import Datasets
import Foundation
import MasterDetail
import Tables
import Testing

@testable import CatalogApp

@MainActor struct EffectRunnerTests {
  private let home: TemporaryFolder
  private let wake = DispatchSemaphore(value: 0)

  init() throws { home = try TemporaryFolder() }

  private func runner(_ box: ReportBox) -> EffectRunner {
    let environment = Environment(["HOME": home.url.path])
    let (texts, gate) = (Texts(.english), TextGate(environment))
    return EffectRunner(
      box: box,
      catalogues: CatalogueOpener(
        environment: environment, texts: texts, gate: gate, tableOptions: TableOptions(),
        desk: StoreDesk(environment, texts: texts) { _ in }, query: StoreQuery(term: ""),
        isOffline: true),
      drafts: DraftDesk(
        texts: texts, diagnostics: { _ in [] }, template: { _ in nil },
        settings: SettingsWriter(path: nil, texts: texts, gate: gate), folder: home.url.path),
      opener: Opener(environment), pictures: PictureLoader(fetcher: PictureFetcher { _ in nil }),
      session: SessionFile(path: nil))
  }

  /// A list in which a search goes on until it is given up.
  private struct EndlessList: EntryList {
    let count = 1

    func entry(at position: Int) -> Entry { Entry(id: "a", value: "") }

    func position(of id: String) -> Int? { nil }

    func positions(matching typed: String) async -> [Int32]? {
      while !Task.isCancelled { await Task.yield() }
      return [0]
    }
  }

  @Test func `a place that is left has nothing filtered any more`() throws {
    let wake = wake
    let box = ReportBox { wake.signal() }
    let runner = runner(box)
    let job = ArrangeJob(
      number: 1, entries: EndlessList(), arrangement: Arrangement(filter: "a"),
      json: { _ in .null })
    #expect(runner.run(.arrange(place: 1, job)) == nil)
    #expect(!box.isIdle)
    #expect(runner.run(.cancelLoad(place: 1)) == nil)
    while !box.isIdle {
      try #require(wake.wait(timeout: .now() + .seconds(60)) == .success)
      #expect(box.take().isEmpty)
    }
  }
}
