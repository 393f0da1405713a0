import SupportMail
import Testing

@testable import CatalogApp

struct MailtoLinkTests {
  @Test func `blanks, line ends and signs are percent-encoded`() throws {
    let url = MailtoLink.url(
      to: try Mailbox.parseList("help@app.test"), subject: "Re: a + b & c",
      body: "line 1\nline 2 50%")
    #expect(
      url == "mailto:help@app.test?subject=Re%3A%20a%20%2B%20b%20%26%20c"
        + "&body=line%201%0D%0Aline%202%2050%25")
  }

  @Test func `addresses carry no name and nothing that ends them`() throws {
    let to = try Mailbox.parseList("Ann <user+tag@b.example>, \"a b&c\"@d.example")
    #expect(
      MailtoLink.url(to: to, subject: "", body: "")
        == "mailto:user%2Btag@b.example,%22a%20b%26c%22@d.example")
  }

  @Test func `letters outside ASCII are encoded as UTF-8`() {
    #expect(
      MailtoLink.url(to: [], subject: "é", body: "\r\n\r")
        == "mailto:?subject=%C3%A9&body=%0D%0A%0D%0A")
  }
}
