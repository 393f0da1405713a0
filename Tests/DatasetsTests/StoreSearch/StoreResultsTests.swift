import Datasets
import Testing

struct StoreResultsTests {
  private func item(_ json: String) throws -> StoreItem {
    let items = try StoreResults.items(in: Array("{\"results\":[\(json)]}".utf8))
    return try #require(items.first)
  }

  @Test(arguments: [
    (#"{"wrapperType":"artist","artistName":"A"}"#, "artist"),
    (#"{"wrapperType":"collection","collectionType":"TV Season"}"#, "tv season"),
    (#"{"wrapperType":"collection"}"#, "album"),
    (#"{"wrapperType":"audiobook"}"#, "audiobook"),
    (#"{"kind":"ebook"}"#, "ebook"),
    (#"{"wrapperType":"track","kind":"song"}"#, "song"),
    (#"{"wrapperType":"track"}"#, "track"),
    (#"{}"#, "unknown"),
  ])
  func `kinds are found whichever key tells them`(_ json: String, _ kind: String) throws {
    #expect(try item(json).kind == kind)
  }

  @Test(arguments: [
    (#"{"kind":"song","trackPrice":1.29,"collectionPrice":9.99}"#, StorePrice.priced("1.29")),
    (#"{"kind":"song","trackPrice":-1.00,"collectionPrice":9.99}"#, .unavailable),
    (#"{"kind":"song","trackPrice":"1.29"}"#, .missing),
    (#"{"kind":"song","trackPrice":true}"#, .missing),
    (#"{"wrapperType":"collection","trackPrice":1,"collectionPrice":9.90}"#, .priced("9.90")),
    (#"{"kind":"software","price":0.00,"trackPrice":3}"#, .free),
    (#"{"kind":"software","price":0e0}"#, .free),
    (#"{"kind":"ebook","price":4.99}"#, .priced("4.99")),
    (#"{"wrapperType":"artist","price":4.99}"#, .missing),
    (#"{"kind":"podcast-episode","trackPrice":0}"#, .missing),
    (#"{"kind":"song","trackPrice":1e400}"#, .priced("1e400")),
    (#"{"kind":"song"}"#, .missing),
  ])
  func `the price is the first amount in the order of the kind`(
    _ json: String, _ price: StorePrice
  ) throws {
    #expect(try item(json).price == price)
  }

  @Test func `every field may be missing, null or of another type`() throws {
    let empty = try item(#"{"trackName":null,"artistName":7,"genres":"x","trackId":null}"#)
    #expect(empty.name == nil)
    #expect(empty.artist == nil)
    #expect(empty.genre == nil)
    #expect(empty.id == "#1")
  }

  @Test func `names and addresses come from the first field that has one`() throws {
    let item = try item(
      #"{"trackName":"","collectionName":"C","artistName":"A","artistViewUrl":"https://a.test"}"#)
    #expect(item.name == "C")
    #expect(item.url == "https://a.test")
  }

  @Test(arguments: [
    (#"{"primaryGenreName":"Pop","genres":["Rock"]}"#, "Pop"),
    (#"{"genres":["Utilities","Games"]}"#, "Utilities, Games"),
    (#"{"genres":[{"name":"News","id":"1"},7,{"name":"Talk"}]}"#, "News, Talk"),
  ])
  func `genres are strings or objects`(_ json: String, _ genre: String) throws {
    #expect(try item(json).genre == genre)
  }

  @Test func `identifiers are numbers with or without a fraction, or strings`() throws {
    #expect(try item(#"{"trackId":7049440.0}"#).id == "7049440")
    #expect(try item(#"{"collectionId":"12"}"#).id == "12")
  }

  @Test func `members that are no objects are skipped and doubled identifiers told apart`() throws {
    let body = #"{"resultCount":99,"results":[1,{"trackId":5},null,{"trackId":5}]}"#
    let items = try StoreResults.items(in: Array(body.utf8))
    #expect(items.map(\.id) == ["5", "5"])
    #expect(StoreResults.identified(items).map(\.id) == ["5", "5~2"])
    let taken = ["5~2", "5", "5", "5"].map { id in
      var item = items[0]
      item.id = id
      return item
    }
    #expect(StoreResults.identified(taken).map(\.id) == ["5~2", "5", "5~3", "5~4"])
  }

  @Test func `a byte order mark and blank lines around are fine`() throws {
    let body = [0xEF, 0xBB, 0xBF] + Array("\n\n\n{\"results\": []}\n\n".utf8)
    #expect(try StoreResults.items(in: body).isEmpty)
  }

  @Test func `what is written for the store is read back the same`() throws {
    let time = Timestamp(seconds: 0)
    for price in ["\"trackPrice\":1.20", "\"trackPrice\":0", "\"trackPrice\":-1", "\"x\":0"] {
      var item = try item("{\"kind\":\"song\",\"trackId\":1,\"trackName\":\"é\",\(price)}")
      item.fetched = time
      #expect(StoreItem(json: item.json, fetched: time) == item)
    }
  }
}
