import Foundation
import Testing

@testable import CatalogApp

@MainActor struct NotesCommandTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  @discardableResult
  private func run(_ arguments: String...) async throws -> (
    code: ExitCode, output: String, errors: String
  ) {
    let (output, errors) = (try CapturedStream(), try CapturedStream())
    let code = await Program.run(
      arguments, environment: Environment(["CATALOG_HOME": home.path("h"), "TZ": "UTC"]),
      output: output.stream, errors: errors.stream)
    return (code, try output.text(), try errors.text())
  }

  @Test func `the first list is empty, says how to begin, and makes nothing`() async throws {
    for arguments in [["files"], ["list", "files"]] {
      let (output, errors) = (try CapturedStream(), try CapturedStream())
      let code = await Program.run(
        arguments, environment: Environment(["CATALOG_HOME": home.path("h")]),
        output: output.stream, errors: errors.stream)
      #expect(code == .done)
      #expect(try output.text() == "")
      #expect(try errors.text().contains("catalog files new FOLDER/NAME"))
    }
    #expect(home.names == [])
  }

  @Test func `a text comes back as it went in`() async throws {
    let text = "\u{FEFF}Één\r\nboat\0end"
    let path = try home.make("in.txt", text)
    #expect(try await run("files", "new", "work/todo", path).code == .done)
    #expect(try await run("show", "files", "work/todo").output == text)
    #expect(try await run("show", "files", "todo").output == text)
    #expect(try await run("show", "files", "1").output == text)
    let json = try await run("show", "files", "todo", "--json").output
    #expect(json.contains(#""folder": "work""#) && json.contains("boat"))
    #expect(try await run("search", "--from", "files", "een").output.contains("todo"))
    #expect(try await run("search", "--from", "everything", "boat").output.contains("files/1"))
    #expect(try await run("list", "files", "--where", "folder=work", "--count").output == "1\n")
    let other = try home.make("other.txt", "")
    #expect(try await run("files", "save", "work/todo", other).code == .done)
    #expect(try await run("show", "files", "1").output == "")
  }

  @Test func `folders and files are changed, thrown away and brought back`() async throws {
    try await run("files", "new", "a")
    try await run("files", "new", "a/n")
    try await run("files", "new", "b/n")
    #expect(try await run("show", "files", "n").code == .wrongUse)
    #expect(try await run("files", "new", "a/n").code == .cannotCreate)
    #expect(try await run("files", "new", "a/b/c").code == .wrongUse)
    #expect(try await run("files", "move", "a/n", "b").code == .cannotCreate)
    #expect(try await run("files", "rename", "a/n", "m").code == .done)
    #expect(try await run("files", "move", "a/m", "b").code == .done)
    #expect(try await run("files", "duplicate", "b/m").code == .done)
    #expect(try await run("files", "rename", "b", "c").code == .done)
    #expect(
      try await run("list", "files", "--columns", "folder,name").output
        == "c\tm\nc\tm copy\nc\tn\n")
    let deleted = try await run("files", "delete", "c")
    #expect(deleted.errors.contains("catalog files restore 1"))
    #expect(try await run("files", "--count").output == "0\n")
    #expect(try await run("files", "trash", "--count").output == "1\n")
    #expect(try await run("files", "restore", "1").code == .done)
    #expect(try await run("files", "--count").output == "3\n")
    #expect(try await run("files", "delete", "c/n").code == .done)
    #expect(try await run("files", "empty-trash").code == .wrongUse)
    #expect(try await run("files", "trash", "--count").output == "1\n")
    #expect(try await run("files", "empty-trash", "--force").code == .done)
    #expect(try await run("files", "restore", "n").code == .noInput)
    #expect(try await run("files", "delete", "c/n").code == .noInput)
  }

  @Test func `a folder of texts and its export are the same`() async throws {
    let folder = try home.folder("in")
    _ = try home.folder("in/sub")
    _ = try home.folder("in/empty")
    let texts = ["in/a.txt": "one\r\n", "in/b": "", "in/sub/c.md": "\u{FEFF}drie\0"]
    for (name, text) in texts { _ = try home.make(name, text) }
    let tried = try await run("import", folder, "--into", "files", "--check")
    #expect(tried.errors.contains("3 added"))
    #expect(!home.names.contains("h"))
    #expect(try await run("import", folder, "--into", "files").code == .done)
    #expect(
      try await run("import", folder, "--into", "files").errors.contains(
        "0 added, 0 changed, 3 as they were"))
    #expect(try await run("files", "folders", "--count").output == "3\n")
    #expect(try await run("export", "files", "-o", home.path("out")).code == .done)
    #expect(home.text("out/in/a.txt") == "one\r\n")
    #expect(home.text("out/in/b") == "")
    let kept = try InputFile.read(home.path("out/sub/c.md"), room: 100)
    #expect(kept == Array("\u{FEFF}drie\0".utf8))
    _ = try home.make("out/in/b", "mine")
    #expect(try await run("export", "files", "-o", home.path("out")).code == .cannotCreate)
    #expect(home.text("out/in/b") == "mine")
  }

  @Test func `two files that come to one name do not take each other's place`() async throws {
    let folder = try home.folder("x")
    for name in ["x/p", "x/p/q", "x/p - q"] { _ = try home.folder(name) }
    _ = try home.make("x/p/q/f", "one")
    _ = try home.make("x/p - q/f", "two")
    _ = try home.make("x/n", "three")
    _ = try home.make("x/n ", "four")
    let result = try await run("import", folder, "--into", "files")
    #expect(result.code == .badData)
    #expect(result.errors.contains("p - q/f") && result.errors.contains("x/n"))
    #expect(result.errors.contains("2 added, 0 changed"))
    #expect(try await run("files", "--count").output == "2\n")
  }

  @Test func `a number that is gone is no other file's`() async throws {
    for name in ["a", "b"] { try await run("files", "new", "F/" + name) }
    try await run("files", "delete", "1")
    #expect(try await run("show", "files", "1").code == .noInput)
    #expect(try await run("show", "files", "2").code == .done)
    #expect(
      try await run("support", "files", "1", "--to", "a@example.org", "-o", "-").code == .noInput)
  }

  @Test func `a word that names a folder and a file asks which`() async throws {
    try await run("files", "new", "todo")
    try await run("files", "new", "work/todo")
    let asked = try await run("files", "delete", "todo")
    #expect(asked.code == .wrongUse)
    #expect(asked.errors.contains("todo/") && asked.errors.contains("work/todo"))
    #expect(try await run("files", "rename", "todo", "x").code == .wrongUse)
    #expect(try await run("files", "delete", "todo/").code == .done)
    #expect(try await run("files", "folders", "--count").output == "1\n")
    #expect(try await run("files", "delete", "todo").code == .done)
    #expect(try await run("files", "--count").output == "0\n")
  }

  @Test func `what is exported is chosen and sorted as for lists, with rights of the umask`()
    async throws
  {
    for name in ["a", "c", "b"] { try await run("files", "new", "F/" + name) }
    let out = home.path("out")
    #expect(
      try await run("export", "files", "-o", out, "--sort=-name", "--limit", "1").code == .done)
    #expect(home.text("out/F/c") == "" && home.text("out/F/a") == nil)
    let mask = umask(0)
    umask(mask)
    let attributes = try FileManager.default.attributesOfItem(atPath: out + "/F/c")
    #expect(attributes[.posixPermissions] as? Int == 0o666 & ~Int(mask))
    let folder = try FileManager.default.attributesOfItem(atPath: out + "/F")
    #expect(folder[.posixPermissions] as? Int == 0o777 & ~Int(mask))
  }

  @Test func `a broken list is one text, and an empty trash is empty`() async throws {
    let path = try home.make("bad.json", "[{")
    #expect(try await run("import", path, "--into", "files:F").code == .done)
    #expect(try await run("show", "files", "bad.json").output == "[{")
    #expect(try await run("files", "empty-trash").code == .done)
  }

  @Test(arguments: ["ndjson", "json", "csv", "tsv"])
  func `a list with the texts brings the same files back`(format: String) async throws {
    let path = try home.make("in.txt", "a\r\n\"b\",c\n")
    try await run("files", "new", "F/n.txt", path)
    try await run("files", "new", "F/empty")
    let list = home.path("list." + format)
    #expect(try await run("export", "files", "-o", list).code == .done)
    try await run("files", "delete", "F")
    try await run("files", "empty-trash", "--force")
    #expect(try await run("import", list, "--into", "files").code == .done)
    #expect(try await run("show", "files", "F/n.txt").output == "a\r\n\"b\",c\n")
    #expect(try await run("show", "files", "F/empty").output == "")
  }

  @Test func `what is no UTF-8 is read as what it is, what is no text is left out`() async throws {
    let folder = try home.folder("in")
    try Data([0x45, 0xE9, 0x6E]).write(to: home.url.appending(path: "in/latin"))
    try Data([0x89, 0x50, 0xFF, 0x00]).write(to: home.url.appending(path: "in/picture"))
    let answer = try await run("import", folder, "--into", "files:F")
    #expect(answer.code == .badData)
    #expect(answer.errors.contains("picture") && answer.errors.contains("latin"))
    #expect(answer.errors.contains("WINDOWS-1252") && !answer.errors.contains("read as UTF-8"))
    #expect(try await run("show", "files", "F/latin").output == "Eén")
    #expect(try await run("files", "--count").output == "1\n")
  }

  @Test func `a draft has the text`() async throws {
    let path = try home.make("in.txt", "Some words of mine.")
    try await run("files", "new", "F/n", path)
    let draft = try await run("support", "files", "F/n", "--to", "a@b.example", "-o", "-")
    #expect(draft.code == .done)
    #expect(draft.output.contains("Some words of mine."))
  }
}
