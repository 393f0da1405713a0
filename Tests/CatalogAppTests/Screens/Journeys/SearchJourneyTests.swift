import MasterDetail
import TerminalUI
import Testing

@testable import CatalogApp

/// Somebody looks for an item.
@MainActor struct SearchJourneyTests {
  @Test func `typing filters the list, and escape brings all of it back`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("/")
    screen.see("type to filter")
    try screen.type("e")
    screen.see("3/6", "› Explode-Bot", "Ice-Bot", "Mini-Tomato-Bot")
    screen.seeNo("Dog-Bot")
    try screen.press("enter")
    #expect(screen.selection == "explode-bot")

    try screen.press("n")
    #expect(screen.selection == "ice-bot")
    try screen.press("N")
    #expect(screen.selection == "explode-bot")

    try screen.press("j escape")
    screen.see("Cat-Bot", "Dog-Bot", "› Ice-Bot")
    #expect(screen.selection == "ice-bot")
  }

  @Test func `matches are walked through in the whole list too`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("/ e enter escape")
    #expect(screen.selection == "explode-bot")
    for id in ["ice-bot", "mini-tomato-bot", "explode-bot"] {
      try screen.press("n")
      #expect(screen.selection == id)
    }
    try screen.press("N")
    #expect(screen.selection == "mini-tomato-bot")
  }

  @Test func `nothing is a match of nothing`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("n")
    screen.see("Nothing was searched")
    #expect(screen.selection == "cat-bot")
  }

  @Test func `where nothing matches it is said, and the item comes back`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("j / zebra")
    screen.see("No matches")
    #expect(screen.selection == nil)
    try screen.press("enter escape")
    screen.see("› Dog-Bot", "BOW-WOW")
    #expect(screen.selection == "dog-bot")
  }

  @Test func `the typed line is edited as lines are`() throws {
    let screen = try TestScreen("monsters")
    try screen.press(
      "/ zebra ctrl-w \"ice bot\" alt-backspace backspace left left left home delete end")
    #expect(screen.state.browser?.field.input.text == "ce")
    try screen.press("ctrl-u m i n i")
    screen.see("› Mini-Tomato-Bot")
  }

  @Test func `a key of the list is a letter while somebody types`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("/ q J ? : m")
    #expect(screen.state.browser?.field.input.text == "qJ?:m")
    #expect(screen.exitCode == nil && screen.state.modal == nil)
  }

  @Test func `tab keeps the filter and goes on to the list`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("/ e tab j")
    screen.see("3/6", "› Ice-Bot")
  }

  @Test func `an order that is late does not replace a newer one`() throws {
    let screen = try TestScreen("monsters")
    for letter in ["i", "c", "e"] {
      if letter == "i" { screen.session.send(.key(KeyPress("/"))) }
      screen.session.send(.key(KeyPress(Character(letter))))
    }
    try screen.settle()
    screen.see("1/6", "› Ice-Bot")
    #expect(screen.state.browser?.wanted.filter == "ice")
  }

  @Test(arguments: ["40x12", "80x24"])
  func `where nothing matches nothing can be opened`(_ size: String) throws {
    let screen = try TestScreen(nil, size: size)
    try screen.press("/ zzzz enter")
    #expect(!screen.footer.contains("open"))
    try screen.press("enter space e")
    #expect(screen.state.places.count == 1)
    #expect(screen.state.modal == nil)
  }

  @Test func `a filter that is being applied can be given up in its field`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("/ bot")
    screen.see("6")
    screen.session.send(.key(KeyPress("x")))
    screen.session.send(.key(KeyPress(.character("c"), .control)))
    try screen.settle()
    screen.see("Stopped.", "bot")
    screen.seeNo("botx")
    #expect(screen.state.browser?.wanted.filter == "bot")
    #expect(screen.exitCode == nil)
  }

  @Test func `Escape and a key that came at once are two keys`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("/ ice enter alt-/")
    #expect(screen.state.browser?.field.isTyping == true)
    try screen.press("dog")
    screen.see("› Dog-Bot")
    try screen.press("alt-b")
    #expect(screen.state.browser?.field.isTyping == true)
  }

  @Test func `the list is sorted by what a column holds, and turned round`() throws {
    let screen = try TestScreen("monsters")
    try screen.press("G s")
    screen.see("Sort by", "As it comes", "weapon")
    try screen.press("j j enter s")
    screen.see("name      ▲")
    try screen.press("enter g")
    #expect(screen.cursor == "mini-tomato-bot")
    screen.see("1/6")
    try screen.press("s home enter g")
    #expect(screen.cursor == "cat-bot")
  }
}
