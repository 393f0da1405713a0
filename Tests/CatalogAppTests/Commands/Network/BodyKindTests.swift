import Testing

@testable import CatalogApp

struct BodyKindTests {
  @Test(arguments: [
    ("<!DOCTYPE html><p>", BodyKind.html), ("\n <HTML lang=en>", .html),
    ("<?xml version=\"1.0\"?>\n<!-- hi -->\n<html xmlns=\"x\">", .html),
    ("<?xml version=\"1.0\"?><rss>", .xml), ("\u{FEFF}<feed>", .xml), ("<rdf:RDF", .xml),
    ("{\"version\": 1}", .json), ("  []", .json), ("", .empty), (" \r\n\t", .empty),
    ("plain words", .other), ("\u{0}\u{1}", .other), ("%PDF-1.7", .other),
  ])
  func `a body is known by its first bytes`(text: String, kind: BodyKind) {
    #expect(BodyKind(Array(text.utf8)) == kind)
  }
}
