import Fetching
import Testing

@testable import CatalogApp

struct CredentialBookTests {
  private static let settings = #"""
    {"credentials": {
      "https://a.test": {"user": "all", "password": "1"},
      "https://a.test/private": {"user": "private", "password": "2"},
      "https://a.test/private/deep/": {"user": "deep", "password": "3"},
      "http://b.test:8080": {"user": "b", "password": "4"}
    }}
    """#

  private func makeBook(
    _ variables: [String: String] = [:], isPrivate: Bool = true
  ) throws -> CredentialBook {
    CredentialBook(
      Environment(variables), try SettingsFile(Array(Self.settings.utf8)), isPrivate: isPrivate)
  }

  @Test(arguments: [
    ("https://a.test/", "all"), ("https://a.test/privately", "all"),
    ("https://a.test/private?x", "private"), ("https://a.test/private/deep/er", "deep"),
    ("http://b.test:8080/feed", "b"), ("http://a.test/", nil), ("https://a.test:8443/", nil),
    ("https://itunes.apple.com/search?term=a.test", nil),
  ])
  func `the longest path of the origin counts, and no other origin gets a password`(
    address: String, user: String?
  ) throws {
    var request = Request(url: address, userAgent: "catalog")
    try makeBook().apply(to: &request)
    #expect(request.credentials?.user == user)
    #expect(request.credentials?.isSentAtOnce != true)
  }

  @Test func `what others can read is not used`() throws {
    let book = try makeBook(isPrivate: false)
    #expect(book.credentials(for: Address("https://a.test/")) == nil)
  }

  @Test(arguments: [
    (["HOME": "/home/ann"], "/home/ann/.netrc"),
    (["HOME": "/home/ann", "NETRC": "/etc/netrc"], "/etc/netrc"),
    (["HOME": "/home/ann", "NETRC": ""], "/home/ann/.netrc"), ([:], nil),
  ])
  func `the netrc file is the one of the environment`(
    variables: [String: String], path: String?
  ) throws {
    var request = Request(url: "https://other.test/", userAgent: "catalog")
    try makeBook(variables).apply(to: &request)
    #expect(request.netrcPath == path)
  }

  @Test func `a user in the address comes before all files, the config file before netrc`() throws {
    let book = try makeBook(["HOME": "/home/ann"])
    var request = Request(url: "https://eve:x@a.test/", userAgent: "catalog")
    book.apply(to: &request)
    #expect(request.credentials == nil && request.netrcPath == nil)
    request.url = "https://a.test/"
    book.apply(to: &request)
    #expect(request.credentials?.user == "all" && request.netrcPath == nil)
  }
}
