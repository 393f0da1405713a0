import Datasets
import Tables
import Testing

/// What must hold for every registered dataset.
struct RegistryTests {
  private let world = DatasetWorld(
    shelf: FakeShelf(),
    courses: CourseLoader(
      .bundled, transport: FakeTransport.unreachable, shelf: FakeAnswerShelf()
    ) { Timestamp(seconds: 0) },
    topics: TopicRefresh(transport: FakeTransport.unreachable, shelf: FakeTopicShelf()) {
      Timestamp(seconds: 0)
    },
    pages: PageReader(transport: FakeTransport.unreachable, shelf: FakeAnswerShelf()) {
      Timestamp(seconds: 0)
    })

  @Test(arguments: Registry.names)
  func `every dataset keeps its promises`(_ name: String) async throws {
    let dataset = try #require(Registry.entry(named: name)).make(world)
    #expect(dataset.name == name)
    try await check(dataset)
  }

  private func check(_ dataset: some Dataset) async throws {
    let (items, notes) = try await dataset.all()
    #expect(Set(items.map(\.id)).count == items.count)
    // Where nothing is kept, that is said.
    #expect(notes.isEmpty || items.isEmpty && notes == [.noFiles])
    #expect(dataset.bundled == nil || dataset.bundled == items)
    var walked = 0
    _ = try await dataset.forEach { _ in
      walked += 1
      return walked < 2
    }
    #expect(walked == min(items.count, 2))
    for item in items {
      #expect(dataset.json(item).members?.map(\.name) == dataset.keys)
      #expect(dataset.json(item)["id"]?.string == item.id)
      #expect(dataset.row(item).title == dataset.detail(item).title)
    }
  }

  @Test func `an unknown name is no dataset`() {
    #expect(Registry.entry(named: "monstres") == nil)
  }
}
