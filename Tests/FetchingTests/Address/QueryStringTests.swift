import Fetching
import Testing

struct QueryStringTests {
  @Test(arguments: [
    ("Simon & Co", "Simon+%26+Co"), ("C++ #1", "C%2B%2B+%231"), ("50% off?", "50%25+off%3F"),
    ("Björk", "Bj%C3%B6rk"), ("a=b;c", "a%3Db%3Bc"), ("a.b-c_d*e~f", "a.b-c_d*e%7Ef"),
    ("%20", "%2520"), ("日本", "%E6%97%A5%E6%9C%AC"), ("\n", "%0A"), ("", ""),
  ])
  func `a value is encoded once`(value: String, encoded: String) {
    #expect(QueryString.encode([("term", value)]) == "term=\(encoded)")
  }

  @Test func `pairs keep their order and names are encoded too`() {
    let pairs = [("b", "1"), ("a c", "2"), ("b", "")]
    #expect(QueryString.encode(pairs.map { (name: $0.0, value: $0.1) }) == "b=1&a+c=2&b=")
  }

  @Test func `no pairs make no text`() {
    #expect(QueryString.encode([]).isEmpty)
  }

  @Test func `an encoded query passes through an address unchanged`() {
    let query = QueryString.encode([("term", "50% off? é+[x]")])
    #expect(Address("https://h.test/?\(query)").text == "https://h.test/?\(query)")
  }
}
