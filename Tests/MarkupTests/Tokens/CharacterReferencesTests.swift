import Testing

@testable import Markup

struct CharacterReferencesTests {
  private func resolved(
    _ text: String, _ dialect: CharacterReferences.Dialect = .xml, doctype: String = ""
  ) -> String {
    let bytes = Array(text.utf8)
    var resolved: [UInt8] = []
    CharacterReferences.append(
      0..<bytes.count, of: bytes, to: &resolved, dialect: dialect,
      entities: EntityTable(0..<doctype.utf8.count, of: Array(doctype.utf8)))
    return String(decoding: resolved, as: UTF8.self)
  }

  @Test(arguments: [
    ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("&amp;lt;", "&lt;"), ("&eacute;&Eacute;", "éÉ"),
    ("&NotEqualTilde;", "≂̸"), ("&CounterClockwiseContourIntegral;", "∳"),
    ("&#233;&#xE9;&#XE9;", "ééé"),
    ("&#128;&#x93;", "€“"), ("&#x1F600;", "😀"), ("&#0;&#1;", "\u{FFFD}\u{FFFD}"),
    ("&#xD800;&#x110000;&#xFFFE;&#99999999999999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("&#9;&#10;&#13;", "\t\n\r"), ("&;&#;&#x;&#xg;&", "&;&#;&#x;&#xg;&"),
    ("?a=1&b=2&copy=3&lt", "?a=1&b=2&copy=3&lt"), ("&nosuch;&É;", "&nosuch;&É;"), ("&#65", "&#65"),
    ("&#195;&#169;", "é"), ("&#226;&#130;&#172;!", "€!"), ("&#240;&#159;&#152;&#128;", "😀"),
    ("&#195;a", "Ãa"), ("&#195;&#65;", "ÃA"), ("&#195;&#195;&#169;", "Ãé"), ("&#169;&#195;", "©Ã"),
  ])
  func `a reference ends with a semicolon in XML`(text: String, expected: String) {
    #expect(resolved(text) == expected)
  }

  @Test(arguments: [
    ("&copy 2026", "© 2026"), ("&copy", "©"), ("&amp", "&"), ("&lt!", "<!"), ("&copy=3", "&copy=3"),
    ("&copyright;", "&copyright;"), ("&copy2", "&copy2"), ("&#65 B", "A B"), ("&#65", "A"),
    ("&notin;&not in", "∉¬ in"), ("&hellip", "&hellip"), ("&frac12 cup", "½ cup"),
  ])
  func `old names need none in HTML`(text: String, expected: String) {
    #expect(resolved(text, .html) == expected)
  }

  @Test func `every name of HTML stands for something`() {
    let entries = NamedReferences.text.description.split(separator: " ")
    #expect(entries.count == 2_125)
    for entry in entries {
      let parts = entry.split { "=~".contains($0) }
      #expect(parts.count == 2 && parts[0].utf8.count <= NamedReferences.longest, "\(entry)")
      let scalars = parts[1].split(separator: ",").compactMap { UInt32($0, radix: 16) }
        .compactMap(Unicode.Scalar.init)
      let expected = String(String.UnicodeScalarView(scalars))
      #expect(!expected.isEmpty)
      #expect(resolved("&\(parts[0]);") == expected, "\(entry)")
      if entry.contains("~") {
        #expect(resolved("&\(parts[0]) ", .html) == expected + " ", "\(entry)")
      }
    }
  }

  @Test(arguments: [
    ("<!DOCTYPE a [<!ENTITY b \"c\">]>", "c"),
    ("<!DOCTYPE a [<!ENTITY\nb\n'c &#38; d'>]>", "c & d"),
    ("<!DOCTYPE a [<!ENTITY b \"c\"><!ENTITY b \"d\">]>", "c"),
    ("<!DOCTYPE a [<!ENTITY x \"y\"><!ENTITY b \"<&x;>\">]>", "<&x;>"),
    ("<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]>", "&b;"),
    ("<!DOCTYPE a [<!ENTITY b PUBLIC \"p\" \"http://h.test/\">]>", "&b;"),
    ("<!DOCTYPE a [<!ENTITY % b \"c\">]>", "&b;"), ("<!DOCTYPE a [<!ENTITY b \"c]>", "&b;"),
    ("<!DOCTYPE a [<!ENTITY b", "&b;"), ("<!DOCTYPE a>", "&b;"),
  ])
  func `a document's own names stand for the texts within it`(doctype: String, expected: String) {
    #expect(resolved("&b;", doctype: doctype) == expected)
  }

  @Test func `own names do not change those of XML, but may those of HTML`() {
    let doctype = "<!DOCTYPE a [<!ENTITY amp \"x\"><!ENTITY eacute \"y\">]>"
    #expect(resolved("&amp;&eacute;", doctype: doctype) == "&y")
  }

  @Test func `entities grow to a megabyte, and not further`() {
    let doctype = "<!DOCTYPE a [<!ENTITY b \"\(String(repeating: "x", count: 4_096))\">]>"
    let text = resolved(String(repeating: "&b;", count: 1_000), doctype: doctype)
    #expect(text.utf8.count == 1 << 20)
    let long = "<!DOCTYPE a [<!ENTITY b \"\(String(repeating: "x", count: 4_097))\">]>"
    #expect(resolved("&b;", doctype: long) == "&b;")
  }

  @Test func `of very many entities the first ones count`() {
    let names = (0..<1_000).map { "<!ENTITY n\($0) \"v\($0)\">" }.joined()
    let text = resolved("&n0;&n255;&n256;", doctype: "<!DOCTYPE a [\(names)]>")
    #expect(text == "v0v255&n256;")
  }

  @Test func `references of all kinds stand beside each other in a part of a text`() {
    let text = "é&amp;&lt;&mdash;&gt;&quot;&#233;&apos;&x;&amp&gt;"
    let bytes = Array("<&gt;\(text)&lt;".utf8)
    for count in [1, 3, 50] {
      var made = Array("b".utf8)
      for _ in 0..<count {
        CharacterReferences.append(5..<(bytes.count - 4), of: bytes, to: &made)
      }
      let once = "é&<—>\"é'&x;&amp>"
      #expect(String(decoding: made, as: UTF8.self) == "b" + String(repeating: once, count: count))
    }
  }
}
