import Testing

@testable import Tables

struct CSVCopyingTests {
  private func copied(
    _ text: String, as writer: DelimitedWriter = .csv, delimiter: Delimiter? = .comma,
    limit: Int = .max, size: Int = .max, chunk: Int = 50
  ) throws -> String {
    let reader = try CSVTableReader(
      ByteSource(name: "t", bytes: Array(text.utf8), chunk: chunk),
      options: TableOptions(delimiter: delimiter))
    var bytes: [UInt8] = []
    var limit = limit
    var goal = min(size, 1 << 30)
    let columns = reader.columns.count
    while try reader.copyRows(
      as: writer, columns: columns, limit: &limit, to: &bytes, until: goal)
    {
      goal += size
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What a writer makes of the values.
  private func written(
    _ text: String, as writer: DelimitedWriter = .csv, delimiter: Delimiter? = .comma
  ) throws -> String {
    let reader = try CSVTableReader(
      ByteSource(name: "t", bytes: Array(text.utf8)), options: TableOptions(delimiter: delimiter))
    let columns = reader.columns.count
    var result = ""
    while let row = try reader.next() { writer.append(row, columns: columns, to: &result) }
    return result
  }

  private static let texts = [
    "a,b\n1,2\n", "a,b\r\n1,2\r\n\r\n3\r\n4,5,6\r\n7,8,,\r\n",
    "a,b\n\"x\",\"\"\n\"x, y\",\"say \"\"hi\"\"\"\n\" x\",y \n",
    "a,b\n5\" pipe,\"z\n\nz\"\n\"q\rq\",t\ty\n",
    "a,b\n \"1\" , 2\n\"x\"y,\"\"\"\"\n", "a\n\n\"\"\n1\n \n", "a,b\n,\n\t,x\ty\n\"é\",\u{1F600}\n",
    "a,b\n\"x\ty\",\"p;q\"\np;q,r|s\n",
  ]

  @Test(arguments: texts) func `copies are what a writer writes of the values`(
    _ text: String
  ) throws {
    #expect(try copied(text) == written(text))
    #expect(try copied(text, as: .tsv) == written(text, as: .tsv))
    let semicolons = DelimitedWriter(.semicolon)
    #expect(try copied(text, as: semicolons) == written(text, as: semicolons))
  }

  @Test func `made-up texts are copied as a writer writes them`() throws {
    var random = SystemRandomNumberGenerator()
    let parts = [
      "a", "bc", ",", ",", "\"", "\n", "\n", "\r\n", "\r", " ", "\"\"", "\"x\"", ",\"y,z\",",
      "\"p\nq\"", "\"say \"\"hi\"\"\"", ",\"\",", "1,2,3\n", "é", "\t",
    ]
    for _ in 0..<600 {
      var text = ["a,b,c\n", "a,b\n", "a\n"].randomElement(using: &random) ?? ""
      if Bool.random(using: &random) { text += String(repeating: "1,2,3\n", count: 30) }
      for _ in 0..<Int.random(in: 0...120, using: &random) {
        text += parts.randomElement(using: &random) ?? ""
      }
      guard let expected = try? written(text) else { continue }
      #expect(try copied(text) == expected, "\(text.debugDescription)")
      #expect(try copied(text, chunk: 7) == expected, "\(text.debugDescription)")
    }
  }

  @Test(arguments: 0..<130)
  func `what needs quotes keeps them wherever it stands`(_ length: Int) throws {
    let filler = String(repeating: "x", count: length)
    let rows = [
      "\(filler),\"a,b\",c\n", "\(filler),\"a\",c\n", "\(filler),\"\",c\n",
      "\(filler),\"a\"\"b\",\"c\nd\"\n", "\(filler) ,b,c\n", "\(filler), b,c\n", "\(filler),b\n",
      "\"\(filler)\",b,\"c\"\n", "\"\(filler),\",b,\"\"\"\"\n", "\(filler),b,c,d\n",
    ]
    for row in rows {
      let text = "a,b,c\n" + row + "1,2,3\n" + row
      #expect(try copied(text) == written(text), "\(row.debugDescription)")
    }
  }

  @Test func `columns are found as reading finds them`() throws {
    for text in Self.texts + ["a,b\n1,2\n\"x\n\",3,4\n5,6,7,8\n"] {
      let fast = try CSVTableReader(ByteSource(name: "t", bytes: Array(text.utf8), chunk: 9))
      let slow = try CSVTableReader(ByteSource(name: "t", bytes: Array(text.utf8)))
      try fast.findColumns(in: .max)
      while try slow.next() != nil {}
      #expect(fast.columns == slow.columns)
      #expect(fast.warnings == slow.warnings)
    }
  }

  @Test func `rows are copied in portions and up to a limit`() throws {
    let text = "a,b\n" + (1...100).map { "\($0),x\n" }.joined()
    #expect(try copied(text, size: 7) == String(text.dropFirst(4)))
    #expect(try copied(text, limit: 3) == "1,x\n2,x\n3,x\n")
    #expect(try copied(text, limit: 0) == "")
  }
}
