@testable import CatalogApp

extension TestScreen {
  /// A screen at a table of so many rows: `row 1`, `row 2` and so on, each with a long text.
  convenience init(rows: Int, size: String = "80x24", _ options: [String] = []) throws {
    let home = try TemporaryFolder()
    let lines = (0..<rows).map { "row \($0 + 1),\((rows - $0) % 7),text \($0 + 1)" }
    let path = try home.make(
      "rows.csv", (["name,rank,text"] + lines).joined(separator: "\n") + "\n")
    try self.init(path, size: size, ["--pictures=off"] + options, home: home)
  }

  /// A screen at a table with columns of several kinds.
  convenience init(ranks rows: Int, size: String) throws {
    let home = try TemporaryFolder()
    let cities = ["Ghent", "Delft", "", "Leiden", "Delft"]
    let lines = (0..<rows).map { row in
      "row \(row + 1),\(cities[row % 5]),2026-01-\(10 + row % 17),\(row * row % 11)"
    }
    let path = try home.make(
      "ranks.csv", (["name,city,since,rank"] + lines).joined(separator: "\n") + "\n")
    try self.init(path, size: size, ["--pictures=off"], home: home)
  }

  /// A screen at a table of one record with a text of so many words.
  convenience init(words: Int, size: String = "80x24") throws {
    let home = try TemporaryFolder()
    let text = (0..<words).map { "word\($0 + 1)" }.joined(separator: " ")
    let path = try home.make("text.csv", "name,text\nfirst,\(text)\nsecond,\(text)\n")
    try self.init(path, size: size, ["--pictures=off"], home: home)
  }

  /// The rows of `people.csv`: people, some without a city or an age.
  static let people = """
    id,name,city,age
    7,Ann,Ghent,9
    8,Bo,Delft,10
    9,Zoë,ghent,
    10,Cy,Delft,31
    11,Di,,31

    """

  /// A screen at a small table of people.
  convenience init(people size: String) throws {
    let home = try TemporaryFolder()
    try self.init(
      try home.make("people.csv", Self.people), size: size, ["--pictures=off"], home: home)
  }

  /// The same place after the program was left and started again, perhaps in another window.
  func reopened(_ word: String, size: String = "80x24") throws -> TestScreen {
    try press("Q")
    session.end()
    return try TestScreen(word, size: size, ["--pictures=off", "--offline"], home: home)
  }
}
