import CatalogApp
import Tables
import Testing

struct SettingsFileTests {
  private func file(_ text: String) throws -> SettingsFile { try SettingsFile(Array(text.utf8)) }

  @Test(arguments: [
    "theme = dark\nsplit = 40\n",
    "\u{FEFF}theme = dark\r\nsplit = 40\r\n# end",
    "# settings\rtheme=dark\r\rsplit =\t40",
    #"{"theme": "dark", "split": 40}"#,
    "\u{FEFF}{\n  \"theme\": \"dark\",\r\n  \"split\": \"40\"\n}\n",
  ])
  func `lines and JSON say the same, with any line end and a byte order mark`(_ text: String) throws
  {
    let settings = try file(text)
    #expect(settings[.theme] == "dark")
    #expect(settings[.split] == "40")
    #expect(settings.faults.isEmpty)
  }

  @Test func `faults have their line, and the rest holds`() throws {
    let settings = try file("# settings\r\nthemee = dark\r\nmouse = maybe\r\ncountry = nl")
    #expect(
      settings.faults == [
        SettingsError(.unknown("themee"), line: 2),
        SettingsError(.badValue("maybe", .mouse), line: 3),
      ])
    #expect(settings[.country] == "nl")
    #expect(settings[.mouse] == nil)
  }

  @Test func `faults in JSON have their line too`() throws {
    let settings = try file("{\n  \"theme\": \"dark\",\n  \"themee\": 1\n}")
    #expect(settings.faults == [SettingsError(.unknown("themee"), line: 3)])
  }

  @Test(arguments: [
    (
      "{\"theme\": ",
      SettingsError(.notJSON(.init(reason: .unexpectedEnd, line: 1, column: 11)), line: 1)
    ),
    ("theme = dark\nnonsense\n", SettingsError(.notASetting, line: 2)),
  ])
  func `a file that says nothing is an error with a line`(_ text: String, _ error: SettingsError) {
    #expect(throws: error) { try file(text) }
  }

  @Test func `the last of two equal settings counts`() throws {
    #expect(try file("theme = dark\ntheme = light")[.theme] == "light")
  }

  @Test func `setting a value changes one line and keeps the others`() throws {
    var settings = try file("# mine\nlater = 1\n\ntheme = dark  \n")
    settings.set(.theme, to: "light")
    settings.set(.country, to: "BE")
    #expect(settings.text == "# mine\nlater = 1\n\ntheme = light\ncountry = BE\n")
    #expect(settings[.country] == "BE")
  }

  @Test func `setting a value in JSON keeps members as they are`() throws {
    var settings = try file(#"{"a": [1, 2], "theme": "dark", "n": 1.50, "t": true, "z": null}"#)
    settings.set(.theme, to: "light")
    settings.set(.split, to: "40")
    #expect(
      settings.text == """
        {
          "a": [
            1,
            2
          ],
          "theme": "light",
          "n": 1.50,
          "t": true,
          "z": null,
          "split": "40"
        }

        """)
  }

  @Test func `a new file is JSON`() {
    var settings = SettingsFile()
    settings.set(.theme, to: "dark")
    #expect(settings.text == "{\n  \"theme\": \"dark\"\n}\n")
  }

  @Test(arguments: [
    (Setting.country, ["nl", "US"], ["n", "usa", "1a", ""]),
    (.density, ["compact", "comfortable"], ["Compact", "cozy"]),
    (.idiom, ["phone", "pad"], ["tablet", ""]),
    (.pictures, ["auto", "blocks", "off"], ["on", "kitty"]),
    (.language, ["en", "nl"], ["de", "EN "]),
    (.mouse, ["on", "off"], ["maybe"]),
    (.split, ["10", "90"], ["9", "91", "x", "-20"]),
    (.supportTo, ["help@example.org"], ["help", "a@b\nc"]),
    (.theme, ["auto", "dark", "light"], ["blue"]),
    (.timeout, ["1", "600"], ["0", "601", "1.5"]),
  ])
  func `settings take their values and no others`(
    _ setting: Setting, _ good: [String], _ bad: [String]
  ) {
    #expect(good.allSatisfy { setting.accepts($0) })
    #expect(!bad.contains { setting.accepts($0) })
  }
}
