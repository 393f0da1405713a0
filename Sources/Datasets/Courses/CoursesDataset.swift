package import Tables

/// Courses with their dates, headed by the one that comes next.
package struct CoursesDataset: Dataset {
  /// What names them in commands.
  package static let word = "courses"

  package let name = word
  package let title = Phrase.term(.courses)
  package let keys = Course.keys

  private var loader: CourseLoader

  package let pages: PageReader?

  package init(_ loader: CourseLoader, pages: PageReader? = nil) {
    self.loader = loader
    self.pages = pages
  }

  package var bundled: [Course]? {
    if case .bundled = loader.source { CourseSample.courses() } else { nil }
  }

  package var refreshing: CoursesDataset {
    var dataset = self
    if loader.asking == .whenOld { dataset.loader.asking = .always }
    return dataset
  }

  package func forEach(_ body: (Course) throws -> Bool) async throws -> [DatasetNote] {
    let loaded = try await loader.load()
    for course in loaded.courses where try !body(course) { break }
    return loaded.notes
  }

  package func row(_ course: Course) -> ListRow {
    ListRow(.text(course.name), subtitle: subtitle(course))
  }

  package func detail(_ course: Course) -> DetailDocument {
    let next = next(of: course)
    var fields = [DetailDocument.Field(.term(.nextDates), next?.span ?? CourseDate.none)]
    if let place = next?.location { fields.append(.init(.term(.location), .text(place))) }
    if let names = next?.instructors { fields.append(.init(.term(.instructors), .text(names))) }
    if let time = course.fetched { fields.append(.init(.term(.fetched), .text(time.iso8601))) }
    fields.append(.init(.term(.identifier), .text(course.id)))
    return DetailDocument(
      title: .text(course.name), subtitle: subtitle(course), fields: fields,
      blocks: course.upcoming.map { .paragraph($0.text) },
      links: course.url.map { [.init(.term(.openInBrowser), $0)] } ?? [],
      actions: course.url == nil ? [.supportRequest] : [.openInBrowser, .supportRequest])
  }

  package func pageAddress(of course: Course) -> String? { course.url }

  package func origin(_ course: Course) -> [DetailDocument.Field] {
    [.init(.term(.source), loader.source.phrase)]
  }

  package func json(_ course: Course) -> JSONValue { course.json }

  package func text(_ course: Course, key: String) -> String {
    guard key == "upcoming" else { return course.json[key].map { Cell($0).display } ?? "" }
    return course.upcoming.map(\.text).joined(separator: "; ")
  }

  /// When it is given next and by whom; `--` where nobody has said.
  private func subtitle(_ course: Course) -> Phrase {
    guard let next = next(of: course) else { return CourseDate.none }
    guard let names = next.instructors else { return next.span }
    return .format(.datesAndInstructors, [next.span, .text(names)])
  }

  private func next(of course: Course) -> CourseDate? {
    course.next(from: CalendarDate(loader.now()))
  }
}

extension Course {
  /// As it is found among everything that is kept.
  var kept: KeptList.Item {
    KeptList.Item(
      id: id, title: name, text: upcoming.map(\.text).joined(separator: "\n"), json: json)
  }
}

extension CourseDate {
  /// Stands for dates that are not known.
  fileprivate static let none: Phrase = "--"

  /// From the first day to the last.
  fileprivate var span: Phrase {
    guard let start else { return end.map(Phrase.text) ?? Self.none }
    guard let end, !end.utf8.elementsEqual(start.utf8) else { return .text(start) }
    return .format(.dateSpan, [.text(start), .text(end)])
  }

  /// All that is known of it on one line.
  fileprivate var text: String {
    let days = [start, end == start ? nil : end].compactMap(\.self).joined(separator: " – ")
    return [days.isEmpty ? nil : days, location, instructors].compactMap(\.self)
      .joined(separator: " · ")
  }
}
