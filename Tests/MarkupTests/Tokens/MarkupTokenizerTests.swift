import Testing

@testable import Markup

struct MarkupTokenizerTests {
  /// The tokens, a line each: what they are, and their text.
  private func tokens(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var tokenizer = MarkupTokenizer(bytes)
    var lines: [String] = []
    while let token = tokenizer.next() {
      switch token {
      case .text(let range): lines.append("text " + bytes.text(range))
      case .verbatim(let range): lines.append("verbatim " + bytes.text(range))
      case .start(let tag):
        let attributes = MarkupAttributes(tag, in: bytes).map {
          " " + bytes.text($0.name) + "=[" + bytes.text($0.value) + "]"
        }
        lines.append(
          "start " + bytes.text(tag.name) + (tag.isEmpty ? "/" : "") + attributes.joined())
      case .end(let name): lines.append("end " + bytes.text(name))
      case .doctype: lines.append("doctype")
      case .comment: lines.append("comment")
      }
    }
    return lines
  }

  @Test(arguments: [
    ("<a>b</a>", ["start a", "text b", "end a"]),
    ("<a b=c d='e f' g=\"h'i\" j>", ["start a b=[c] d=[e f] g=[h'i] j=[]"]),
    ("<a/><b />", ["start a/", "start b/"]), ("<a b=c/>", ["start a/ b=[c]"]),
    ("<a b=http://h.test/ >", ["start a b=[http://h.test/]"]),
    ("<a b='>'>c", ["start a b=[>]", "text c"]), ("<a b = 'c' >", ["start a b=[c]"]),
    ("<a\nb\n=\n'c'>", ["start a b=[c]"]), ("<a =b>", ["start a =[b]"]),
    ("<é:ö x:y=''>", ["start é:ö x:y=[]"]),
    ("a < b <3 <> </> c", ["text a < b <3 <> </> c"]), ("<", ["text <"]), ("a<", ["text a<"]),
    ("<a", ["start a"]), ("<a b", ["start a b=[]"]), ("<a b='c", ["start a b=[c]"]),
    ("</a", ["end a"]), ("</a x='y'>z", ["end a", "text z"]), ("</a<b>", ["end a", "start b"]),
    ("<a<b>c", ["start a", "start b", "text c"]),
    ("<a b='c>d</a><e f='g'>", ["start a b=[c]", "text d", "end a", "start e f=[g]"]),
    ("<!-- <a> -- > -->b", ["comment", "text b"]), ("<!-->a", ["comment", "text a"]),
    ("<!--->a", ["comment", "text a"]), ("<!-- a", ["comment"]), ("<!a>b", ["comment", "text b"]),
    ("<?a b?>c", ["comment", "text c"]), ("<?a", ["comment"]),
    ("<![CDATA[<a>&amp;]]]]>b", ["verbatim <a>&amp;]]", "text b"]),
    ("<![CDATA[]]>", ["verbatim "]), ("<![cdata[a", ["verbatim a"]),
    ("<![CDATA[", ["verbatim "]),
    ("<!DOCTYPE a [<!ENTITY b \"]>\">]>c", ["doctype", "text c"]),
    ("<!doctype html>a", ["doctype", "text a"]), ("<!doctype 'a>b", ["doctype", "text b"]),
  ])
  func `whatever stands there is read`(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test func `no byte is lost or read twice`() {
    let text = "a<b c='d>e'>f</b><!--g--><![CDATA[h]]>i<j k=\"<l>m<n"
    let bytes = Array(text.utf8)
    for end in 0...bytes.count {
      var tokenizer = MarkupTokenizer(bytes, in: 0..<end)
      var last = 0
      while tokenizer.next() != nil {
        #expect(tokenizer.position > last && tokenizer.position <= end, "\(end)")
        last = tokenizer.position
      }
      #expect(last == end)
    }
  }

  @Test func `of declarations that are never closed only the first is followed to the end`() {
    let one = "<!doctype ["
    var tokenizer = MarkupTokenizer(Array(String(repeating: one + ">", count: 50_000).utf8))
    var count = 0
    while let token = tokenizer.next() {
      guard case .doctype(let range) = token, range.count == one.utf8.count + 1 else { break }
      count += 1
    }
    #expect(count == 50_000)
  }

  @Test(arguments: [
    ("a</script>b", "a"), ("a</scriptx></SCRIPT >b", "a</scriptx>"), ("a<!--</b>", "a<!--</b>"),
    ("a</script", "a"), ("", ""),
  ])
  func `raw text ends at the end tag of its element`(text: String, raw: String) {
    var tokenizer = MarkupTokenizer(Array(text.utf8))
    #expect(tokenizer.bytes.text(tokenizer.rawText(of: "script")) == raw)
  }
}
