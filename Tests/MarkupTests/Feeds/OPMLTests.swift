import Foundation
import Testing

@testable import Markup

#if canImport(FoundationXML)
import FoundationXML
#endif

struct OPMLTests {
  private func read(_ text: String) -> OPML? { OPML(MarkupText(Array(text.utf8))) }

  private func body(_ outlines: String) -> OPML? {
    read("<opml version='2.0'><head><title>x</title></head><body>\(outlines)</body></opml>")
  }

  private typealias Feed = OPML.Subscription

  @Test func `feeds are found with their names, sites and folders`() {
    let list = body(
      """
      <outline text="A" title="B" type="rss" xmlUrl="https://h.test/a" htmlUrl="https://h.test/"/>
      <outline text="Folder"><outline title="Inner">
        <outline XMLURL='https://h.test/b' title=b></outline>
        <outline type="link" text="c" xmlurl="https://h.test/c?x=1&amp;y=2"/></outline>
        <outline xmlUrl="https://h.test/d"/></outline>
      <outline text="Empty"/><outline xmlUrl="" text="e"/><outline><outline xmlUrl="f"/></outline>
      """)
    #expect(
      list?.subscriptions == [
        Feed(url: "https://h.test/a", title: "A", link: "https://h.test/"),
        Feed(url: "https://h.test/b", title: "b", folders: ["Folder", "Inner"]),
        Feed(url: "https://h.test/c?x=1&y=2", title: "c", folders: ["Folder", "Inner"]),
        Feed(url: "https://h.test/d", folders: ["Folder"]), Feed(url: "f"),
      ])
    #expect(list?.strayAmpersand == nil)
  }

  @Test(arguments: ["", "words", "<rss/>", "<outline xmlUrl='a'/>", "<x><opmlx/></x>"])
  func `what is no list is none`(text: String) { #expect(read(text) == nil) }

  @Test(arguments: [
    "<opml>", "<OPML><body/></OPML>", "<?xml version='1.0'?><!DOCTYPE opml><opml/>",
    "words <opml><outline text='x'>",
  ])
  func `a list may be empty`(text: String) { #expect(read(text)?.subscriptions.isEmpty == true) }

  @Test(arguments: [
    ("<outline xmlUrl='https://h.test/?a=1&b=2'/>", "https://h.test/?a=1&b=2"),
    ("<outline text='x' xmlUrl='https://h.test/?a=1&copy=2'>", "https://h.test/?a=1&copy=2"),
  ])
  func `a stray ampersand is read as it is, and told with its line`(outline: String, url: String) {
    let list = body("\n\n" + outline)
    #expect(list?.subscriptions.map(\.url) == [url])
    #expect(list?.strayAmpersand == 3)
  }

  @Test func `what is not closed is read as far as it goes`() {
    let list = body(
      "<outline text='F'><outline xmlUrl='a'><outline xmlUrl='b'></outline></outline></outline>"
        + "<outline text='G'><outline xmlUrl='c'/><outline xmlUrl='d' text='")
    #expect(list?.subscriptions.map(\.url) == ["a", "b", "c", "d"])
    #expect(list?.subscriptions.map(\.folders) == [["F"], ["F"], ["G"], ["G"]])
  }

  @Test func `very deep folders are cut, not followed`() {
    let deep = String(repeating: "<outline text='x'>", count: 50_000)
    #expect(body(deep + "<outline xmlUrl='a'/>")?.subscriptions.map(\.folders.count) == [16])
  }

  @Test func `very many feeds that are not closed lie in the folder of the first`() {
    let feeds = String(repeating: "<outline xmlUrl='a'>", count: 100_000)
    let list = body("<outline text='F'>" + feeds)
    #expect(list?.subscriptions.count == 100_000)
    #expect(list?.subscriptions.allSatisfy { $0.folders == ["F"] } == true)
  }

  private static let hostile = [
    "a & b", "<script>", "\"quoted\" 'single'", "&amp; &#10; &bogus;", "]]>", "ünï — 日本 😀", "--",
    "\u{FFFE}\u{FFFF}x",
  ]

  private static let lists = [
    [],
    hostile.map {
      Feed(url: "https://h.test/?\($0)", title: $0, link: $0, folders: [$0, $0 + "2"])
    },
    [
      Feed(url: "1", title: "1", folders: ["A", "B"]), Feed(url: "2", title: "2", folders: ["A"]),
      Feed(url: "3", title: "3", folders: ["A", "C", "D"]), Feed(url: "4", title: "4"),
      Feed(url: "5", title: "5", folders: ["A"]),
      Feed(url: "6", title: "6", folders: ["B", "C", "D"]),
    ],
  ]

  @Test(arguments: lists) private func `what is written is well formed, and is read back`(
    feeds: [OPML.Subscription]
  ) {
    let text = OPML(feeds).text
    #expect(XMLParser(data: Data(text.utf8)).parse(), "\(text)")
    func plain(_ text: String) -> String {
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.filter { $0.value < 0xFFFE || $0.value > 0xFFFF }))
    }
    let expected = feeds.map {
      Feed(
        url: plain($0.url), title: $0.title.map(plain), link: $0.link.map(plain),
        folders: $0.folders.map(plain))
    }
    #expect(read(text)?.subscriptions == expected)
    #expect(read(text)?.strayAmpersand == nil)
  }

  @Test func `controls and line ends are no part of a list`() {
    let text = OPML([Feed(url: "a", title: "b\nc\u{1B}[m\u{202E}", folders: ["d\te"])]).text
    #expect(
      read(text)?.subscriptions == [Feed(url: "a", title: "b c[m", folders: ["d e"])])
  }

  @Test func `without a title the address stands for it`() {
    #expect(read(OPML([Feed(url: "a")]).text)?.subscriptions == [Feed(url: "a", title: "a")])
  }
}
