import Tables

/// A list of courses as it was read: `{"courses": […]}`.
package struct CourseList: Equatable, Sendable {
  /// In the order of the text, each with an identifier of its own.
  package var courses: [Course]
  /// How many entries nothing names.
  package var leftOut: Int

  /// Reads a whole list, or says what the bytes are instead.
  ///
  /// A list in which nothing can be read is none, so that it never takes the place of a good one.
  package init(_ body: [UInt8]) throws(ListFault.Reason) {
    let answer: JSONValue
    do {
      answer = try JSONAnswer.value(in: body)
    } catch {
      throw .badAnswer(error)
    }
    guard let entries = answer["courses"]?.array else { throw .noCourses }
    let read = entries.enumerated().compactMap { offset, entry in
      Course(entry, position: offset + 1)
    }
    if read.isEmpty, !entries.isEmpty { throw .noCourses }
    courses = Self.identified(read)
    leftOut = entries.count - read.count
  }

  /// What there is to say of it.
  var notes: [DatasetNote] { leftOut > 0 ? [.entriesLeftOut(leftOut)] : [] }

  /// The same courses, with identifiers that stand for one each: the second `a` is `a~2`.
  private static func identified(_ courses: [Course]) -> [Course] {
    let given = Set(courses.map(\.id))
    var times: [String: Int] = [:]
    return courses.map { course in
      var course = course
      let id = course.id
      times[id, default: 0] += 1
      while times[id, default: 0] > 1 {
        course.id = "\(id)~\(times[id, default: 0])"
        guard given.contains(course.id) else { break }
        times[id, default: 0] += 1
      }
      return course
    }
  }
}
