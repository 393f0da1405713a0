import Datasets
import Tables
import Testing

@testable import CatalogApp

struct PlaceStateJSONTests {
  private static func full() -> PlaceState {
    var place = PlaceState(
      source: "app.db#t", title: "Tables \u{1B} \"é\"", visited: Timestamp(seconds: 1_790_000_000))
    place.selection = "12"
    place.listAnchor = "3"
    place.detailOffset = 7
    place.divider = .columns(31)
    place.displayMode = "secondaryOnly"
    place.sort = .init(key: "name", isDescending: true)
    place.sortAfter = [.init(key: "city"), .init(key: "-age", isDescending: true)]
    place.hidden = ["note", "a,b"]
    place.filter = "a b"
    place.query = "bach"
    place.category = "music"
    place.topColumn = "primary"
    place.roles = [.title: .column("naam"), .picture: .none]
    return place
  }

  @Test func `a place is read as it was written`() throws {
    var place = Self.full()
    let text = JSONWriter.compact(place.json)
    #expect(PlaceState(json: try JSONParser.parse(Array(text.utf8))) == place)
    for mark in [RowMark.value(ExactText("7 \"é\"")), .rowID(.min), .rowID(5)] {
      place.mark = mark
      let text = JSONWriter.compact(place.json)
      #expect(PlaceState(json: try JSONParser.parse(Array(text.utf8))) == place)
    }
    for share in [0.3, 1.0 / 3, 0.000_01, 0.999_999] {
      place.divider = .fraction(share)
      let text = JSONWriter.compact(place.json)
      #expect(PlaceState(json: try JSONParser.parse(Array(text.utf8))) == place)
    }
  }

  @Test func `what there is nothing to say of is left out`() {
    let place = PlaceState(source: "store", title: "Store", visited: Timestamp(seconds: 5))
    #expect(
      JSONWriter.compact(place.json) == #"{"source": "store", "title": "Store", "at": 5}"#)
  }

  @Test(arguments: [
    #""title": 5"#, #""at": "now""#, #""at": 1e99"#, #""selection": [1]"#, #""selection": """#,
    #""offset": -1"#, #""offset": 1.5"#, #""offset": 99999999999999999999"#, #""columns": 0"#,
    #""columns": true"#, #""fraction": 0"#, #""fraction": 1"#, #""fraction": 1e400"#,
    #""fraction": -0.5"#, #""then": "age""#, #""then": [{"descending": true}, 5]"#,
    #""row": 5"#, #""rowid": 5"#, #""rowid": "x""#, #""hidden": [1, ""]"#, #""hidden": {}"#,
    #""sort": null"#, #""descending": true"#, #""later": {"a": []}"#,
  ])
  func `values that cannot be meant are as if they were not there`(_ member: String) throws {
    let json = try JSONParser.parse(Array("{\"source\": \"store\", \(member)}".utf8))
    #expect(
      PlaceState(json: json)
        == PlaceState(source: "store", title: "store", visited: Timestamp(seconds: 0)))
  }

  @Test(arguments: ["{}", "[]", "5", "{\"source\": \"\"}", "{\"source\": 5}"])
  func `a place without a source is none`(_ text: String) throws {
    #expect(PlaceState(json: try JSONParser.parse(Array(text.utf8))) == nil)
  }

  @Test func `endless texts are not kept`() throws {
    var place = Self.full()
    place.query = String(repeating: "x", count: 4_001)
    #expect(PlaceState(json: place.json)?.query == nil)
    #expect(PlaceState(json: place.json)?.filter == "a b")
  }
}
