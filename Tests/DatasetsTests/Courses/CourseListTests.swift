import Datasets
import Tables
import Testing

struct CourseListTests {
  private func list(_ entries: String) throws -> CourseList {
    try CourseList(Array("{\"courses\":[\(entries)]}".utf8))
  }

  private func course(_ members: String) throws -> Course {
    try #require(try list("{\"title\":\"T\",\(members)}").courses.first)
  }

  @Test func `a course has its title, its address and its dates`() throws {
    let read = try list(
      """
      {"title":"Ünïcode 設計","url":"https://h.test/course/text.html","extra":{"a":[1]},"upcoming":[
        {"start_date":"2027-03-01","end_date":"2027-03-05","instructors":"Ada, Bo",
         "location":"Gent","seats":12}]}
      """)
    #expect(
      read.courses == [
        Course(
          id: "text", title: "Ünïcode 設計", url: "https://h.test/course/text.html",
          upcoming: [
            CourseDate(
              start: "2027-03-01", end: "2027-03-05", instructors: "Ada, Bo", location: "Gent")
          ])
      ])
    #expect(read.leftOut == 0)
  }

  @Test func `without a title the address names a course, without both nothing does`() throws {
    let read = try list(
      """
      {"url":"https://h.test/a"},{"title":"B"},{"title":null,"url":7},{},null,"x",[1],
      {"title":" \\t"}
      """)
    #expect(read.courses.map(\.name) == ["https://h.test/a", "B"])
    #expect(read.courses.map(\.id) == ["a", "2"])
    #expect(read.leftOut == 6)
  }

  @Test(arguments: [
    ("https://h.test/a/b-1_c.d", "b-1_c.d"), ("https://h.test/a/b/", "b"),
    ("https://h.test/b?c=/d#/e", "b"), ("https://h.test/b.html", "b"), ("/course/x.htm", "x"),
    ("https://h.test/b%20c d", "b-20c-d"), ("https://h.test/é", "1"),
    ("https://h.test/.html", ".html"),
    ("https://h.test", "1"), ("https://h.test/", "1"), ("https://", "1"),
    ("https://h.test/..", "1"),
    ("b", "b"), ("javascript:alert(1)", "javascript-alert-1-"),
  ])
  func `an identifier is the last part of the address, or the position`(
    _ url: String, _ id: String
  ) throws {
    #expect(try list("{\"title\":\"T\",\"url\":\"\(url)\"}").courses.map(\.id) == [id])
  }

  @Test func `an identifier stands for one course`() throws {
    let urls = ["a", "a", "a~2", "a", "2", "b"].map { "{\"url\":\"https://h.test/\($0)\"}" }
    let read = try list(urls.joined(separator: ",") + ",{\"title\":\"position 7\"}")
    #expect(read.courses.map(\.id) == ["a", "a~2", "a-2", "a~3", "2", "b", "7"])
    let positions = try list("{\"title\":\"T\"},{\"url\":\"https://h.test/1\"}")
    #expect(positions.courses.map(\.id) == ["1", "1~2"])
  }

  @Test(arguments: [
    (#""upcoming":null"#, 0), (#""upcoming":"soon""#, 0), (#""upcoming":{}"#, 0), (#""x":1"#, 0),
    (#""upcoming":[null,1,[],"x",{}]"#, 0), (#""upcoming":[{"location":"Gent"}]"#, 1),
  ])
  func `dates that are none are no dates`(_ members: String, _ count: Int) throws {
    #expect(try course(members).upcoming.count == count)
  }

  @Test func `dates stand by their first day, what is no date last as it came`() throws {
    let starts = ["2027-09-01", "2027/03/01", "2027-02-30", "2027-03-01", "2026-12-31"]
    let entries = starts.map { "{\"start_date\":\"\($0)\"}" } + ["{\"location\":\"Gent\"}"]
    let course = try course("\"upcoming\":[\(entries.joined(separator: ","))]")
    #expect(
      course.upcoming.map(\.start) == [
        "2026-12-31", "2027-03-01", "2027-09-01", "2027/03/01", "2027-02-30", nil,
      ])
  }

  @Test(arguments: [
    (#""Ada, Bo""#, "Ada, Bo"), (#"["Ada","Bo"]"#, "Ada, Bo"),
    (#"["Ada",null,7,"","Bo"]"#, "Ada, Bo"),
    ("[]", nil), ("null", nil), ("{}", nil), (#""""#, nil),
  ])
  func `instructors are one text`(_ value: String, _ names: String?) throws {
    let course = try course(#""upcoming":[{"location":"Gent","instructors":\#(value)}]"#)
    #expect(course.upcoming.map(\.instructors) == [names])
  }

  @Test func `an empty list is a list`() throws {
    #expect(try list("") == (try CourseList(Array(#"{"courses":[]}"#.utf8))))
    #expect(try list("").courses.isEmpty)
  }

  @Test(
    arguments: [
      ("", .badAnswer(.empty)), (" \u{FEFF}\n", .badAnswer(.empty)),
      ("<html><p>Sign in", .badAnswer(.webPage)), ("[]", .noCourses), ("{}", .noCourses),
      (#"{"courses":null}"#, .noCourses), (#"{"courses":{}}"#, .noCourses),
      (#"{"courses":"none"}"#, .noCourses), ("null", .noCourses), ("7", .noCourses),
      (#"{"courses":[null,{}]}"#, .noCourses),
      (
        #"{"courses":["#,
        .badAnswer(.notJSON(JSONError(reason: .unexpectedEnd, line: 1, column: 13)))
      ),
    ] as [(String, ListFault.Reason)])
  func `what is no list says what it is`(_ body: String, _ reason: ListFault.Reason) {
    #expect(throws: reason) { try CourseList(Array(body.utf8)) }
  }

  @Test func `bytes that are no text are told`() {
    #expect(throws: ListFault.Reason.badAnswer(.notUTF8)) {
      try CourseList(Array(#"{"courses":[{"title":""#.utf8) + [0xFF, 0x22])
    }
  }

  @Test func `hostile bytes are read or refused, whatever they are`() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: ListFault.Reason.self) { try list(deep) }
    let good = Array(
      #"{"courses":[{"title":"T\u0000","url":"https://h.test/a","upcoming":[{}]}]}"#.utf8)
    for place in good.indices {
      for byte: UInt8 in [0x00, 0x22, 0x2C, 0x5B, 0x5C, 0x7B, 0x7D, 0xED, 0xFF] {
        var body = good
        body[place] = byte
        _ = try? CourseList(body)
      }
      _ = try? CourseList(Array(good[..<place]))
    }
    #expect(try CourseList(good).courses.map(\.title) == ["T\0"])
  }
}
