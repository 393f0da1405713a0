/// One time at which a course is given; each part is what the list says, if it says anything.
package struct CourseDate: Hashable, Sendable {
  package var start: String?
  package var end: String?
  package var instructors: String?
  package var location: String?

  package init(
    start: String? = nil, end: String? = nil, instructors: String? = nil, location: String? = nil
  ) {
    self.start = start
    self.end = end
    self.instructors = instructors
    self.location = location
  }

  /// The first day; nil where it is no date.
  package var day: CalendarDate? { start.flatMap(CalendarDate.init) }
}
