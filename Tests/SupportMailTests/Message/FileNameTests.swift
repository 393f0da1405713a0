import Testing

@testable import SupportMail

struct FileNameTests {
  @Test(arguments: [
    ("notes.txt", "notes.txt"), ("/home/ann/notes.txt", "notes.txt"), ("a/", "a"), ("", "file"),
    ("/", "file"), ("..", "._"), (".bashrc", ".bashrc"), ("a\\b.txt", "a_b.txt"),
    ("a\nX-Evil: 1.txt", "a_X-Evil: 1.txt"), ("a\r\nb", "a__b"), ("a\u{0}\u{7F}\u{85}", "a___"),
    ("photo\u{202E}gnp.exe", "photo_gnp.exe"), ("a\u{2028}b", "a_b"), ("CON", "_CON"),
    ("con.txt", "_con.txt"), ("lpt1", "_lpt1"), ("COM¹.log", "_COM¹.log"), ("nul .x", "_nul .x"),
    ("CONSOLE", "CONSOLE"), ("COM10", "COM10"), ("file.txt.", "file.txt_"), ("a ", "a_"),
    ("e\u{301}te\u{301}.txt", "e\u{301}te\u{301}.txt"), ("今日.txt", "今日.txt"),
    ("a.txt\"; filename=\"evil.exe", "a.txt\"; filename=\"evil.exe"),
  ])
  func `a name is safe on every system`(_ path: String, _ name: String) {
    #expect(Array(FileName.cleaned(path).utf8) == Array(name.utf8))
  }

  @Test func `a long name keeps its extension and whole letters`() {
    let name = FileName.cleaned(String(repeating: "図", count: 100) + ".txt")
    #expect(name == String(repeating: "図", count: 83) + ".txt")
  }

  @Test func `names that are there already get numbers`() {
    let names = FileName.numbered(["a.txt", "a.txt", "b", "a (2).txt", "a.txt", "b", ".x", ".x"])
    #expect(
      names == ["a.txt", "a (3).txt", "b", "a (2).txt", "a (4).txt", "b (2)", ".x", ".x (2)"])
  }

  @Test func `composed and decomposed names are different names`() {
    let names = FileName.numbered(["é", "e\u{301}"])
    #expect(names.map { Array($0.utf8) } == [Array("é".utf8), Array("e\u{301}".utf8)])
  }

  @Test(arguments: [
    ("a.png", "image/png"), ("a.PNG", "image/png"), ("a.tar.gz", "application/gzip"),
    ("a.json", "application/json"), ("a.eml", "application/octet-stream"),
    ("a.txt", "application/octet-stream"), ("README", "application/octet-stream"),
    ("a.", "application/octet-stream"),
  ])
  func `the type comes from the extension`(_ name: String, _ type: String) {
    #expect(SupportMail.Attachment(name: name, bytes: []).type.text == type)
  }
}
