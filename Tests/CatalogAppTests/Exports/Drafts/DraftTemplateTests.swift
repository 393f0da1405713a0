import SupportMail
import Testing

@testable import CatalogApp

struct DraftTemplateTests {
  private func filled(_ text: String) throws -> String {
    try DraftTemplate(text).body.filled { "<\($0)>" }
  }

  @Test(arguments: [
    ("", ""), ("Hello", "Hello"), ("{{name}}", "<name>"), ("a {{ b c }} d", "a <b c> d"),
    ("{x} { {{y}}}", "{x} { <y>}"), ("\\{{x}} {{y}}", "{{x}} <y>"), ("{{a}}{{b}}", "<a><b>"),
    ("\\ {{a}}", "\\ <a>"), ("é{{a}}é", "é<a>é"), ("{{a}}\u{301}", "<a>\u{301}"),
    ("\r\n{{a}}\r\n", "\r\n<a>\r\n"), ("{", "{"), ("}}", "}}"), ("{{{a}}", "<{a>"),
  ])
  func `placeholders are found, and nothing else is changed`(
    _ text: String, _ shown: String
  ) throws {
    #expect(try filled(text).utf8.elementsEqual(shown.utf8))
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `fields stand at the top, up to a blank line`(_ end: String) throws {
    let lines = ["to: {{email}}", "SUBJECT :  About {{name}} ", " ", "Hello", "", "To: x"]
    let template = try DraftTemplate(lines.joined(separator: end))
    #expect(template.fields.keys.count == 2)
    #expect(template.fields[.to]?.placeholders == ["email"])
    #expect(template.fields[.subject]?.filled { $0 } == "About name")
    #expect(template.body.filled { $0 } == ["Hello", "", "To: x"].joined(separator: end))
  }

  @Test(arguments: ["\nTo: somebody", "Dear sir: hello", "X-Evil: 1\n\nTo: x", ": x"])
  func `a text that begins otherwise has no fields`(_ text: String) throws {
    let template = try DraftTemplate(text)
    #expect(template.fields.isEmpty)
    #expect(template.body.filled { $0 } == text)
  }

  @Test func `fields alone are a template without a text`() throws {
    let template = try DraftTemplate("Subject: x")
    #expect(template.fields[.subject]?.filled { $0 } == "x")
    #expect(template.body.pieces.isEmpty)
  }

  @Test(arguments: [
    ("a\n{{b\n}}", TemplateError(.openPlaceholder, line: 2)),
    ("a\r\n\r\n{{b", TemplateError(.openPlaceholder, line: 3)),
    ("{{ }}", TemplateError(.emptyPlaceholder, line: 1)),
    ("To: a\nX-Evil: 1\n\nb", TemplateError(.unknownField("X-Evil: 1"), line: 2)),
    ("Sbuject: a\nTo: b\n\nc", TemplateError(.unknownField("Sbuject: a"), line: 1)),
    ("To: a\nTo: b\n\nc", TemplateError(.doubleField("To"), line: 2)),
    ("To: a\n\nb\n{{", TemplateError(.openPlaceholder, line: 4)),
  ])
  func `what is wrong is told with its line`(_ text: String, _ error: TemplateError) {
    #expect(throws: error) { try DraftTemplate(text) }
  }

  @Test func `a name that nothing has is an error`() throws {
    let template = try DraftTemplate("Subject: {{name}}\n\n{{name}}\n{{nmae}}")
    #expect(throws: TemplateError(.unknownPlaceholder("nmae", among: ["name"]), line: 4)) {
      try template.check(["name"], inFields: ["name"])
    }
    try template.check(["name", "nmae"], inFields: ["name"])
    #expect(throws: TemplateError(.unknownPlaceholder("name", among: []), line: 1)) {
      try template.check(["name", "nmae"], inFields: [])
    }
  }

  @Test(arguments: [
    (TemplateError.Reason.openPlaceholder, "there is no }} for the {{ on this line"),
    (.emptyPlaceholder, "there is no name between {{ and }}"),
    (
      .unknownPlaceholder("nmae\u{1B}", among: ["id", "name"]),
      "there is nothing called \"nmae\\u001b\"; these are: id, name."
    ),
    (.unknownPlaceholder("x", among: []), "\"x\" needs an item to write about"),
    (.unknownField("X: 1"), "\"X: 1\" is no field of a draft"),
    (.doubleField("To"), "To is there twice"),
  ])
  func `an error is one sentence`(_ reason: TemplateError.Reason, _ start: String) {
    #expect(TemplateError(reason, line: 1).message(Texts(.english)).hasPrefix(start))
  }
}
