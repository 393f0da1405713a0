import Datasets
import Markup
import Testing

@testable import CatalogApp

struct DetailWriterTests {
  private let document = DetailDocument(title: "T", blocks: [.paragraph("some words of it")])
    .reading([
      .list(TextList([.init(.bullet, [.paragraph(InlineText("alpha beta gamma delta eps"))])])),
      .paragraph(InlineText([.init("link", link: "https://example.org/a-long-address")])),
    ])

  private func lines(width: Int?) -> [String] {
    let writer = DetailWriter(
      texts: Texts(.english), gate: TextGate(Environment(["LANG": "en_US.UTF-8"])),
      style: Style(isOn: false), width: width)
    return writer.text(document).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  @Test func `on a terminal items hang behind their markers, and addresses stay whole`() {
    #expect(
      lines(width: 20) == [
        "T", "", "some words of it", "", "- alpha beta gamma", "  delta eps", "", "link[1]", "",
        "[1] https://example.org/a-long-address", "",
      ])
  }

  @Test func `elsewhere no line is broken`() {
    #expect(lines(width: nil).contains("- alpha beta gamma delta eps"))
  }
}
