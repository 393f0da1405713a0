import Testing

@testable import TerminalUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

struct TerminfoEntryTests {
  @Test(arguments: ["TERMINFO", "TERMINFO_DIRS", "HOME"])
  func `an entry is found in the folders of the variables`(variable: String) throws {
    var template = Array("/tmp/catalog-terminfo-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    let folder = String(cString: made)
    let entries = variable == "HOME" ? folder + "/.terminfo" : folder
    // One by the letter, one by its code.
    let files = [entries + "/q/q-term", entries + "/71/q-other"]
    for path in [entries, entries + "/q", entries + "/71"] { mkdir(path, 0o700) }
    for file in files { close(open(file, O_CREAT | O_WRONLY, 0o600)) }
    defer {
      for file in files { unlink(file) }
      for path in [entries + "/q", entries + "/71", entries, folder] { rmdir(path) }
    }

    let value = variable == "TERMINFO_DIRS" ? "/no/such/folder:" + folder : folder
    func exists(_ name: String) -> Bool {
      TerminfoEntry.exists(for: name) { $0 == variable ? value : nil }
    }
    #expect(exists("q-term"))
    #expect(exists("q-other"))
    #expect(!exists("q-none"))
    #expect(!exists("../q/q-term"))
    #expect(!exists(""))
  }
}
