import Datasets
import Tables
import Testing

struct ColumnRolesTests {
  /// A table as people keep one, and what its columns are for.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    /// CSV, separated by semicolons.
    var table: String
    /// title, subtitle, link, picture, date, id; `-` for none.
    var roles: String

    var testDescription: String { name }
  }

  private static func dataset(_ text: String, _ format: TableFormat = .csv) throws -> TableDataset {
    let bytes = Array(text.utf8)
    return try TableDataset(name: "t.csv") { () throws(TableError) in
      try TableFile.text(
        ByteSource(name: "t.csv", bytes: bytes), format: format,
        TableOptions(delimiter: format == .csv ? try Delimiter.named(";") : nil))
    }
  }

  private static func roles(of dataset: TableDataset) -> String {
    ColumnRoles.Role.allCases.map { dataset.column($0) ?? "-" }.joined(separator: ", ")
  }

  nonisolated static let cases: [Case] = [
    .init(
      name: "people", table: "id;name;city\n1;Ann;Ghent\n2;Bo;Delft\n",
      roles: "name, city, -, -, -, id"),
    .init(
      name: "Dutch customers",
      table: """
        Klantnummer;Bedrijfsnaam;Contactpersoon;Woonplaats;E-mail;Aangemaakt op;Website
        K-1;De Bakker BV;Jan;Utrecht;jan@b.test;31-01-2024;https://b.test/
        K-2;Fietsen & Zo;Piet;Delft;piet@f.test;05-12-2023;https://f.test/

        """, roles: "Bedrijfsnaam, Woonplaats, Website, -, Aangemaakt op, Klantnummer"),
    .init(
      name: "Dutch books",
      table: """
        ISBN;Titel;Auteur;Omslag;Publicatiedatum;Prijs
        9789023466703;Max Havelaar;Multatuli;omslagen/max.jpg;1860-05-14;12,50
        9789028241121;Nooit meer slapen;W.F. Hermans;omslagen/slapen.png;1966-01-01;9,95

        """, roles: "Titel, Auteur, -, Omslag, Publicatiedatum, ISBN"),
    .init(
      name: "Dutch names in two columns",
      table: "Voornaam;Achternaam;Postcode;Geboortejaar\nAnn;Aa;1011AB;1980\nBo;Bee;2611CD;1990\n",
      roles: "Voornaam, Achternaam, -, -, -, -"),
    .init(
      name: "German stock",
      table:
        "Artikelnummer;Bezeichnung;Kategorie;Bestand\n1;Hammer;Werkzeug;5\n2;Säge;Werkzeug;7\n",
      roles: "Bezeichnung, Kategorie, -, -, -, Artikelnummer"),
    .init(
      name: "French films", table: "clé;titre;réalisateur;année;affiche\na;Amélie;Jeunet;2001;x\n",
      roles: "titre, réalisateur, -, -, -, clé"),
    .init(
      name: "Spanish places",
      table: "código;nombre;ciudad;fecha\n1;Prado;Madrid;2024-01-02\n2;Picasso;Málaga;2024-02-03\n",
      roles: "nombre, ciudad, -, -, fecha, código"),
    .init(
      name: "pages of an interface before those for people",
      table: """
        id;full_name;url;html_url;created_at;description;avatar_url
        1;a/b;https://api.test/1;https://h.test/1;2015-10-23T21:15:07Z;One;https://h.test/u/1?v=4
        2;a/c;https://api.test/2;https://h.test/2;2016-10-23T21:15:07Z;Two;https://h.test/u/2?v=4

        """, roles: "full_name, description, html_url, -, created_at, id"),
    .init(
      name: "pictures by their ends, whatever they are called",
      table: "n;what;where\n1;Cat;https://h.test/a.PNG?w=1\n2;Dog;https://h.test/b.jpeg#x\n",
      roles: "what, -, -, where, -, -"),
    .init(
      name: "a photo that is only ticked is none",
      table: "name;photo\nAnn;yes\nBo;no\n", roles: "name, -, -, -, -, -"),
    .init(
      name: "a link that is no address is none", table: "name;link\nAnn;7\nBo;8\n",
      roles: "name, -, -, -, -, -"),
    .init(
      name: "no names at all",
      table: "a;b;c;d\n1;2024-05-01;ann@x.test;Alpha\n2;2024-05-02;bo@x.test;Beta\n",
      roles: "d, -, -, -, b, -"),
    .init(
      name: "a column of kinds is no title",
      table: "kind;thing\nfruit;pear\nfruit;plum\nfruit;fig\n",
      roles: "thing, kind, -, -, -, -"),
    .init(
      name: "a code that is used twice is no name", table: "code;name\nx;Ann\nx;Bo\n",
      roles: "name, -, -, -, -, -"),
    .init(
      name: "a code that is missing once is no name", table: "code;name\nx;Ann\n;Bo\n",
      roles: "name, -, -, -, -, -"),
    .init(
      name: "id is one whatever is in it", table: "ID;name\n7;Ann\n;Bo\n7;Cy\n",
      roles: "name, -, -, -, -, ID"),
    .init(
      name: "another row's id is none where it is not the first column",
      table: "order;customer_id;note\nA;1;first\nB;2;second\n", roles: "order, note, -, -, -, -"),
    .init(name: "numbers only", table: "a;b\n1;2\n3;4\n", roles: "-, -, -, -, -, -"),
    .init(name: "no rows", table: "id;title;url\n", roles: "title, -, -, -, -, id"),
    .init(
      name: "camel case",
      table: "articleId;articleTitle;publishedAt\n4;Soup;2024-05-01T10:00:00Z\n",
      roles: "articleTitle, -, -, -, publishedAt, articleId"),
  ]

  @Test(arguments: cases)
  func `roles are guessed from names and values`(_ example: Case) throws {
    #expect(Self.roles(of: try Self.dataset(example.table)) == example.roles)
  }

  @Test func `so many columns and so large values are guessed in bounds`() throws {
    #expect(ColumnRoles.sampleSize(columns: 3) == 1_000)
    #expect(ColumnRoles.sampleSize(columns: 1_000_000) == 20)
    let wide = (0..<3_000).map { "c\($0)" }.joined(separator: ";")
    let values = (0..<3_000).map { "v\($0)" }.joined(separator: ";")
    #expect(try Self.dataset(wide + "\n" + values + "\n").column(.title) == "c0")
    let huge = String(repeating: "x", count: 1 << 20)
    let dataset = try Self.dataset("text;name of it\n\(huge)1;a\n\(huge)2;b\n")
    #expect(dataset.column(.title) == "name of it" || dataset.column(.title) == "text")
  }

  @Test func `what is chosen counts, and none is none`() async throws {
    let base = try Self.dataset("id;name;city\n1;Ann;Ghent\n")
    let item = try #require(try await base.all().items.first)
    let other = base.choosing([.title: .column("city"), .subtitle: .none])
    #expect(other.row(item) == ListRow("Ghent"))
    #expect(base.choosing([.subtitle: .column("id")]).row(item) == ListRow("Ann", subtitle: "1"))
    #expect(base.choosing([.title: .none]).row(item).title == "1")
    let unknown = base.choosing([.title: .column("gone"), .id: .none])
    #expect(unknown.column(.title) == "name" && unknown.column(.id) == nil)
    // What was chosen before does not stay behind.
    #expect(other.choosing([:]).row(item) == ListRow("Ann", subtitle: "Ghent"))
  }

  @Test func `another id names the rows anew`() async throws {
    let dataset = try Self.dataset("id;name\n1;Ann\n2;Bo\n").choosing([.id: .column("name")])
    #expect(try await dataset.all().items.map(\.id) == ["Ann", "Bo"])
    #expect(!dataset.hasPositions)
    #expect(try Self.dataset("code;name\na;Ann\n").hasPositions)
    #expect(!(try Self.dataset("Id;name\na;Ann\n").hasPositions))
  }
}
