import Datasets
import Testing

@testable import CatalogApp

struct RefreshReportTests {
  private func report(_ outcomes: TopicRefresh.Outcome...) throws -> RefreshReport {
    var report = RefreshReport()
    let subscription = Subscription(try #require(FeedAddress("https://h.test/feed")))
    for outcome in outcomes { report.add(subscription, outcome) }
    return report
  }

  private static let waiting = TopicRefresh.Outcome.waiting(until: Timestamp(seconds: 1))

  @Test func `what waits was not asked`() throws {
    let report = try report(.unchanged, Self.waiting, .read(TopicChanges(added: 2, changed: 1)))
    #expect(report.count == 3 && report.asked == 2 && report.added == 2 && report.failed == 0)
  }

  @Test(
    arguments: [
      ([], .done), ([.unchanged, .read(TopicChanges())], .done),
      ([.unchanged, waiting], .tryLater), ([waiting, .failed(.gone)], .unavailable),
      ([.failed(.notAllowed(status: 401))], .notAllowed),
      (
        [.failed(.notAllowed(status: 401)), .failed(.notAllowed(status: 403)), .unchanged],
        .notAllowed
      ),
      ([.failed(.tooManyCalls(status: 429))], .tryLater),
    ] as [([TopicRefresh.Outcome], ExitCode)])
  func `the exit code is what the failures have in common`(
    outcomes: [TopicRefresh.Outcome], code: ExitCode
  ) throws {
    var report = try report()
    let subscription = Subscription(try #require(FeedAddress("https://h.test/feed")))
    for outcome in outcomes { report.add(subscription, outcome) }
    #expect(report.exitCode == code)
  }
}
