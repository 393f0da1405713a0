import MasterDetail
import Synchronization
import Tables
import Testing

@testable import CatalogApp

struct ListArrangerTests {
  /// Counts the entries that are looked at.
  private final class Looks: Sendable {
    private let count = Mutex(0)

    func add() { count.withLock { $0 += 1 } }

    /// How many since the last time.
    func take() -> Int {
      count.withLock { count in
        defer { count = 0 }
        return count
      }
    }
  }

  private let looks = Looks()
  private let arranger = ListArranger()

  private func list(_ titles: [String]) -> ArrayEntries {
    let looks = looks
    return ArrayEntries(titles.map { Entry(id: $0, value: $0) }) {
      looks.add()
      return [$0.id]
    }
  }

  private func order(
    of entries: any EntryList, _ filter: String? = nil, sort: String? = nil
  ) async throws -> [Int32]? {
    try await arranger.order(
      for: ArrangeJob(
        number: 1, entries: entries, arrangement: Arrangement(sort: sort, filter: filter),
        json: { .object(["title": .string($0.id)]) }))?.positions.array
  }

  @Test func `who types on looks among what was found before`() async throws {
    let entries = list(["goat", "boat", "bow", "boar"])
    #expect(try await order(of: entries, "b") == [1, 2, 3])
    #expect(looks.take() == 4)
    #expect(try await order(of: entries, "bo") == [1, 2, 3])
    #expect(looks.take() == 3)
    #expect(try await order(of: entries, "boa") == [1, 3])
    #expect(looks.take() == 3)
    #expect(try await order(of: entries, "boat") == [1])
    #expect(looks.take() == 2)
  }

  @Test func `who types something else looks everywhere`() async throws {
    let entries = list(["goat", "boat", "bow"])
    #expect(try await order(of: entries, "boa") == [1])
    #expect(try await order(of: entries, "bo") == [1, 2])
    #expect(try await order(of: entries, "g") == [0])
    #expect(looks.take() == 9)
  }

  @Test func `other entries are looked at anew`() async throws {
    #expect(try await order(of: list(["goat", "boat"]), "b") == [1])
    #expect(try await order(of: list(["boat", "goat"]), "bo") == [0])
    #expect(looks.take() == 4)
  }

  @Test func `what was found is sorted, and found again in the order of the list`() async throws {
    let entries = list(["bow", "goat", "boat"])
    #expect(try await order(of: entries, "b", sort: "+title") == [2, 0])
    #expect(try await order(of: entries, "bo") == [0, 2])
    #expect(try await order(of: entries, sort: "+title") == [2, 0, 1])
    #expect(try await order(of: entries) == [0, 1, 2])
  }

  @Test func `a search that was given up is not taken for the whole`() async throws {
    let entries = list(["boat", "bow"])
    let arranger = arranger
    let job = ArrangeJob(
      number: 1, entries: entries, arrangement: Arrangement(filter: "b"), json: { _ in .null })
    let given = try await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await arranger.order(for: job)
    }.value
    #expect(given == nil)
    #expect(try await order(of: entries, "bo") == [0, 1])
  }

  @Test func `only sorting reads all of a list on its own`() async throws {
    let list = WatchedList()
    #expect(try await order(of: list, "b") == [0])
    #expect(!list.isReadWhole)
    #expect(try await order(of: list, "b", sort: "+title") == [0])
    #expect(list.isReadWhole)
  }

  /// A list of one that tells whether somebody wants to read all of it.
  private final class WatchedList: EntryList {
    private let wasAsked = Mutex(false)
    let count = 1

    var isReadWhole: Bool { wasAsked.withLock(\.self) }

    func entry(at position: Int) -> Entry { Entry(id: "boat", value: "") }

    func position(of id: String) -> Int? { nil }

    func positions(matching typed: String) async -> [Int32]? { [0] }

    var forReadingAll: any EntryList {
      wasAsked.withLock { $0 = true }
      return self
    }
  }
}
