/// A course and when it is given.
package struct Course: Identifiable, Equatable, Sendable {
  /// From its address, else its position in the list.
  package var id: String
  package var title: String?
  package var url: String?
  /// By their first day; what has none that can be read stands last.
  package var upcoming: [CourseDate]
  /// When the list that it is in was found good; nil for what needs no fetching.
  package var fetched: Timestamp?

  package init(
    id: String, title: String?, url: String?, upcoming: [CourseDate], fetched: Timestamp? = nil
  ) {
    self.id = id
    self.title = title
    self.url = url
    self.upcoming = upcoming
    self.fetched = fetched
  }

  /// What is shown first: the title, or else the address.
  package var name: String { title ?? url ?? id }

  /// The first dates that are not past, or else the first of all.
  package func next(from today: CalendarDate) -> CourseDate? {
    upcoming.first { $0.day.map { $0 >= today } ?? false } ?? upcoming.first
  }
}
