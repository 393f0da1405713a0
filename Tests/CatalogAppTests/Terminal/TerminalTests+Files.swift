import Foundation
import Testing

extension TerminalTests {
  /// What somebody writes in files, whatever becomes of the program, the disk, or the file.
  struct FilesTests {
    private static let home = "mkdir -p \"$HOME/d\"; printf 'rent\\n' >\"$HOME/d/bills\"; "
    private static let open = "exec \"$CATALOG\" open \"files:$HOME/d\" --write"

    /// Opens the file `bills` of a folder of the disk.
    private func open(
      _ before: String = home, in folder: TemporaryFolder? = nil, seeing text: String = "rent"
    ) async throws -> TerminalProgram {
      let program = try TerminalProgram(
        words: ["sh", "-c", before + Self.open], in: folder)
      try await openBills(program, seeing: text)
      return program
    }

    private func openBills(_ program: TerminalProgram, seeing text: String) async throws {
      try await program.see("help")
      program.press("/")
      program.type("bill")
      try await program.see("what was found") { $0.contains("› bills") }
      program.press("Enter")
      try await program.see(text)
    }

    @Test func `a program that is killed has kept what was typed before`() async throws {
      let program = try await open()
      program.type("kept ")
      _ = try await program.value("the kept text") {
        program.folder.text("d/bills").flatMap { $0 == "kept rent\n" ? $0 : nil }
      }
      program.type("more ")
      try await program.send(SIGKILL)
      #expect(try await program.exitStatus() == 137)
      let left = program.folder.text("d/bills") ?? ""
      let typed = ["", "m", "mo", "mor", "more", "more "].map { "kept \($0)rent\n" }
      #expect(typed.contains(left), "\(left)")
      // Nothing of it is in the way of the next run.
      let next = try await open("", in: program.folder, seeing: "kept ")
      next.press("Escape")
      try await next.see("the list's keys") { $0.contains("Enter open") }
      next.press("q")
      #expect(try await next.exitStatus() == 0)
      let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.path("d"))
      #expect(names == ["bills"])
    }

    @Test func `notes of a program that is killed are kept too`() async throws {
      let make = "printf 'rent\\n' | \"$CATALOG\" files new Home/bills -; "
      let program = try TerminalProgram(words: ["sh", "-c", make + "exec \"$CATALOG\" files"])
      try await openBills(program, seeing: "rent")
      program.type("kept ")
      _ = try await program.value("the kept text") {
        let shown = try program.output(of: "show", "files", "Home/bills", "--json")
        return shown.contains("kept rent") ? shown : nil
      }
      program.type("more ")
      try await program.send(SIGKILL)
      #expect(try await program.exitStatus() == 137)
      let shown = try program.output(of: "show", "files", "Home/bills", "--json")
      #expect(shown.contains("kept "))
      #expect(try program.output(of: "doctor").contains("catalog"))
    }

    @Test func `a file for which there is no room stays whole, and the text on the screen`()
      async throws
    {
      // 1 block, of 512 or of 1,024 bytes.
      let program = try await open(Self.home + "ulimit -f 1; ")
      program.type(String(repeating: "much more text ", count: 100))
      try await program.see("Not saved")
      program.type("still here ")
      try await program.see("still here")
      #expect(program.folder.text("d/bills")?.hasSuffix("rent\n") == true)
      #expect((program.folder.text("d/bills")?.utf8.count ?? 0) <= 1_024)
      program.press("Escape")
      try await program.see("the cursor in the list") { $0.cursor.column < 20 }
      program.press("Q")
      #expect(try await program.exitStatus() == 0)
      #expect(program.folder.text("d/bills")?.hasSuffix("rent\n") == true)
    }

    @Test func `two programs at one file see each other, and a conflict keeps both texts`()
      async throws
    {
      let first = try await open()
      let second = try await open("", in: first.folder)
      first.type("one ")
      try await second.see("one rent")
      second.type("two ")
      try await first.see("two one rent")
      // Both write before either looks again.
      first.type("mine ")
      second.type("yours ")
      let folder = first.folder.path("d")
      let texts = try await first.value("both texts") { () -> [String]? in
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        let texts = names.compactMap { first.folder.text("d/" + $0) }.joined()
        return texts.contains("mine") && texts.contains("yours") ? names : nil
      }
      #expect(texts.contains("bills"))
    }
  }
}
