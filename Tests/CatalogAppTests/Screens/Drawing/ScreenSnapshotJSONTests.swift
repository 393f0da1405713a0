import Tables
import Testing

@testable import CatalogApp

@MainActor struct ScreenSnapshotJSONTests {
  private func json(_ screen: TestScreen) throws -> JSONValue {
    try JSONParser.parse(Array(JSONWriter.pretty(ScreenSnapshot.json(screen.state)).utf8))
  }

  @Test func `it tells lines, layout, selection and focus`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("j enter")
    let json = try json(screen)
    #expect(json["columns"]?.number == "80" && json["rows"]?.number == "24")
    #expect(json["lines"]?.array?.compactMap(\.string) == screen.lines)
    #expect(json["place"]?.string == "monsters")
    #expect(json["selection"]?.string == "dog-bot")
    #expect(json["under_cursor"]?.string == "dog-bot")
    #expect(json["focus"]?.string == "secondary")
    #expect(json["items"]?.number == "6")
    #expect(json["popover"] == .null && json["message"] == .null)
    #expect(json["layout"]?["mode"]?.string == "oneBesideSecondary")
    #expect(json["layout"]?["behaviour"]?.string == "tile")
    #expect(json["layout"]?["panes"]?.array?.count == 2)
  }

  @Test func `a popover that stays one in a narrow window is told as such`() throws {
    let screen = try TestScreen("topics", size: "40x12")
    try screen.press("enter d")
    let popover = try json(screen)["popover"]
    #expect(popover?["id"]?.string == "date" && popover?["style"]?.string == "popover")
  }

  @Test func `it tells the stack, the popover, the field and the message`() throws {
    let screen = try TestScreen("monsters", size: "40x12")
    try screen.press("enter space")
    var json = try json(screen)
    #expect(json["layout"]?["mode"]?.string == "collapsed")
    #expect(json["layout"]?["stack"]?.array?.compactMap(\.string) == ["primary", "secondary"])
    #expect(json["popover"]?["id"]?.string == "menu")
    try screen.press("escape escape escape")
    json = try self.json(screen)
    #expect(json["message"]?.string == "Press q to quit.")
    try screen.press("/")
    json = try self.json(screen)
    #expect(json["focus"]?.string == "field")
  }

  @Test func `the text form is the lines`() throws {
    let screen = try TestScreen("monsters")
    #expect(ScreenSnapshot.text(screen.state) == screen.text + "\n")
  }
}
