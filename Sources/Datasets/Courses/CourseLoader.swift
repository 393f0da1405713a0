/// Gets the courses from where they are: of an address the last good answer is kept, asked for again
/// when it is old, and shown when nobody answers.
package struct CourseLoader: Sendable {
  /// An answer this young is given again without asking the network.
  package static let freshness = 3_600

  /// Courses, and what there is to say of them.
  package struct Loaded: Equatable, Sendable {
    package var courses: [Course]
    package var notes: [DatasetNote]
  }

  package let source: CourseSource
  package var asking = Asking.whenOld
  private let fetch: KeptFetch
  private let shelf: any AnswerShelf
  /// The time of day.
  let now: @Sendable () -> Timestamp

  /// A loader by a clock.
  package init(
    _ source: CourseSource, transport: any Transport, shelf: any AnswerShelf,
    now: @escaping @Sendable () -> Timestamp
  ) {
    self.source = source
    fetch = KeptFetch(transport: transport, now: now)
    self.shelf = shelf
    self.now = now
  }

  /// All courses.
  ///
  /// What is thrown is why they cannot be had, where none are kept: a `DatasetError`, or what reading
  /// a file throws.
  package func load() async throws -> Loaded {
    switch source {
    case .bundled: return Loaded(courses: CourseSample.courses(), notes: [])
    case .file(let path, _, let read): return try loaded(read(), from: path)
    case .address(let address): return try await load(TransportRequest(address))
    }
  }

  private func load(_ request: TransportRequest) async throws(DatasetError) -> Loaded {
    let kept = await shelf.keptAnswer(for: key(request))
    let old = kept.flatMap { try? loaded($0.body, from: request.place, at: $0.at) }
    if asking == .never {
      guard let kept, let old else { throw .list(ListFault(request.place, .notKept)) }
      return old.adding(note(on: kept))
    }
    if asking == .whenOld, let kept, let old, kept.at.isWithin(Self.freshness, before: now()) {
      return old.adding(note(on: kept))
    }
    // What cannot be read is not asked about: the server would say that it is still good.
    let usable = old == nil ? nil : kept
    do throws(DatasetError) {
      return try await ask(request, keeping: usable)
    } catch {
      guard !error.isCancellation, let usable, let old else { throw error }
      return old.adding([.failure(error), .kept(at: usable.at)])
    }
  }

  private func ask(
    _ request: TransportRequest, keeping kept: KeptAnswer?
  ) async throws(DatasetError) -> Loaded {
    var request = request
    request.accept = "application/json"
    let fetched = try await fetch.answer(to: request, keeping: kept)
    switch fetched.content {
    case .kept(let kept):
      let courses = try loaded(kept.body, from: fetched.place, at: fetched.time)
      await shelf.keep(kept, for: key(request), listing: nil)
      return courses
    case .new(let answer):
      let courses = try loaded(answer.body, from: fetched.place, at: fetched.time)
      await shelf.keep(
        KeptAnswer(body: answer.body, at: fetched.time, validators: answer.validators),
        for: key(request),
        listing: KeptList(dataset: CoursesDataset.word, items: courses.courses.map(\.kept)))
      return courses
    }
  }

  private func loaded(
    _ body: [UInt8], from place: String, at time: Timestamp? = nil
  ) throws(DatasetError) -> Loaded {
    do throws(ListFault.Reason) {
      let list = try CourseList(body)
      let courses = list.courses.map { course in
        var course = course
        course.fetched = time
        return course
      }
      return Loaded(courses: courses, notes: list.notes)
    } catch {
      throw .list(ListFault(place, error))
    }
  }

  /// Whoever goes back and forth need not be told each time.
  private func note(on kept: KeptAnswer) -> [DatasetNote] {
    kept.at.isWithin(60, before: now()) ? [] : [.kept(at: kept.at)]
  }

  /// Another address' answer is not an answer; a password is not kept.
  private func key(_ request: TransportRequest) -> String { "courses " + request.place }
}

extension CourseLoader.Loaded {
  fileprivate func adding(_ notes: [DatasetNote]) -> Self {
    Self(courses: courses, notes: notes + self.notes)
  }
}
