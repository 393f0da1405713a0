import Foundation
import Markup
import TerminalUI

/// A long page as text of 80 columns beside w3m, each a whole process.
///
/// Ours is this program with the word `text`: what shows pages is a part of others.
struct PageBench {
  private static let columns = 80

  let folder: URL

  func run(_ report: inout Report) throws {
    let path = folder.appendingPathComponent("page.html").path
    _ = try MadeText.file(
      path, bytes: 10_000_000,
      head: "<!DOCTYPE html><html><head><meta charset=utf-8><title>Big</title></head><body>\n",
      tail: "</body></html>\n"
    ) { number, text in
      """
      <h2>\(number) \(text.words(4))</h2>
      \(text.paragraph())\(text.paragraph())
      <ul><li>\(text.words(6))</li><li>\(text.words(20)) &hellip;<ol><li>\(text.words(3))</li></ol></ul>
      \(text.paragraph())<blockquote>\(text.paragraph())</blockquote><pre>\(text.words(9))</pre>
      <table><tr><th>\(text.words(1))</th><th>\(text.words(1))</th></tr>
      <tr><td>\(text.words(2))</td><td>\(text.words(3))</td></tr></table>

      """
    }
    let own = ProcessInfo.processInfo.arguments[0]
    report.compare(
      Command([own, "text", path], home: folder),
      Command("w3m", "-dump", "-cols", String(Self.columns), "-T", "text/html", path),
      "a page of 10 MB as text : w3m -dump", rounds: 5, atMost: 0.2)
  }

  /// Prints the page in a file, and ends.
  static func printText(of path: String) throws -> Never {
    let file = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    let document = TextDocument(html: MarkupText(Array(file)).utf8, kind: .page)
    let layout = TextDocument.PlainTextLayout(
      width: columns, columns: { CellWidth.columns(of: $0) },
      wrap: { Clip.wrap($0, columns: $1) },
      wrapSimple: { Clip.wrapSimple($0, in: $1, columns: $2, to: &$3) })
    try document.writePlainUTF8(layout) { piece in
      try FileHandle.standardOutput.write(contentsOf: Data(piece))
    }
    // As the peer does, with the document in memory: nobody needs it to be taken apart.
    withExtendedLifetime(document) { exit(0) }
  }
}
