import Datasets
import Foundation
import MasterDetail
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

  // MARK: Pages beside the list

  @Test func `until there is an answer the list is empty, and so is the page`() throws {
    let home = try TemporaryFolder()
    let path = try home.make("c.json", #"{"courses":[{"title":"One"}]}"#)
    let screen = try TestScreen(
      "courses", home: home, variables: ["CATALOG_COURSES_URL": path], isHeld: true)
    screen.see("Courses ──")
    screen.seeNo("One", "Nothing selected")
    try screen.settle()
    screen.see("› One")
  }

  @Test func `choosing a course names the page after it, and reads its text`() throws {
    let screen = try TestScreen("courses", size: "140x45")
    try screen.press("enter J")
    screen.see("日本語 in 80 Columns: Wide Characters ──", "Some characters take two cells")
  }

  @Test func `on a narrow screen the page lies over the list, and Back returns`() throws {
    let screen = try TestScreen("courses", size: "40x24")
    screen.see("› Terminal Programs")
    try screen.press("j enter")
    screen.see("‹ Courses", "80 Columns")
    screen.seeNo("› ")
    try screen.press("escape")
    screen.see("› 日本語 in 80 Columns")
    try screen.press("enter")
    try screen.click("‹ Courses")
    screen.see("› 日本語 in 80 Columns")
  }

  @Test func `on a wide screen nothing is pushed`() throws {
    let screen = try TestScreen("courses")
    try screen.press("j")
    screen.see("› 日本語", "Next dates   2027-02-11")
    screen.seeNo("‹ Courses", "≡ Courses")
    #expect(screen.state.browser?.layout.panes.count == 2)
  }

  @Test func `where only the page shows the button brings the list over it, until there is room`()
    throws
  {
    let screen = try TestScreen("courses", size: "80x40")
    try screen.press("m m")
    screen.see("≡ Courses", "Next dates")
    screen.seeNo("› ")
    try screen.click("≡ Courses")
    screen.see("› Terminal Programs")
    try screen.press("j enter")
    screen.see("≡ Courses", "Rotterdam")
    screen.seeNo("› ")
    try screen.press("m m")
    screen.see("› 日本語")
    screen.seeNo("≡ Courses")
  }
}
