import Tables

extension CourseDate {
  var json: JSONValue {
    .object([
      "start_date": .optional(start),
      "end_date": .optional(end),
      "instructors": .optional(instructors),
      "location": .optional(location),
    ])
  }

  /// Reads one member of `upcoming`; nil where it says nothing.
  init?(_ json: JSONValue) {
    start = json.words("start_date")
    end = json.words("end_date")
    location = json.words("location")
    let names = (json["instructors"]?.array ?? []).compactMap { $0.words }
    instructors =
      names.isEmpty ? json.words("instructors") : names.joined(separator: ", ")
    if [start, end, instructors, location].allSatisfy({ $0 == nil }) { return nil }
  }

  /// By their first day, in the order of the list otherwise, what has none last.
  static func sorted(_ dates: [CourseDate]) -> [CourseDate] {
    let dated = dates.filter { $0.day != nil }.enumerated().sorted { first, second in
      guard let day = first.element.day, let other = second.element.day, day != other else {
        return first.offset < second.offset
      }
      return day < other
    }
    return dated.map(\.element) + dates.filter { $0.day == nil }
  }
}
