import Foundation
import Tables
import Testing

@testable import CatalogApp

struct TableErrorTextsTests {
  private static let rows: [(TableError.Reason, String)] = [
    (.noSuchFile, "er is geen bestand met die naam"),
    (.isFolder, "dit is een map, geen bestand"),
    (.notAllowed, "je mag dit bestand niet lezen"),
    (
      .terminalInput,
      "de standaardinvoer is een terminal; noem een bestand of stuur er een door een pipe"
    ),
    (.cannotRead(code: EIO), "het lezen mislukt: Input/output error"),
    (
      .unknownFormat,
      "dit is geen tabel; bestanden met CSV, TSV, JSON, NDJSON en SQLite zijn te lezen "
        + "(--format noemt er een)"
    ),
    (
      .unknownEncoding("utf-9"),
      "de tekencodering ‘utf-9’ is niet bekend; wel: \(TextEncoding.list)"
    ),
    (
      .unknownDelimiter("::"),
      "‘::’ is geen scheidingsteken; "
        + "geef één ASCII-teken, of tab, comma, semicolon, pipe of space"
    ),
    (
      .notInEncoding(byte: 0x0F, offset: 1, encoding: .utf8),
      "de byte 0x0F op positie 1 is geen UTF-8; noem een andere tekencodering met --encoding"
    ),
    (
      .unclosedQuote(line: 1),
      "het aanhalingsteken dat hier opent, op regel 1, wordt nergens gesloten"
    ),
    (
      .tooLarge(limit: 64 << 20),
      "één record is groter dan 64 MB; misschien is een aanhalingsteken niet gesloten"
    ),
    (
      .json(.textAfterValue),
      "er staat meer tekst achter de JSON-waarde "
        + "(gebruik --format ndjson voor een waarde per regel)"
    ),
    (.json(.badNumber), "dit is geen JSON-getal"),
    (.emptyJSON, "het bestand is leeg, en dat is geen JSON"),
    (
      .tooManyKeys(5000),
      "bijna elk record heeft eigen sleutels, tot nu toe 5000; dit is geen tabel"
    ),
    (
      .packed(.cutOff, unpacked: 9_999),
      "de gzip-gegevens houden te vroeg op, bij uitgepakte byte 9999"
    ),
    (
      .packed(.damaged, unpacked: 1), "de gzip-gegevens zijn beschadigd, bij uitgepakte byte 1"
    ),
    (
      .packed(.wrongChecksum, unpacked: 1),
      "de controlesom van gzip past niet bij wat is uitgepakt, tot byte 1"
    ),
    (
      .packed(.otherDataBehind, unpacked: 1),
      "er staat iets anders achter de gzip-gegevens, bij uitgepakte byte 1"
    ),
    (
      .unpackedTooLarge(limit: 1 << 30),
      "uitgepakt is dit meer dan 1024 MB, en dat is te veel om in één keer te lezen"
    ),
    (
      .packedSQLite,
      "een SQLite-database is niet te lezen zolang ze is ingepakt; "
        + "pak haar eerst uit (gunzip -k BESTAND)"
    ),
    (
      .unknownComment("##"),
      "met ‘##’ begint geen commentaar; "
        + "geef één ASCII-teken dat geen letter, cijfer of aanhalingsteken is"
    ),
    (.notSQLite, "dit is geen SQLite-database, of een versleutelde"),
    (
      .sqliteFromInput,
      "een SQLite-database kan niet uit een pipe worden gelezen; noem het bestand"
    ),
    (
      .unreadableLog,
      "wat in het -wal-bestand ernaast staat, is niet te lezen in een map waarin je niet mag "
        + "schrijven; kopieer beide bestanden naar een andere map"
    ),
    (
      .notWritable(table: "v"),
      "‘v’ is een view, een virtuele tabel of een zonder rowid, waar niets in opgenomen kan worden"
    ),
    (
      .noRoomToSpool(folder: "/t"),
      "het wordt tijdens het lezen in een tijdelijk bestand bewaard, waarvoor geen plaats is in /t; "
        + "noem met TMPDIR een map met meer"
    ),
    (
      .cannotSpool(folder: "/t", code: 13),
      "in /t is geen tijdelijk bestand te schrijven (Permission denied); "
        + "noem met TMPDIR een andere map"
    ),
    (.nothingToImport, "er zijn geen kolommen om op te nemen"),
    (
      .noKeyColumn("x", columns: ["a", "b"]),
      "er is geen kolom ‘x’ voor --key; kies uit ‘a’, ‘b’"
    ),
    (.noKeyColumn("x", columns: []), "er is geen kolom ‘x’ voor --key; er zijn geen kolommen"),
    (
      .needsKey(table: "t"),
      "niets zegt welke rijen van ‘t’ bedoeld zijn; noem een kolom met --key, of een andere tabel"
    ),
    (
      .doubleKey(column: "c", table: "t"),
      "rijen van ‘t’ hebben dezelfde ‘c’; noem een andere kolom met --key"
    ),
    (
      .uselessKey(column: "id", value: "1"),
      "‘1’ staat vaker in ‘id’, waaraan rijen tot nu toe herkend werden; er is niets opgenomen "
        + "(--key id laat zulke rijen weg, --key met een andere kolom herkent ze daaraan)"
    ),
    (
      .uselessKey(column: "id", value: nil),
      "hier is geen ‘id’, waaraan rijen tot nu toe herkend werden; er is niets opgenomen "
        + "(--key id laat zulke rijen weg, --key met een andere kolom herkent ze daaraan)"
    ),
    (
      .reservedTable("sqlite_master"),
      "de naam ‘sqlite_master’ heeft de database zelf al in gebruik; "
        + "noem een andere tabel (BESTAND#TABEL)"
    ),
    (
      .emptyTableName,
      "achter de # staat geen tabel; noem er een (BESTAND#TABEL), of laat de # weg"
    ),
    (
      .optionElsewhere("--skip", .json),
      "--skip betekent niets voor JSON; laat het weg, of kijk of dit het goede bestand is"
    ),
    (
      .tooManyColumns(2_100, limit: 1_998),
      "er zijn 2100 kolommen; een tabel van SQLite heeft plaats voor 1998"
    ),
    (
      .sqlite(code: 13, message: ""),
      "de schijf is vol, of een bestand mag niet zo groot worden; "
        + "maak plaats en probeer het opnieuw"
    ),
    (
      .sqlite(code: 8, message: ""),
      "je mag niet naar deze database schrijven; kijk van wie zij en haar map zijn"
    ),
    (
      .sqlite(code: 14, message: ""),
      "de database of een bestand ernaast is niet te openen; kijk van wie zij en haar map zijn"
    ),
    (
      .sqlite(code: 266, message: ""),
      "de schijf was niet te lezen of te beschrijven; kijk of zij heel is en probeer het opnieuw"
    ),
    (
      .sqlite(code: 11, message: ""),
      "de database is beschadigd; neem een kopie, of herstel haar met sqlite3 .recover"
    ),
    (.sqlite(code: 18, message: ""), "een waarde is groter dan SQLite aankan"),
    (.stopped, "gestopt; er is niets veranderd"),
    (.noTables, "de database heeft geen tabellen"),
    (.noSuchTable("x", tables: []), "er is geen tabel ‘x’; de database heeft er geen"),
    (.noSuchTable("x", tables: ["a", "b"]), "er is geen tabel ‘x’; kies uit ‘a’, ‘b’"),
    (
      .severalTables((1...12).map(String.init)),
      "de database heeft 12 tabellen; "
        + "kies uit ‘1’, ‘2’, ‘3’, ‘4’, ‘5’, ‘6’, ‘7’, ‘8’, ‘9’, ‘10’ en nog 2 "
        + "(BESTAND#TABEL noemt er een)"
    ),
    (.locked, "een ander programma houdt de database op slot; probeer het later nog eens"),
    (.sqlite(code: 1, message: "no such column"), "SQLite meldt: no such column (1)"),
  ]

  @Test(arguments: rows)
  func `each reason has its Dutch sentence, and in English its own`(
    reason: TableError.Reason, dutch: String
  ) {
    let error = TableError(reason, file: "p.csv", line: 2, column: 5)
    #expect(error.description(Texts(.dutch)) == "p.csv:2:5: " + dutch)
    #expect(error.description(Texts(.english)) == error.description)
  }

  @Test func `a file as a whole has no line`() {
    let error = TableError(.isFolder, file: "p")
    #expect(error.description(Texts(.dutch)) == "p: dit is een map, geen bestand")
    #expect(error.description(Texts(.english)) == error.description)
  }
}
