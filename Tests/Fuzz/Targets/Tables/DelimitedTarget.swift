import Tables

/// CSV and TSV are read the same whatever the chunks, and what is written of them reads back equal.
///
/// The first byte of an input chooses the options.
struct DelimitedTarget: FuzzTarget {
  let name = "csv"
  let seeds = [
    "@a,b,c\n1,\"x, y\",3\n4,\"say \"\"hi\"\"\",\n", "Aid\tname\r\n1\t\"two\r\nlines\"\r\n2\tx\r\n",
    "Bsep=;\na;b\n1;2\n", "P# comment \"\n\na,b\n#x\n1,2\n", "Hskipped\nlines\ra,a,\n1,2,3,4\n",
    "D1,2,3\n4,5\n6,7,8,9,,\n", "@\u{FEFF}\"full name\",age\nAnn,3\n", "Xa\u{E9},b\n\"open,1\n",
    "@n\n1\n\n2\n", "Q5' 3\" tall\t\"x\" y\t\"open\n1\t2\t3\n", "@a|b\n1|2\n,\n",
  ]
  let words = [
    ",", ";", "\t", "|", ":", " ", "\"", "\"\"", "\n", "\r", "\r\n", "#", "# ", "sep=;", "\u{FEFF}",
    "a", "column_1", "a_2", "\u{0}", "é", "\u{FFFD}", "\",\"", "\"\n\"", "1", "1.5", ",,,,", "\n\n",
    " \"x\" ", "\u{1F}", "\u{2028}",
  ]

  func check(_ bytes: [UInt8]) throws(FuzzFinding) {
    guard let choice = bytes.first else { return }
    let options = options(choice)
    let format = choice & 1 == 0 ? TableFormat.csv : .tsv
    let table = try TableOutcome.checked(Array(bytes.dropFirst()), format, options)
    for (writer, delimiter) in [(DelimitedWriter.csv, Delimiter.comma), (.tsv, .tab)] {
      let text = writer.text(Table(columns: table.columns, rows: table.rows))
      let again = TableOutcome(
        Array(text.utf8), .csv, TableOptions(delimiter: delimiter, encoding: .utf8))
      try FuzzFinding.expect(
        again.error == nil && again.names.elementsEqual(table.names, by: Self.areEqual),
        "\(again.names) \(again.error ?? "") were written as \(table.names)")
      // Of one column a field that holds nothing is written as an empty text: a blank line is no
      // record.
      let written =
        table.columns.count == 1 ? table.fields.map { [$0[0] ?? ""] } : table.fields
      try FuzzFinding.expect(
        again.fields.count == table.fields.count
          && zip(again.fields, written).allSatisfy { $0.elementsEqual($1, by: Self.areEqual) },
        "\(again.fields) were written as \(table.fields)")
    }
  }

  /// Equal to the last byte, not in looks.
  private static func areEqual(_ left: String?, _ right: String?) -> Bool {
    left.map { Array($0.utf8) } == right.map { Array($0.utf8) }
  }

  private func options(_ choice: UInt8) -> TableOptions {
    var options = TableOptions()
    if choice & 2 != 0 { options.delimiter = .semicolon }
    options.hasHeader = choice & 4 == 0
    if choice & 8 != 0 { options.skip = 2 }
    if choice & 16 != 0 { options.comment = (try? CommentMark.named("#")) ?? nil }
    if choice & 32 != 0 { options.encoding = .latin1 }
    return options
  }
}
