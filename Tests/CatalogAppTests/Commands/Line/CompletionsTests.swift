import CatalogApp
import Foundation
import Testing

struct CompletionsTests {
  @Test(arguments: Language.allCases)
  func `bash completes commands, options, values and names of datasets`(_ language: Language) throws
  {
    let script = Completions.bash.script(Texts(language))
    for (words, expected) in [
      ("catalog se", "search"), ("catalog show mon", "monsters"),
      ("catalog list x --li", "--limit"), ("catalog search --in eb", "ebooks"),
      ("catalog config s", "set"), ("catalog completions f", "fish"),
    ] {
      let parts = words.split(separator: " ")
      let line = """
        COMP_WORDS=(\(words)); COMP_CWORD=\(parts.count - 1)
        compopt() { :; }; _catalog; printf '%s\\n' "${COMPREPLY[@]}"
        """
      let output = try shell(script + line)
      #expect(output.split(separator: "\n").contains { $0 == expected }, "\(words)")
    }
  }

  private func shell(_ script: String) throws -> String {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["--norc", "-s"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data(script.utf8))
    try input.fileHandleForWriting.close()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
