import Datasets
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

struct CourseSampleTests {
  private let courses = CourseSample.courses()

  @Test func `thirty courses are bundled, with one name each`() {
    #expect(courses.count == 30)
    #expect(courses.allSatisfy { $0.title != nil && $0.url != nil })
    #expect(Set(courses.map(\.name)).count == 30)
    #expect(courses.contains { $0.upcoming.isEmpty } && courses.contains { $0.upcoming.count > 1 })
  }

  @Test func `all their dates are dates`() {
    for date in courses.flatMap(\.upcoming) {
      #expect(date.day != nil && date.end.flatMap(CalendarDate.init) != nil)
      #expect(date.instructors != nil && date.location != nil)
    }
  }

  @Test func `every course has its page, with its title and its dates`() throws {
    for course in courses {
      let page = try #require(CourseSample.page(at: course.url ?? ""))
      let title = (course.title ?? "").replacing("&", with: "&amp;")
      #expect(page.contains("<h1>\(title)</h1>"))
      for date in course.upcoming {
        #expect(page.contains("<tr><td>\(date.start ?? "")</td><td>\(date.end ?? "")</td>"))
      }
    }
  }

  @Test func `every link of a page leads to another page`() throws {
    for course in courses {
      let page = try #require(CourseSample.page(at: course.url ?? ""))
      let links = page.split(separator: "<a href=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
      #expect(links.count == 2)
      for link in links {
        #expect(CourseSample.page(at: CourseSample.start + link) != nil, "\(link)")
        #expect(CourseSample.start + link != course.url ?? "")
      }
    }
  }

  @Test func `every page is well formed`() throws {
    for course in courses {
      let page = try #require(CourseSample.page(at: course.url ?? ""))
      #expect(XMLParser(data: Data(page.utf8)).parse(), "\(course.id)")
    }
  }

  @Test(arguments: ["https://courses.example/", "https://courses.example/no-such", "feeds", ""])
  func `another address has no page`(_ address: String) {
    #expect(CourseSample.page(at: address) == nil)
  }
}
