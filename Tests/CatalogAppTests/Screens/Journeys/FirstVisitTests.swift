import Testing

@testable import CatalogApp

/// Somebody looks at a catalogue for the first time.
@MainActor struct FirstVisitTests {
  @Test func `the first monster is shown, and the arrows show the others`() throws {
    let screen = try TestScreen("monsters")
    screen.see("› Cat-Bot", "MEE-OW", "Mini-Tomato-Bot", "1/6")
    try screen.press("down")
    screen.see("› Dog-Bot", "BOW-WOW", "2/6")
    #expect(screen.selection == "dog-bot")

    try screen.press("enter")
    #expect(screen.state.browser?.isListActive == false)
    screen.see("Esc back")

    try screen.press("escape")
    #expect(screen.state.browser?.isListActive == true)
    screen.see("› Dog-Bot", "/ search")
  }

  @Test func `in a narrow window the list comes first, and a row opens over it`() throws {
    let screen = try TestScreen("monsters", size: "40x12", ["--pictures=off"])
    screen.see("› Cat-Bot", "Dog-Bot")
    screen.seeNo("Preferred Way To Kill")
    try screen.press("down")
    screen.see("› Dog-Bot")

    try screen.press("enter")
    screen.see("‹ Math Monsters", "BOW-WOW", "Blowgun")
    screen.seeNo("Cat-Bot")
    try screen.press("J")
    screen.see("Explode-Bot", "3/6")
    try screen.press("K")

    try screen.press("escape")
    screen.see("› Dog-Bot", "Mini-Tomato-Bot")
  }

  @Test func `the catalogues are listed, and lead to their items and back`() throws {
    let screen = try TestScreen()
    screen.see("Catalogues", "› Math Monsters", "Store", "Everything stored")
    try screen.press("enter")
    screen.see("‹ ─ Math Monsters", "› Cat-Bot")
    try screen.press("j q")
    screen.see("› Math Monsters", "Everything stored")
    #expect(screen.exitCode == nil)

    try screen.press("enter")
    screen.see("› Dog-Bot")
  }

  @Test func `help and commands are found with one key each`() throws {
    let screen = try TestScreen("monsters")
    screen.see("? help")
    try screen.press("?")
    screen.see("Keys", "Moving", "Go to the next row")
    try screen.press("G")
    screen.see("Quit at once")
    try screen.press("escape : email")
    screen.see("Commands", "› ")
    try screen.press("enter")
    screen.see("Who gets it?")
  }
}
