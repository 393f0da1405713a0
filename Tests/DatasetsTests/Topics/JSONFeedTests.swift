import Markup
import Testing

@testable import Datasets

struct JSONFeedTests {
  private func feed(_ text: String, at address: String? = "https://h.test/dir/feed.json") -> Feed? {
    try? FeedDocument.feed(in: Array(text.utf8), address: address)
  }

  private func item(_ members: String) -> FeedItem? {
    feed("{\"items\":[{\(members)}]}")?.items.first
  }

  @Test func `all of an item is read`() {
    let feed = feed(
      """
      {"version":"https://jsonfeed.org/version/1.1","title":" Site\\n x ","home_page_url":"/home/",
       "description":"About","author":{"name":"All"},
       "items":[{"id":7,"url":"a","title":"One","content_html":"<p>x</p><script>y</script>",
         "content_text":"no","summary":"s","date_published":"2026-03-07T10:00:00+01:00",
         "date_modified":"2026-03-07T10:00:00Z","authors":[{},{"name":"Ann"}],"tags":["x"," ",3],
         "attachments":[{"url":"b.mp3","mime_type":"audio/mpeg","size_in_bytes":12},{"url":""}]},
        {"id":"2","external_url":"https://o.test/","content_text":"a < b"}, 5, null]}
      """)
    #expect(feed?.format == .json && feed?.title == "Site x" && feed?.summary == "About")
    #expect(feed?.link == "https://h.test/home/")
    let item = feed?.items.first
    #expect(item?.id == "7" && item?.link == "https://h.test/home/a" && item?.title == "One")
    #expect(item?.content == FeedText("<p>x</p>", .html) && item?.summary == FeedText("s", .plain))
    #expect(item?.published == 1_772_874_000 && item?.updated == 1_772_877_600)
    #expect(item?.author == "Ann" && item?.categories == ["x", "3"])
    #expect(
      item?.enclosures
        == [FeedEnclosure(url: "https://h.test/home/b.mp3", type: "audio/mpeg", length: 12)])
    #expect(feed?.items.count == 2)
    #expect(feed?.items.last?.link == "https://o.test/" && feed?.items.last?.author == "All")
    #expect(feed?.items.last?.content == FeedText("a < b", .plain))
  }

  @Test(arguments: [
    #""url":"javascript:x","external_url":"https://o.test/""#, #""external_url":"https://o.test/""#,
    #""url":"","external_url":"https://o.test/""#, #""url":5e,"external_url":"x""#,
    #""url":null,"external_url":"https://o.test/""#, #""url":"//o.test/""#,
  ])
  func `an address that does not do is none`(members: String) {
    #expect(item(members)?.link == (members.contains("5e") ? nil : "https://o.test/"))
  }

  @Test(arguments: [
    #""id":"""#, #""id":null"#, #""id":true"#, #""id":{}"#, #""title":"x""#,
  ])
  func `what is no id is none`(members: String) {
    let item = item(members)
    #expect(item != nil && item?.id == nil)
  }

  @Test func `texts are cleaned`() {
    #expect(item(#""title":"a\u001b[1m\u202eb","id":" x\n""#)?.title == "a[1mb")
    #expect(item(#""title":"a & b &amp; <b>""#)?.title == "a & b &amp; <b>")
    #expect(item(#""content_text":"a\r\nb""#)?.content?.text == "a\nb")
  }

  @Test func `what every item has with it is short, and so are lines and addresses`() {
    let long = String(repeating: "é", count: 100_000)
    let feed = feed(
      """
      {"title":"\(long)","author":{"name":"\(long)"},"items":[{"title":"\(long)","id":"\(long)",
       "url":"https://h.test/\(long)","tags":["\(long)"],"attachments":[{"url":"u:\(long)"}]}]}
      """)
    let item = feed?.items.first
    for name in [feed?.title, item?.author] {
      #expect(name.map { (800...FeedCleaning.longestName).contains($0.utf8.count) } == true)
    }
    for line in [item?.title, item?.categories.first] {
      #expect(line.map { (3_800...FeedCleaning.longestLine).contains($0.utf8.count) } == true)
    }
    #expect(item?.id == nil && item?.link == nil && item?.enclosures.isEmpty == true)
  }

  @Test(arguments: [
    "{}", "[]", "{\"items\":5}", "{\"version\":5}", "\"items\"", "{\"items\":[}", "nil",
  ])
  func `other JSON is no feed`(text: String) { #expect(feed(text) == nil) }

  @Test func `a feed may have no version, or no items`() {
    #expect(feed("{\"version\":\"https://jsonfeed.org/version/1\"}")?.items.isEmpty == true)
    #expect(feed("\u{FEFF} {\"items\":[]}")?.items.isEmpty == true)
    #expect(feed("{\"items\":[{}]}")?.items.count == 1)
  }

  @Test func `what only counts counts the same`() throws {
    let text = Array("{\"items\":[{},{},3]}".utf8)
    #expect(try FeedDocument.count(in: text) == FeedDocument.feed(in: text).items.count)
  }
}
