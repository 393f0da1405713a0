import Datasets
import Foundation
import Testing

@testable import CatalogApp

/// Courses as a reader meets them.
@MainActor struct CoursesJourneyTests {
  /// Nothing listens there.
  private static let nobody = "http://127.0.0.1:9/courses.json"

  private func open(_ courses: String, _ options: [String] = [], home: TemporaryFolder) throws
    -> TestScreen
  {
    try TestScreen("courses", options, home: home, variables: ["CATALOG_COURSES_URL": courses])
  }

  private func keep(_ title: String, age: Int, in home: TemporaryFolder) async {
    let desk = StoreDesk(Environment(["HOME": home.url.path]), texts: Texts(.english)) { _ in }
    let body = Array("{\"courses\":[{\"title\":\"\(title)\"}]}".utf8)
    // Screens of tests have a clock that stands still.
    let time = Timestamp(seconds: TestClock.today.seconds - age)
    await desk.keep(KeptAnswer(body: body, at: time), for: "courses " + Self.nobody, listing: nil)
  }

  @Test func `from home to a course and to the next`() throws {
    let screen = try TestScreen()
    try screen.press("j")
    screen.see("› Courses", "an invented sample")
    try screen.press("enter")
    screen.see("› Terminal Programs fr…", "Next dates", "2027-01-18 – 2027-01-22")
    try screen.press("enter J")
    #expect(screen.selection == "wide-characters")
    screen.see("Rotterdam")
  }

  @Test func `what is typed finds a course by its instructor`() throws {
    let screen = try TestScreen("courses")
    try screen.press("/")
    try screen.type("sohnlein")
    screen.see("› Ein Alphabet zeichnen")
    screen.seeNo("Tests First")
  }

  @Test func `without network kept courses stand in, and can be asked for again`() async throws {
    let home = try TemporaryFolder()
    await keep("Kept Course", age: 7_200, in: home)
    let screen = try open(Self.nobody, home: home)
    screen.see("Whoops...", "127.0.0.1:9", "[ OK ]")
    try screen.press("enter")
    screen.see("› Kept Course", "stored:", "r try again")
  }

  @Test func `what is young is shown without a word, until it is wanted anew`() async throws {
    let home = try TemporaryFolder()
    await keep("Kept Course", age: 10, in: home)
    let screen = try open(Self.nobody, home: home)
    screen.see("› Kept Course")
    screen.seeNo("Whoops...")
    try screen.press("r")
    screen.see("Whoops...", "127.0.0.1:9")
  }

  @Test func `without anything to show the reason is shown`() throws {
    let home = try TemporaryFolder()
    let screen = try open(Self.nobody, home: home)
    try screen.press("enter")
    screen.see("This did not work", "r try again")
    let offline = try open(Self.nobody, ["--offline"], home: home)
    try offline.press("enter")
    offline.see("This did not work")
  }

  @Test func `a file that gets better is read again`() throws {
    let home = try TemporaryFolder()
    let path = try home.make("c.json", "{}")
    let screen = try open(path, home: home)
    screen.see("This did not work")
    _ = try home.make("c.json", #"{"courses":[{"title":"Better"}]}"#)
    try screen.press("enter r")
    screen.see("› Better")
  }
}
