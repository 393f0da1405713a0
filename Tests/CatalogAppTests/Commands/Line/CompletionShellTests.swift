import Foundation
import Testing

@testable import CatalogApp

struct CompletionShellTests {
  /// The shells of this machine; a test has no row for one that is not there.
  private static let installed: [(shell: CompletionShell, path: String)] =
    CompletionShell.allCases.flatMap { shell in
      ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"]
        .map { $0 + shell.rawValue }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
        .map { [(shell, $0)] } ?? []
    }

  private static let odd = ["it's here", "two words", "[a]:b", "$HOME `x` \"q\" \\", "plain"]

  @Test(arguments: installed, Language.allCases)
  func `a shell reads its script without a word`(
    installed: (shell: CompletionShell, path: String), language: Language
  ) throws {
    let script = installed.shell.script(Texts(language), datasets: Self.odd)
    let flag = installed.shell == .fish ? "--no-execute" : "-n"
    #expect(try run(installed.path, [flag, try file(script)]) == Answer(text: "", code: 0))
  }

  @Test func `bash offers commands, options, values and datasets with odd names`() throws {
    let bash = try #require(Self.installed.first { $0.shell == .bash })
    let script = CompletionShell.bash.script(Texts(.english), datasets: Self.odd)
    let tries = [
      "catalog se": "search", "catalog list it": "it's here", "catalog list two": "two words",
      "catalog list x --desc": "--descending", "catalog --color=al": "always",
      "catalog list --format js": "json", "catalog --config x list --so": "--sort",
      "catalog support --to a@b.example --mess": "--message-id", "catalog config pa": "path",
      "catalog completions fi": "fish", "catalog help sup": "support",
      "catalog open x --snapshot=js": "json", "catalog open --snapshot mon": "",
      "catalog open --snapshot pla": "plain", "catalog monsters --id": "--idiom",
      "catalog list -- --js": "", "catalog show a:b i": "", "catalog list --sort c": "",
    ]
    for (line, offer) in tries {
      // bash splits at these characters before the function sees the words.
      var words = ""
      for character in line {
        words += "=:@".contains(character) ? " \(character) " : String(character)
      }
      let call = """
        COMP_LINE=\(ShellQuoting.posix(line)); COMP_POINT=${#COMP_LINE}; COMP_WORDS=(\(words))
        COMP_CWORD=$((${#COMP_WORDS[@]}-1)); _catalog; printf '%s' "${COMPREPLY[*]}"
        """
      #expect(try run(bash.path, [try file(script + call)]).text == offer, "\(line)")
    }
  }

  @Test func `quotes keep every character of a word`() {
    #expect(ShellQuoting.posix("it's $x") == "'it'\\''s $x'")
    #expect(ShellQuoting.fish("it's \\ $x") == "'it\\'s \\\\ $x'")
    #expect(ShellQuoting.backslashed("a[b]:c\\d", "\\[]:") == "a\\[b\\]\\:c\\\\d")
  }

  @Test(arguments: [
    (["--generate-completion-script", "zsh"], ["completions", "zsh"]),
    (["--generate-completion-script=zsh"], ["completions", "zsh"]),
    (["--generate-completion-script="], ["completions", ""]),
    (["--generate-completion-scripts", "zsh"], nil),
    (["completions", "zsh"], nil),
    ([], nil),
  ])
  func `the usual option stands for the command`(arguments: [String], command: [String]?) {
    #expect(CompletionShell.commandLine(for: arguments) == command)
  }

  private struct Answer: Equatable {
    var text: String
    var code: Int32
  }

  private func file(_ text: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try text.write(to: file, atomically: false, encoding: .utf8)
    return file.path
  }

  /// What a program says on both streams about a file, which is removed, and how it ends.
  private func run(_ program: String, _ arguments: [String]) throws -> Answer {
    defer { for file in arguments.suffix(1) { try? FileManager.default.removeItem(atPath: file) } }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Answer(text: String(decoding: output, as: UTF8.self), code: process.terminationStatus)
  }
}
