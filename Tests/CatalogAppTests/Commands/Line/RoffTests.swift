import Testing

@testable import CatalogApp

struct RoffTests {
  @Test(arguments: [
    ("plain text", "plain text"), ("--json", "\\-\\-json"), ("a\\b", "a\\eb"),
    ("it's `so` \"x\"", "it\\(aqs \\(gaso\\(ga \\(dqx\\(dq"), ("~/^", "\\(ti/\\(ha"),
    ("‘é’…", "\\[u2018]\\[u00E9]\\[u2019]\\[u2026]"), ("🧌", "\\[u1F9CC]"), ("a\nb", "a b"),
  ])
  func `text stays text`(text: String, escaped: String) {
    #expect(Roff.escaped(text) == escaped)
  }

  @Test(arguments: [(".TH", "\\&.TH"), ("'br", "\\&'br"), ("a.b", "a.b"), ("", "")])
  func `a line is never a request`(text: String, line: String) {
    #expect(Roff.line(text) == line)
  }

  @Test(arguments: Language.allCases)
  func `every request of the manual page is one we know, and all else is ASCII`(language: Language)
  {
    let known = Set([
      ".TH", ".SH", ".SS", ".TP", ".PP", ".RS", ".RE", ".nf", ".fi", ".br", ".nh", ".ad",
    ])
    let page = ManPage.text(Texts(language), version: ".1\"'")
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix(".") { #expect(known.contains(String(line.prefix { $0 != " " }))) }
      #expect(!line.hasPrefix("'") && !line.isEmpty)
    }
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
  }
}
