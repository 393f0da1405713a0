import Datasets
import Tables
import Testing

struct CoursesDatasetTests {
  /// 2027-03-02 12:00 UTC.
  private static let now = Timestamp(seconds: 1_803_988_800)

  private func makeDataset(_ json: String = #"{"courses":[]}"#, name: String = "c.json")
    -> CoursesDataset
  {
    CoursesDataset(
      CourseLoader(
        .file(path: "/tmp/\(name)", name: name) { Array(json.utf8) },
        transport: FakeTransport.unreachable,
        shelf: FakeAnswerShelf()
      ) { Self.now })
  }

  private func makeCourse(_ dates: CourseDate...) -> Course {
    Course(id: "a", title: "A", url: "https://h.test/a", upcoming: dates)
  }

  private func makeDate(_ start: String?, _ end: String? = nil, _ names: String? = nil)
    -> CourseDate
  {
    CourseDate(start: start, end: end, instructors: names)
  }

  @Test(arguments: [
    (["2027-03-01", "2027-03-02", "2027-05-01"], "2027-03-02"),
    (["2027-01-01", "2027-03-03"], "2027-03-03"),
    (["2026-01-01", "2026-05-01"], "2026-01-01"),
    (["2026-01-01", "soon"], "2026-01-01"), (["soon"], "soon"), ([], nil),
  ])
  func `the next dates are the first that are not past, or else the first`(
    _ starts: [String], _ next: String?
  ) {
    var course = makeCourse()
    course.upcoming = starts.map { makeDate($0) }
    #expect(course.next(from: CalendarDate(Self.now))?.start == next)
  }

  @Test func `a row says when it is given next and by whom`() {
    let span = Phrase.format(.dateSpan, [.text("2027-04-01"), .text("2027-04-05")])
    for (date, subtitle) in [
      (
        makeDate("2027-04-01", "2027-04-05", "Ada"),
        Phrase.format(.datesAndInstructors, [span, "Ada"])
      ),
      (makeDate("2027-04-01", "2027-04-05"), span),
      (makeDate("2027-04-01", "2027-04-01"), "2027-04-01"),
      (makeDate("2027-04-01"), "2027-04-01"),
      (makeDate(nil, "2027-04-05"), "2027-04-05"),
      (makeDate(nil, nil, "Ada"), .format(.datesAndInstructors, ["--", "Ada"])),
    ] {
      #expect(makeDataset().row(makeCourse(date)) == ListRow("A", subtitle: subtitle))
    }
    #expect(makeDataset().row(makeCourse()) == ListRow("A", subtitle: "--"))
  }

  @Test func `the detail tells the next dates apart, and all of them as text`() {
    let dates = [
      CourseDate(start: "2027-02-01", end: "2027-02-02", instructors: "Bo", location: "Gent"),
      CourseDate(start: "2027-04-01", end: "2027-04-01", instructors: "Ada", location: "Delft"),
      CourseDate(location: "Lyon"),
    ]
    var course = makeCourse(dates[0], dates[1], dates[2])
    course.fetched = Timestamp(seconds: 0)
    let detail = makeDataset().detail(course)
    #expect(
      detail.fields == [
        .init(.term(.nextDates), "2027-04-01"), .init(.term(.location), "Delft"),
        .init(.term(.instructors), "Ada"), .init(.term(.fetched), "1970-01-01T00:00:00Z"),
        .init(.term(.identifier), "a"),
      ])
    #expect(
      detail.blocks == [
        .paragraph("2027-02-01 – 2027-02-02 · Gent · Bo"), .paragraph("2027-04-01 · Delft · Ada"),
        .paragraph("Lyon"),
      ])
    #expect(detail.links.map(\.address) == ["https://h.test/a"])
    #expect(detail.actions == [.openInBrowser, .supportRequest])
  }

  @Test func `a course without dates and address has a detail`() {
    let detail = makeDataset().detail(Course(id: "7", title: "A", url: nil, upcoming: []))
    #expect(detail.fields.first == .init(.term(.nextDates), "--"))
    #expect(detail.blocks.isEmpty && detail.links.isEmpty)
    #expect(detail.actions == [.supportRequest])
  }

  @Test func `scripts see every part that the list has`() {
    let course = makeCourse(makeDate("2027-04-01", "2027-04-05", "Ada"))
    #expect(
      makeDataset().json(course)
        == .object([
          "id": "a", "title": "A", "url": "https://h.test/a",
          "upcoming": [
            .object([
              "start_date": "2027-04-01", "end_date": "2027-04-05", "instructors": "Ada",
              "location": nil as JSONValue,
            ])
          ],
        ]))
    #expect(makeDataset().text(course, key: "upcoming") == "2027-04-01 – 2027-04-05 · Ada")
    #expect(makeDataset().text(course, key: "title") == "A")
  }

  @Test func `items come one by one, and what was left out is told`() async throws {
    let dataset = makeDataset(#"{"courses":[{"title":"A"},{},{"title":"B"}]}"#)
    let (courses, notes) = try await dataset.all()
    #expect(courses.map(\.name) == ["A", "B"])
    #expect(notes == [.entriesLeftOut(1)])
    #expect(dataset.bundled == nil)
    #expect(dataset.origin(courses[0]) == [.init(.term(.source), "c.json")])
  }

  @Test func `a file that is no list is named`() async {
    await #expect(throws: DatasetError.list(ListFault("/tmp/c.json", .noCourses))) {
      try await makeDataset("{}").all()
    }
  }
}
