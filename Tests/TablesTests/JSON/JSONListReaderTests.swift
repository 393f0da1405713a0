import Foundation
import Testing

@testable import Tables

/// The reader of large lists says what the reader of whole documents says.
struct JSONListReaderTests {
  /// The list of a text, whatever its size, and the file it is in.
  private func list(_ bytes: [UInt8]) throws -> JSONList? {
    let spool = try SpoolFile(in: SpoolPlace([NSTemporaryDirectory()]), name: "t")
    try spool.append(bytes)
    try spool.flush()
    return try JSONList(spool.file, encoding: nil)
  }

  private func outcome(_ reader: any TableReader) -> Outcome {
    var outcome = Outcome()
    do {
      while let row = try reader.next() { outcome.rows.append(row) }
    } catch {
      outcome.error = error
    }
    outcome.columns = reader.columns
    outcome.warnings = Set(reader.warnings)
    return outcome
  }

  private struct Outcome: Equatable {
    var rows: [TableRow] = []
    var columns: [Column] = []
    var warnings: Set<TableWarning> = []
    var error: TableError?
  }

  private static let whole = [
    #"[{"a":1,"b":"x"},{"b":"y","late":[1,{"z":null}]},{"a":{"n":[[]]}}]"#,
    #" [ {"a":"},]\"{[\\","b":"\u00e9\ud83d\ude00"} , {"a":123456789012345678901234567890.10e+400} ] "#,
    "[\n{\"a\":1,\"a\":2},\n\n{\"a\":\"\\ud800\"}\n]\n", "[]", "[1,\"x\",null,[2],{\"a\":-0.0}]",
    "\u{FEFF}[{\"é\":\"日本\"}]", "{\"n\":2,\"rows\":[{\"k\":1},{\"k\":2,\"k\":3}],\"next\":null}",
    "{\"rows\":[],\"b\":[1],\"c\":[{\"a\":[{}]}],\"d\":{\"e\":[{}]}}",
    "{\"a:b\":\"[{\",\"c\":[{\"x\":\":\"}],\"c\":[]}",
    "[" + String(repeating: "{},", count: 999) + "{\"a\":7}]",
  ]
  private static let broken = [
    "[", "[{\"a\":1}", "[{\"a\":1},]", "[{\"a\":1} {\"a\":2}]", "[{\"a\":1}]x", "[{\"a\":tru}]",
    "[\n{\"a\":1},\n{\"é\":\"x\" 2}]", "[{\"a\":1.}]", "[{\"a\":\"\\x\"}]", "[{\"a\":\"\t\"}]",
    "{\"a\":[{\"b\":1}],", "{\"a\":[{\"b\":1}],c}", "{\"a\":[{\"b\":1}]]", "[{\"a\":1}}",
    "[1,-]", "[1,2", "{\"a\":[{\"b\":1}],\"c\":nul}", "[" + String(repeating: "[", count: 600),
  ]

