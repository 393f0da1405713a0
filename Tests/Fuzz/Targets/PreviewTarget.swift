import Datasets
import Markup

/// Whatever a file holds, what is read of it drives no terminal and leads nowhere unsafe.
struct PreviewTarget: FuzzTarget {
  let name = "preview"
  let seeds = [
    "# Title\n\n- one\n- [x] *two*\n\n1. a\n   > b\n\n| a | b |\n|---|:-:|\n| 1 | `2` |\n",
    "[a](https://h.test/ \"t\") ![p](x.png) <https://h.test> [r][]\n\n[r]: javascript:x\n",
    "```swift\nlet a = 1\n```\n\n    code\n\nTitle\n===\n\n***\n", "a,b\n1,\"2\n3\"\n",
    "{\"a\":[1,2]}\n", "%PDF-1.7\n\0\u{1}", "\u{FEFF}text \u{202E}turned\u{1B}[2J\n",
  ]
  let words = [
    "#", "*", "_", "**", "~~", "`", "```", "[", "]", "(", ")", "![", "]: ", "<", ">", "|", "---",
    "- ",
    "1. ", "\n", "\n\n", "\\", "&amp;", "&#0;", "\u{0}", "\u{1B}", "\u{202E}", "http://", "<b>",
    "    ",
    "\r\n", "\t", "é", "\u{FEFF}",
  ]

  func check(_ bytes: [UInt8]) throws(FuzzFinding) {
    for name in ["a.md", "a.csv", "a.json", "a.ndjson", "a.txt", "a"] {
      let content = FileContent(bytes: bytes, revision: FileRevision(""))
      let preview = FilePreview(content, name: name, columns: 40) { "\($0)" }
      var finding: FuzzFinding?
      for block in preview.blocks {
        block.forEachRun { run in
          do throws(FuzzFinding) {
            try FuzzFinding.expect(
              FuzzText.isClean(run.text, allowing: "\n\t"), "a control in \(name)")
            for address in [run.link, run.image].compactMap(\.self) {
              try FuzzFinding.expect(URLReference.isSafe(address), "unsafe: \(address)")
            }
          } catch { finding = error }
        }
      }
      if let finding { throw finding }
      let isShown = bytes.isEmpty || preview.nature == .picture || !preview.blocks.isEmpty
      try FuzzFinding.expect(isShown || Self.isBlank(bytes), "nothing is shown of \(name)")
    }
  }

  /// Whether nothing of it is to be seen: blanks, controls, marks of Markdown.
  private static func isBlank(_ bytes: [UInt8]) -> Bool {
    !bytes.contains { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
  }
}
