import Testing

@testable import Markup

struct FeedCleaningTests {
  private func cleaned(_ text: String) -> String { FeedCleaning.text(Array(text.utf8)[...]) }

  @Test(arguments: [
    ("a\tb\nc", "a\tb\nc"), ("a\r\nb\rc", "a\nb\nc"), ("\u{1B}[2Ja\u{7}", "[2Ja"),
    ("a\u{0}\u{1}\u{1F}\u{7F}b", "ab"), ("a\u{80}\u{9B}\u{9F}\u{A0}b", "a\u{A0}b"),
    ("\u{9B}", ""), ("a\u{9F}", "a"), ("é\u{A9}", "é\u{A9}"),
    ("a\u{202A}b\u{202E}c\u{202C}", "abc"), ("a\u{202F}\u{2029}b", "a\u{202F}\u{2029}b"),
    ("\u{2066}a\u{2069}", "\u{2066}a\u{2069}"),
    ("\u{2066}\u{2067}a", "\u{2066}\u{2067}a\u{2069}\u{2069}"),
    ("a\u{2069}b", "ab"), ("a\u{2069}\u{2068}b", "a\u{2068}b\u{2069}"), ("", ""),
    ("\u{200E}\u{200F}\u{FEFF}", "\u{200E}\u{200F}\u{FEFF}"),
  ])
  func `nothing that drives a terminal is left`(text: String, expected: String) {
    #expect(cleaned(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
    // The quick look and the careful one agree wherever it stands.
    for indent in Array(0..<20) + Array(60..<100) {
      let before = String(repeating: "x", count: indent)
      #expect(
        cleaned(before + text).unicodeScalars.elementsEqual((before + expected).unicodeScalars))
      #expect(
        cleaned(text.replacing("\u{2066}", with: "") + before).unicodeScalars.allSatisfy {
          $0.value >= 0xA0 || $0.value >= 0x20 && $0.value < 0x7F
            || "\n\t".unicodeScalars.contains($0)
        })
      let bytes = Array((before + text + before).utf8)
      #expect(
        FeedCleaning.text(wellFormed: bytes).utf8.elementsEqual(FeedCleaning.text(bytes[...]).utf8))
    }
  }

  @Test func `a long text is the same text, unchecked`() {
    let text = String(repeating: "naïve 東京 😀 ", count: 20)
    let bytes = Array(text.utf8)
    #expect(FeedCleaning.text(wellFormed: bytes) == text)
    #expect(FeedCleaning.text(wellFormed: bytes, in: 0..<0) == "")
    #expect(FeedCleaning.text(wellFormed: bytes, in: 7..<13) == "東京")
    #expect(FeedCleaning.text(wellFormed: bytes).hashValue == text.hashValue)
  }

  @Test(arguments: [
    (" a \n\r\n b\u{C}", "a b"), ("", ""), (" \t", ""), ("a\u{A0} b", "a\u{A0} b"),
    ("\u{301}a\n\u{301}", "\u{301}a \u{301}"), ("a  b", "a b"), ("a b ", "a b"), ("a\tb", "a b"),
    ("a\u{1}b", "a\u{1}b"),
  ])
  func `a line has no line ends`(text: String, line: String) {
    #expect(FeedCleaning.line(text).unicodeScalars.elementsEqual(line.unicodeScalars))
  }

  @Test(arguments: [
    ("<b>a</b> &amp; <i>b", "a & b"), ("a<br>b<BR/>c<p>d", "a b c d"),
    ("a <T> b</T>", "a <T> b</T>"),
    ("1 < 2 &copy 3", "1 < 2 © 3"), ("<!-- a -->b", "b"), ("<!doctype html>a", "<!doctype html>a"),
    ("<a href='<x>'>b</a>", "b"), ("<a", ""), ("&lt;b&gt;", "<b>"), ("<![CDATA[<b>]]>", "<b>"),
    ("&#27;[1m&#x202e;", "\u{FFFD}[1m"), ("<foo><b>x</b></foo>", "<foo>x</foo>"), ("a<", "a<"),
  ])
  func `tags for texts go, what only looks like tags stays`(text: String, line: String) {
    #expect(FeedCleaning.plainLine(text) == line)
  }

  @Test(arguments: [
    ("<p>", true), ("a</B>", true), ("<IMG src=x>", true), ("a <b", true), ("a < b", false),
    ("<T>", false), ("List<String>", false), ("&lt;p&gt;", false), ("", false), ("<!-- -->", false),
    ("<h1>", true), ("<h7>", false), ("<x><p>", true), ("<blockquote>", true),
  ])
  func `text with a tag for texts is HTML`(text: String, isHTML: Bool) {
    #expect(FeedCleaning.isHTML(text) == isHTML)
  }

  @Test(arguments: [
    ("a<script>b</script>c", "ac"), ("a<SCRIPT src=x>b</ScRiPt >c", "ac"),
    ("a<style>b</style>c", "ac"),
    ("a<script>b", "a"), ("a<script>'</scriptx>'</script>c", "ac"), ("<script/>a", "a"),
    ("a<span>b</span>", "a<span>b</span>"), ("<scripty>a</scripty>", "<scripty>a</scripty>"),
    ("<script><script>a</script>b", "b"), ("<s>a</s>", "<s>a</s>"),
    ("<script>a</script><script>b</script>c", "c"), ("<style>a</style><p>b", "<p>b"),
    ("<!-- <script> -->a<script>b</script>", "<!-- <script> -->a"),
  ])
  func `scripts go with what stands in them`(html: String, kept: String) {
    #expect(FeedCleaning.withoutScripts(html) == kept)
    for indent in 25..<70 {
      let before = String(repeating: "x", count: indent)
      #expect(FeedCleaning.withoutScripts(before + html) == before + kept)
      #expect(FeedCleaning.withoutScripts("<s>" + before + html) == "<s>" + before + kept)
    }
  }
}