  @Test(arguments: whole) func `a list is read as in a whole document`(_ text: String) throws {
    for isFlat in [false, true] {
      var options = TableOptions()
      options.isFlat = isFlat
      let bytes = Array(text.utf8)
      let small = outcome(
        try JSONTableReader(ByteSource(name: "t", bytes: bytes), options: options))
      let large = outcome(JSONListReader(try #require(try list(bytes)), isFlat: isFlat))
      #expect(large == small)
      #expect(small.error == nil)
    }
  }

  @Test(arguments: broken) func `a fault has the same place, behind the rows`(_ text: String) throws
  {
    let bytes = Array(text.utf8)
    let error = #expect(throws: TableError.self) {
      _ = try JSONTableReader(ByteSource(name: "t", bytes: bytes))
    }
    let list = try #require(try list(bytes))
    let large = outcome(JSONListReader(list, isFlat: false))
    #expect(large.error == error)
  }

  @Test(arguments: [
    #"{"a":1,"b":[2]}"#, #"{"a":[{"x":1}],"b":[{"x":1}]}"#, #"{"a":[1],"b":[2]}"#,
    #"{"a":[{},1]}"#, #"{"a":{"b":[{}]}}"#, "{}", "1", "\"[{}]\"", "", "[".utf16Text,
  ]) func `what is no list is read as a whole`(_ text: String) throws {
    #expect(try list(Array(text.utf8)) == nil)
  }

  @Test func `documents made at random are read alike, cut or damaged too`() throws {
    var random = Numbers(state: 7)
    var compared = 0
    for _ in 0..<400 {
      var bytes = Array(Self.document(&random).utf8)
      if random.next(3) == 0, !bytes.isEmpty {
        bytes[random.next(bytes.count)] = UInt8(random.next(127))
      }
      if random.next(4) == 0 { bytes.removeLast(random.next(bytes.count + 1)) }
      guard let list = try list(bytes) else { continue }
      compared += 1
      let large = outcome(JSONListReader(list, isFlat: false))
      do {
        let small = outcome(try JSONTableReader(ByteSource(name: "t", bytes: bytes)))
        #expect(large == small, "\(String(decoding: bytes, as: UTF8.self))")
      } catch {
        #expect(large.error == error, "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
    #expect(compared > 100)
  }

  @Test func `a large document has a window, and its small one the same rows`() throws {
    let records = (1...80_000).map { number in
      "{\"id\":\(number),\"text\":\"],[{ \\\"\(number)\\\" é\",\"nested\":{\"a\":[\(number)]}"
        + (number == 50_000 ? ",\"late\":1e99}" : "}")
    }
    for (start, end) in [("[\n", "\n]"), ("{\"n\":1,\"rows\":[", "],\"m\":[1]}")] {
      let bytes = Array((start + records.joined(separator: ",\n") + end).utf8)
      #expect(bytes.count > JSONList.largeSize)
      let path = NSTemporaryDirectory() + UUID().uuidString + ".json"
      try Data(bytes).write(to: URL(filePath: path))
      defer { try? FileManager.default.removeItem(atPath: path) }
      #expect(try TableFile.open(path) is JSONListReader)
      let small = try Table(JSONTableReader(ByteSource(name: "t", bytes: bytes)))
      let indexer = try #require(try RowIndexer(path))
      #expect(try indexer.advance(10))
      #expect(indexer.window.row(at: 9) == small.rows[9])
      while try indexer.advance(1_000) {}
      let window = indexer.window
      #expect(window.count == 80_000)
      #expect(window.columns == small.columns)
      for position in [0, 127, 128, 31_999, 49_999, 79_999] {
        #expect(window.row(at: position) == small.rows[position])
      }
      // What is packed goes into a temporary file.
      let packed = try TableFile.open(ByteSource(name: "t.json.gz", bytes: gzip(bytes)))
      #expect(packed.info.compression == .gzip)
      #expect(packed is JSONListReader)
      #expect(try Table(packed).rows == small.rows)
    }
  }

  // MARK: Documents

  private struct Numbers {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  private static func document(_ random: inout Numbers) -> String {
    let list =
      "[" + (0..<random.next(5)).map { _ in object(&random) }.joined(separator: ",\n") + "]"
    guard random.next(2) == 0 else { return list }
    let others = (0..<random.next(3)).map { "\"m\($0)\":" + value(&random, 2) }
    return "{" + (others + ["\"rows\":" + list]).joined(separator: ", ") + "}"
  }

  private static func object(_ random: inout Numbers) -> String {
    "{"
      + (0..<random.next(4)).map { _ in "\"k\(random.next(3))\" :" + value(&random, 3) }
      .joined(separator: ",") + "}"
  }

  private static func value(_ random: inout Numbers, _ depth: Int) -> String {
    switch random.next(depth > 0 ? 8 : 6) {
    case 0: "null"
    case 1: "-\(random.next(1000)).50E+\(random.next(400))"
    case 2: "\"a,]}\\\"[{é\""
    case 3: "\"\\ud800\\u00e9\\\\\""
    case 4: "true"
    case 5: "\"\""
    case 6: "[\(value(&random, depth - 1)),\(value(&random, depth - 1))]"
    default: "{\"n\":\(value(&random, depth - 1))}"
    }
  }
}

extension String {
  /// Bytes of UTF-16 that this test reads as they stand.
  fileprivate var utf16Text: String { flatMap { "\($0)\u{0}" }.map(String.init).joined() }
}
