import Foundation

/// A table of people and amounts that is always the same.
enum MadeTable {
  static let header = "id,name,city,amount,date,note\n"
  /// What only the first row has.
  static let firstNote = "the first of all notes"

  /// Writes a CSV file of so many rows, about 105 bytes each; one in four has quotes.
  static func csv(_ path: String, rows: Int) throws {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    defer { try? file.close() }
    try file.write(contentsOf: Data(header.utf8))
    let ends = rowEnds()
    var number = 0
    while number < rows {
      var block = Data(capacity: 2_200_000)
      for end in ends.prefix(rows - number) {
        number += 1
        block += Data("\(number),".utf8)
        block += number == 1 ? Data("Ann,Delft,1.50,2026-01-02,\(firstNote)\n".utf8) : end
      }
      try file.write(contentsOf: block)
    }
  }

  /// Rows without their first field.
  private static func rowEnds() -> [Data] {
    let names = [
      "Ada Lovelace", "Bo Diddley", "Zoë Kravitz", "Søren Kierkegaard", "\"O'Neil, Pat\"",
      "\"Maria \"\"Mia\"\" Gómez\"", "Grace Hopper", "Jan de Vries",
    ]
    let cities = ["Delft", "Amsterdam", "New York", "São Paulo", "Zürich", "Den Haag"]
    var text = MadeText()
    return (0..<20_000).map { _ in
      let name = names[text.number(below: names.count)]
      let city = cities[text.number(below: cities.count)]
      let cents = text.number(below: 90) + 10
      let date = "2026-\(text.number(below: 3) + 10)-\(text.number(below: 18) + 10)"
      return Data(
        "\(name),\(city),\(text.number(below: 100_000)).\(cents),\(date),a note with the number \(text.number(below: 100_000)) and some more words\n"
          .utf8)
    }
  }
}
