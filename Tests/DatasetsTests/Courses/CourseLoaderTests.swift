import Datasets
import Testing

struct CourseLoaderTests {
  private static let address = "https://reader:secret@h.test/courses.json"
  private static let place = "https://h.test/courses.json"
  private static let key = "courses " + place
  private static let now = Timestamp(seconds: 1_000_000)
  private static let validators = Validators(etag: "W/\"1\"", lastModified: "yesterday")

  private func load(
    _ transport: FakeTransport, _ shelf: FakeAnswerShelf,
    _ asking: Asking = .whenOld
  ) async throws -> CourseLoader.Loaded {
    var loader = CourseLoader(.address(Self.address), transport: transport, shelf: shelf) {
      Self.now
    }
    loader.asking = asking
    return try await loader.load()
  }

  private func makeShelf(_ title: String, age: Int) -> FakeAnswerShelf {
    FakeAnswerShelf([
      Self.key: KeptAnswer(
        body: Array(makeCourses(title).utf8), at: Timestamp(seconds: Self.now.seconds - age),
        validators: Self.validators)
    ])
  }

  @Test func `an answer is read, told when, and kept with what the server said of it`() async throws
  {
    let shelf = FakeAnswerShelf()
    var answer = TransportAnswer(status: 200, body: Array(makeCourses("Live").utf8))
    answer.validators = Self.validators
    let transport = FakeTransport(.success(answer))
    let loaded = try await load(transport, shelf)
    #expect(loaded.courses.map(\.title) == ["Live"])
    #expect(loaded.courses.map(\.fetched) == [Self.now])
    #expect(loaded.notes.isEmpty)
    #expect(
      await shelf.kept == [
        Self.key: KeptAnswer(body: answer.body, at: Self.now, validators: Self.validators)
      ])
    let list = await shelf.list
    #expect(list?.dataset == "courses" && list?.items.map(\.title) == ["Live"])
    var request = TransportRequest(Self.address)
    request.accept = "application/json"
    #expect(await transport.requests == [request])
  }

  @Test(arguments: [(0, []), (59, []), (60, [60]), (3_599, [3_599])])
  func `what is younger than an hour asks nobody, and its age is told`(
    _ age: Int, _ told: [Int]
  ) async throws {
    let transport = FakeTransport(body: makeCourses("Live"))
    let loaded = try await load(transport, makeShelf("Kept", age: age))
    #expect(loaded.courses.map(\.title) == ["Kept"])
    #expect(loaded.notes == told.map { .kept(at: Timestamp(seconds: Self.now.seconds - $0)) })
    #expect(await transport.requests.isEmpty)
  }

  @Test(arguments: [3_600, -1])
  func `what is older, or from a time to come, is asked for again`(_ age: Int) async throws {
    let transport = FakeTransport(body: makeCourses("Live"))
    let loaded = try await load(transport, makeShelf("Kept", age: age))
    #expect(loaded.courses.map(\.title) == ["Live"])
    #expect(await transport.requests.map(\.validators) == [Self.validators])
  }

  @Test func `whoever wants it anew asks whatever is kept`() async throws {
    let transport = FakeTransport(body: makeCourses("Live"))
    #expect(
      try await load(transport, makeShelf("Kept", age: 1), .always).courses.map(\.title)
        == ["Live"])
  }

  @Test func `what is still good is kept as of now`() async throws {
    let shelf = makeShelf("Kept", age: 90_000)
    let loaded = try await load(FakeTransport(body: "", status: 304), shelf)
    #expect(loaded.courses.map(\.title) == ["Kept"])
    #expect(loaded.courses.map(\.fetched) == [Self.now])
    #expect(loaded.notes.isEmpty)
    let kept = await shelf.kept[Self.key]
    #expect(kept?.at == Self.now && kept?.validators == Self.validators)
    #expect(await shelf.list == nil)
  }

  @Test func `an answer for a copy that nobody has is none`() async {
    await #expect(throws: DatasetError.list(ListFault(Self.place, .status(304)))) {
      try await load(FakeTransport(body: "", status: 304), FakeAnswerShelf())
    }
  }

  @Test func `what is kept and cannot be read counts as nothing`() async throws {
    let shelf = FakeAnswerShelf([
      Self.key: KeptAnswer(body: [0xFF], at: Self.now, validators: Self.validators)
    ])
    let transport = FakeTransport(body: makeCourses("Live"))
    #expect(try await load(transport, shelf).courses.map(\.title) == ["Live"])
    #expect(await transport.requests.map(\.validators) == [Validators()])
  }

  @Test func `offline nobody is asked, however old the kept courses are`() async throws {
    let transport = FakeTransport(body: makeCourses("Live"))
    let loaded = try await load(transport, makeShelf("Kept", age: 1_000_000), .never)
    #expect(loaded.courses.map(\.title) == ["Kept"])
    await #expect(throws: DatasetError.list(ListFault(Self.place, .notKept))) {
      try await load(transport, FakeAnswerShelf(), .never)
    }
    #expect(await transport.requests.isEmpty)
  }

  /// What can go wrong, and what is made of it.
  private static let faults: [(FakeAnswer, ListFault.Reason)] = [
    (FakeAnswer("401", 401, "who?"), .notAllowed(status: 401)),
    (FakeAnswer("403", 403, ""), .notAllowed(status: 403)),
    (FakeAnswer("404", 404, "<html>"), .status(404)),
    (FakeAnswer("204", 204, ""), .status(204)),
    (FakeAnswer("206, a part", 206, makeCourses("Part")), .status(206)),
    (FakeAnswer("429", 429, "", retryAfter: 7), .tooManyCalls(status: 429, wait: 7)),
    (FakeAnswer("500", 500, makeCourses("No")), .status(500)),
    (FakeAnswer("503", 503, ""), .status(503)),
    (FakeAnswer("503 and a wait", 503, "", retryAfter: 9), .tooManyCalls(status: 503, wait: 9)),
    (FakeAnswer("nothing", 200, ""), .badAnswer(.empty)),
    (FakeAnswer("a page to sign in", 200, "<!DOCTYPE html>"), .badAnswer(.webPage)),
    (FakeAnswer("another list", 200, #"{"items":[]}"#), .noCourses),
    (FakeAnswer("nothing usable", 200, #"{"courses":[{}]}"#), .noCourses),
  ]

  @Test(arguments: faults)
  func `without kept courses a fault is thrown with its place, and nothing is kept`(
    _ given: FakeAnswer, _ reason: ListFault.Reason
  ) async {
    let shelf = FakeAnswerShelf()
    await #expect(throws: DatasetError.list(ListFault(Self.place, reason))) {
      try await load(FakeTransport(given), shelf)
    }
    #expect(await shelf.kept.isEmpty)
  }

  @Test(arguments: faults)
  func `after a fault the kept courses stand in, with the reason and their time`(
    _ given: FakeAnswer, _ reason: ListFault.Reason
  ) async throws {
    let shelf = makeShelf("Kept", age: 4_000)
    let before = await shelf.kept
    let loaded = try await load(FakeTransport(given), shelf)
    #expect(loaded.courses.map(\.title) == ["Kept"])
    #expect(
      loaded.notes == [
        .failure(.list(ListFault(Self.place, reason))),
        .kept(at: Timestamp(seconds: Self.now.seconds - 4_000)),
      ])
    #expect(await shelf.kept == before)
  }

  @Test func `without network kept courses stand in, else the error is the network's`() async throws
  {
    let error = DatasetError.transport(.init(.unreachable, "no network"))
    let loaded = try await load(.unreachable, makeShelf("Kept", age: 4_000))
    #expect(loaded.notes.first == .failure(error))
    await #expect(throws: error) { try await load(.unreachable, FakeAnswerShelf()) }
  }

  @Test func `cancelled, nothing stands in`() async {
    let cancelled = TransportError(.cancelled, "cancelled")
    await #expect(throws: DatasetError.transport(cancelled)) {
      try await load(FakeTransport(.failure(cancelled)), makeShelf("Kept", age: 4_000))
    }
  }

  @Test func `where it was found is where it was sent to`() async {
    var answer = TransportAnswer(status: 500, body: [])
    answer.address = "https://other.test/c"
    await #expect(throws: DatasetError.list(ListFault("https://other.test/c", .status(500)))) {
      try await load(FakeTransport(.success(answer)), FakeAnswerShelf())
    }
  }

  @Test func `the dataset is asked for again only where it is told to`() async throws {
    let transport = FakeTransport(body: makeCourses("Live"))
    let loader = CourseLoader(
      .address(Self.address), transport: transport, shelf: makeShelf("Kept", age: 1)
    ) { Self.now }
    let dataset = CoursesDataset(loader)
    #expect(try await dataset.all().items.map(\.title) == ["Kept"])
    #expect(try await dataset.refreshing.all().items.map(\.title) == ["Live"])
  }

  @Test func `offline stays offline when it is asked for again`() async throws {
    let transport = FakeTransport(body: makeCourses("Live"))
    var loader = CourseLoader(
      .address(Self.address), transport: transport, shelf: makeShelf("Kept", age: 1)
    ) { Self.now }
    loader.asking = .never
    #expect(
      try await CoursesDataset(loader).refreshing.all().items.map(\.title) == ["Kept"])
  }
}
