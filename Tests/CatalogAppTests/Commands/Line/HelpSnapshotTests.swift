import Testing

@testable import CatalogApp

/// Whole pages as they are printed.
struct HelpSnapshotTests {
  @Test func `the program's page shows examples, then commands, then options`() {
    let page = HelpPage.program(Texts(.english), width: 80)
    let expected =
      """
      Lists with their details: built-in ones, a store, and what is in your files

      Examples:
        catalog monsters            Show the monsters
        catalog search miles davis  Search everything in the store
        catalog list people.csv     Show a file as a table

      Commands:
        monsters     Show the six monsters
        search       Search the store, or another source
        list         Print the rows of a source
        show         Print one item with all its details
        info         Tell what a source is: format, encoding, columns and rows
        support      Write a support request as a mail draft
        config       Read and change the settings
        doctor       Check what the program needs and report it
        help         Explain the program or a command
        completions  Print the completions for a shell
        man          Print the manual page
        version      Print the version

      General:
            --color WHEN   When to use colour (auto, always, never)
        -q, --quiet        Leave out notes and warnings
            --config FILE  Use this settings file
        -h, --help         Explain the program or the command
            --version      Print the version

      More about a command: catalog help COMMAND

      """
    #expect(page == expected)
  }

  @Test func `with nothing to do the help is short`() {
    let page = HelpPage.brief(Texts(.dutch), width: 80)
    let expected =
      """
      Gebruik: catalog COMMAND

      Voorbeelden:
        catalog monsters            Toon de monsters
        catalog search miles davis  Zoek in de hele winkel
        catalog list people.csv     Toon een bestand als tabel

      Alle opdrachten: catalog help

      """
    #expect(page == expected)
  }

  @Test func `a command's page shows meanings beside options`() throws {
    let show = try #require(CommandTable.spec(of: .show))
    let page = HelpPage.command(show, Texts(.english), width: 80)
    let expected =
      """
      Print one item with all its details

      Examples:
        catalog show monsters cat-bot     Show a monster
        catalog show people.csv 3 --json  Show the third row of a file as JSON

      Usage:
        catalog show SOURCE ITEM [OPTIONS]

      ITEM is the item’s id or, where there is none, its position counted from 1.

      SOURCE is a built-in list such as monsters, a file such as people.csv, - for
      standard input, a table in a SQLite file such as app.db#customers, or a saved
      store answer such as store-answer:FILE.

      Options:
        --open                 Open the item’s address in the browser
        --format FORMAT        Read the source as this format, whatever it looks like
                               (csv, tsv, json, ndjson, sqlite)
        --delimiter CHARACTER  The character between two fields; tab is a name for one
        --encoding ENCODING    The encoding of the text, such as latin1

      Output:
        --json    Print JSON: a list, or one object for one item
        --ndjson  Print one JSON object per line
        --csv     Print CSV with a header line
        --tsv     Print TSV with a header line
        --plain   Print one item per line, without alignment or colour

      Options of every command, such as --color and --config: catalog help

      """
    #expect(page == expected)
  }

  @Test func `a narrow page shows meanings below options`() throws {
    let show = try #require(CommandTable.spec(of: .show))
    let page = HelpPage.command(show, Texts(.dutch), width: 44)
    let expected =
      """
      Toon één item met al zijn details

      Voorbeelden:
        catalog show monsters cat-bot
                Toon een monster
        catalog show people.csv 3 --json
                Toon de derde rij van een bestand
                als JSON

      Gebruik:
        catalog show SOURCE ITEM [OPTIES]

      ITEM is de id van het item of, als er geen
      id is, de plaats geteld vanaf 1.

      SOURCE is een ingebouwde lijst zoals
      monsters, een bestand zoals people.csv, -
      voor de standaardinvoer, een tabel in een
      SQLite-bestand zoals app.db#customers, of
      een bewaard antwoord van de winkel zoals
      store-answer:FILE.

      Opties:
        --open
                Open het adres van het item in de
                browser
        --format FORMAT
                Lees de bron als dit formaat, hoe
                hij er ook uitziet (csv, tsv,
                json, ndjson, sqlite)
        --delimiter CHARACTER
                Het teken tussen twee velden; tab
                is er een naam voor
        --encoding ENCODING
                De codering van de tekst, zoals
                latin1

      Uitvoer:
        --json    Toon JSON: een lijst, of één
                  object voor één item
        --ndjson  Toon één JSON-object per regel
        --csv     Toon CSV met een kopregel
        --tsv     Toon TSV met een kopregel
        --plain   Toon één item per regel, zonder
                  uitlijning of kleur

      Opties van elke opdracht, zoals --color en
      --config: catalog help

      """
    #expect(page == expected)
  }
}
