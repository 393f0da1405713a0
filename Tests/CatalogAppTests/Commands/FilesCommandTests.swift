import CatalogApp
import Foundation
import Testing

/// A folder of the disk on the command line.
@MainActor struct FilesCommandTests {
  private struct Run {
    var code: ExitCode
    var output: String
    var errors: String

    var rows: [[String: Any]] {
      (try? JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]]) ?? []
    }
    var names: [String] { rows.compactMap { $0["name"] as? String } }
  }

  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    _ = try home.folder("d")
    _ = try home.folder("d/sub")
    _ = try home.folder("d/.git")
    for name in ["f10.txt", "F3.txt", "f007.txt", "f2.txt", ".rc", ".git/x"] {
      _ = try home.make("d/" + name, "text of \(name)\n")
    }
    _ = try home.make("d/sub/note.md", "# Head\n\nBody *text*\n")
    _ = try home.make("d/sub/data.bin", "a\0b")
  }

  private func run(_ words: String...) async throws -> Run {
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    let code = await Program.run(
      words.map { $0.replacingOccurrences(of: "files:@", with: "files:" + home.url.path + "/") },
      environment: Environment(["HOME": home.url.path]), output: output.stream,
      errors: errors.stream)
    return Run(code: code, output: try output.text(), errors: try errors.text())
  }

  @Test func `a folder is a list in the order of names`() async throws {
    let list = try await run("list", "files:@d", "--json")
    #expect(list.names == ["f2.txt", "F3.txt", "f007.txt", "f10.txt", "sub"])
    #expect(list.rows[0]["size"] as? Int == 15 && list.rows[0]["kind"] as? String == "file")
    #expect(list.rows[0]["path"] as? String == home.path("d/f2.txt"))
    #expect(list.rows[4]["kind"] as? String == "folder" && list.rows[4]["size"] is NSNull)
    let sorted = try await run("list", "files:@d/", "--sort", "name", "--json")
    #expect(sorted.names == list.names)
  }

  @Test func `folders below and hidden files are listed when asked for`() async throws {
    let deep = try await run("list", "files:@d", "--recursive", "--json")
    #expect(
      deep.rows.compactMap { $0["id"] as? String } == [
        "f2.txt", "F3.txt", "f007.txt", "f10.txt", "sub", "sub/data.bin", "sub/note.md",
      ])
    let all = try await run("list", "files:@d", "--all", "--recursive", "--json")
    #expect(
      all.rows.prefix(3).compactMap { $0["id"] as? String } == [".git", ".git/x", ".rc"])
    #expect(all.rows.count == 10)
    #expect(
      try await run("list", "files:@d", "--recursive", "--limit", "6", "--json").rows.count == 6)
    #expect(try await run("list", "monsters", "--recursive").code == .wrongUse)
    #expect(try await run("list", "files:@none").code == .noInput)
  }

  @Test func `a file is read by name and place`() async throws {
    let note = try await run("show", "files:@d", "--recursive", "sub/note.md").output
    #expect(note.contains("Head") && note.contains("Body text") && !note.contains("*text*"))
    #expect(try await run("show", "files:@d", "1").output.contains("text of f2.txt"))
    #expect(try await run("show", "files:@d", "sub/note.md").output.contains("Body text"))
    let json = try await run("show", "files:@d/sub", "note.md", "--json").output
    #expect(json.contains(##""text": "# Head\n\nBody *text*\n""##))
    let binary = try await run("show", "files:@d/sub", "data.bin", "--json").output
    #expect(binary.contains(#""base64": "YQBi""#))
    let dump = try await run("show", "files:@d/sub", "data.bin").output
    #expect(dump.contains("00000000  61 00 62"))
  }

  @Test func `words are found with their line`() async throws {
    let found = try await run("search", "--from", "files:@d", "body", "--json")
    #expect(found.names == ["note.md"] && found.rows[0]["line"] as? Int == 3)
    #expect(try await run("search", "--from", "files:@d", "absent").code == .nothingFound)
    #expect(try await run("search", "--from", "files:@d", "git", "--json").names.isEmpty)
    let all = try await run("search", "--from", "files:@d", "--all", "git", "--json")
    #expect(all.names == [".git", "x"])
  }

  @Test func `info, export and drafts take a folder`() async throws {
    #expect(try await run("info", "files:@d").output.contains("Items:"))
    let csv = try await run("export", "files:@d", "--columns", "name,size").output
    #expect(csv.hasPrefix("name,size\nf2.txt,15\n"))
    let draft = try await run(
      "support", "files:@d/sub", "note.md", "--to", "a@b.test", "-o", "-", "--no-diagnostics")
    #expect(draft.code == .done && draft.output.contains("filename=\"note.md\""))
    #expect(draft.output.contains("Body text"))
  }
}
