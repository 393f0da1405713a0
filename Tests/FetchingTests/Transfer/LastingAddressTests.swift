import Testing

@testable import Fetching

struct LastingAddressTests {
  @Test(arguments: [
    ([(301, "https://b.test/"), (308, "https://c.test/")], "https://c.test/"),
    (
      [(301, "https://b.test/"), (302, "https://c.test/"), (301, "https://d.test/")],
      "https://b.test/"
    ),
    ([(307, "https://b.test/"), (301, "https://c.test/")], "https://a.test/"),
    ([(301, "http://a.test/")], "https://a.test/"),
    ([(301, "http://a.test/"), (301, "https://c.test/")], "https://a.test/"),
  ])
  func `permanent redirects are kept up to the first other one, and never away from TLS`(
    redirects: [(status: Int, target: String)], expected: String
  ) {
    var lasting = LastingAddress(Address("https://a.test/"))
    for (status, target) in redirects { lasting.follow(to: Address(target), status: status) }
    #expect(lasting.address.text == expected)
  }

  @Test func `a plain address may become a secure one`() {
    var lasting = LastingAddress(Address("http://a.test/"))
    lasting.follow(to: Address("https://a.test/"), status: 301)
    #expect(lasting.address.text == "https://a.test/")
  }
}
