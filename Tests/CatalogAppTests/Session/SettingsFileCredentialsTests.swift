import Fetching
import Testing

@testable import CatalogApp

struct SettingsFileCredentialsTests {
  private static let text = """
    {
      "theme": "dark",
      "credentials": {
        "https://a.test": {"user": "ann", "password": "s3cret"}
      }
    }
    """

  private func file(_ text: String) throws -> SettingsFile { try SettingsFile(Array(text.utf8)) }

  @Test func `users and passwords are read, and are no fault`() throws {
    let settings = try file(Self.text)
    #expect(settings.credentials.map(\.place.text) == ["https://a.test"])
    #expect(settings.credentials.map(\.user) == ["ann"])
    #expect(settings.credentials.map(\.password) == ["s3cret"])
    #expect(settings.hasCredentials && settings.faults.isEmpty)
  }

  @Test func `a password is in no entry`() throws {
    let settings = try file(Self.text)
    #expect(settings.entries.map(\.value) == ["dark", ""])
    #expect(try file("credentials = s3cret").entries.map(\.value) == [""])
  }

  @Test func `setting and taking away something else keeps the passwords`() throws {
    var settings = try file(Self.text)
    settings.set(.theme, to: "light")
    #expect(try file(settings.text).credentials.map(\.password) == ["s3cret"])
    try settings.remove(.setting(.theme))
    #expect(settings.credentials.map(\.password) == ["s3cret"])
  }

  @Test(arguments: [
    #"{"credentials": "s3cret"}"#, #"{"credentials": ["s3cret"]}"#,
    #"{"credentials": {"https://a.test": "s3cret"}}"#,
    #"{"credentials": {"https://a.test": {"user": "ann"}}}"#,
    #"{"credentials": {"https://a.test": {"user": "ann", "password": 1}}}"#,
    #"{"credentials": {"a.test": {"user": "ann", "password": "s3cret"}}}"#,
    #"{"credentials": {"ftp://a.test": {"user": "ann", "password": "s3cret"}}}"#,
    #"{"credentials": {"https://a:s3cret@a.test": {"user": "ann", "password": "s3cret"}}}"#,
    #"{"credentials": {"https://a.test?s3cret": {"user": "ann", "password": "s3cret"}}}"#,
    "credentials = s3cret",
  ])
  func `what names no password is a fault that does not tell it`(text: String) throws {
    let settings = try file(text)
    #expect(settings.credentials.isEmpty)
    #expect(settings.faults == [SettingsError(.badCredentials, line: 1)])
    let gate = TextGate(Environment([:]))
    for language in Language.allCases {
      let message = settings.faults[0].message(Texts(language), gate, "config.json")
      #expect(message.hasPrefix("config.json:1: credentials "))
      #expect(!message.contains("s3cret"))
    }
  }

  @Test func `one that is wrong leaves the others`() throws {
    let settings = try file(
      #"""
      {"credentials": {"x": {"user": "a", "password": "b"}, "https://a.test":
      {"user": "ann", "password": "s3cret"}}}
      """#)
    #expect(settings.credentials.map(\.user) == ["ann"])
    #expect(settings.faults == [SettingsError(.badCredentials, line: 1)])
  }
}
