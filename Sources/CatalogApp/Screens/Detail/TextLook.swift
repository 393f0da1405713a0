import Markup
import TerminalUI

/// How running text looks on the screen: what is said by styles, and what by signs.
struct TextLook: Sendable {
  var theme: Theme
  /// What was looked for.
  var marks = MatchMarks(nil)
  /// Whether lines are not drawn: whoever hears the screen would hear each of their pieces.
  var isPlain = false

  /// Longer addresses that lead nowhere are data.
  private static let longestShownAddress = 200
}

extension TextLook {
  /// The text with its styles, links and match marks; its line breaks stay.
  ///
  /// A link that cannot be followed here, such as one to a mailbox, has its address behind it.
  func styled(_ text: InlineText, _ base: CellStyle = .plain) -> StyledText {
    var spans: [StyledText.Span] = []
    spans.reserveCapacity(text.runs.count)
    for (index, run) in text.runs.enumerated() {
      let address = run.link.flatMap(WebAddress.init)
      spans.append(
        StyledText.Span(
          signs(run), style(of: run, base, isLink: address != nil), link: address?.text))
      let endsLink = index + 1 >= text.runs.count || text.runs[index + 1].link != run.link
      if let link = run.link, address == nil, endsLink, isTold(link, behind: run.text) {
        spans.append(StyledText.Span(" <" + link + ">", base.adding(.dim)))
      }
    }
    return marks.marked(StyledText(spans: spans))
  }

  private func signs(_ run: InlineText.Run) -> String {
    var text = run.text
    // No style that terminals share strikes text out.
    if run.style.contains(.strikethrough) { text = "~" + text + "~" }
    return run.style.contains(.image) ? "[" + text + "]" : text
  }

  private func style(of run: InlineText.Run, _ base: CellStyle, isLink: Bool) -> CellStyle {
    if run.style.isEmpty, !isLink { return base }
    var style = base
    if isLink {
      style = theme.link.adding(base.attributes)
    } else if run.style.contains(.code) {
      style = theme.code.adding(base.attributes)
    }
    if run.style.contains(.emphasis) { style = style.adding(.italic) }
    if run.style.contains(.strong) { style = style.adding(.bold) }
    return style
  }

  private func isTold(_ link: String, behind text: String) -> Bool {
    link.utf8.count <= Self.longestShownAddress && !link.hasSuffix(text)
  }
}
