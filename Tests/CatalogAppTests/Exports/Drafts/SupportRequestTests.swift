import SupportMail
import Tables
import Testing

@testable import CatalogApp

struct SupportRequestTests {
  static let texts = SupportTexts(
    subject: "Support Request", greeting: "Please describe what happened:", itemHeading: "Item",
    nameLabel: "Name", idLabel: "Id", datasetLabel: "Catalogue",
    sourceLabel: "Source",
    diagnosticsHeading: "Diagnostics",
    diagnosticsNote: "Added by catalog; --no-diagnostics leaves it out.")

  static let item = SupportItem(
    dataset: "monsters", id: "cat-bot", name: "Cat-Bot", fields: [SupportField("Weapon", "sword")],
    paragraphs: ["MEE-OW\nand \u{1B}more"], origin: [SupportField("From", "built in")],
    json: [])

  @Test func `everything stands in its order`() {
    let request = SupportRequest(
      texts: Self.texts, item: Self.item, diagnostics: [SupportField("Version", "1.0")])
    #expect(
      request.body == """
        Please describe what happened:

        Item
        Name: Cat-Bot
        Id: cat-bot
        Catalogue: monsters
        Weapon: sword
        From: built in

        MEE-OW
        and \\u001bmore

        Diagnostics
        Version: 1.0

        Added by catalog; --no-diagnostics leaves it out.

        """)
  }

  @Test(arguments: ["", "x", "Two\nlines\n", "  \r\n"])
  func `without item and diagnostics the body is exactly the text`(_ text: String) {
    #expect(SupportRequest(texts: Self.texts, text: text).body == text)
  }

  @Test(arguments: [("x", "x\n\nD"), ("x\n", "x\n\nD"), ("", "D")])
  func `a blank line stands after the text`(_ text: String, _ start: String) {
    var texts = Self.texts
    texts.diagnosticsHeading = "D"
    let request = SupportRequest(
      texts: texts, text: text, diagnostics: [SupportField("Version", "1.0")])
    #expect(request.body.hasPrefix(start + "\nVersion: 1.0\n"))
  }

  @Test func `an item's text stays on its line`() {
    let item = SupportItem(
      dataset: "", id: "1", name: "Evil\r\nBcc: a@b.example\u{202E}\u{0}", json: [])
    let body = SupportRequest(texts: Self.texts, text: "", item: item).body
    #expect(body == "Item\nName: Evil\\r\\nBcc: a@b.example\\u202e\\u0000\nId: 1\n")
  }

  @Test func `no line about the item ends in a blank`() {
    let item = SupportItem(
      dataset: "", id: "1", name: "x  ", fields: [SupportField("a", " ")],
      paragraphs: ["one \ntwo  "], json: [])
    let body = SupportRequest(texts: Self.texts, text: "", item: item).body
    #expect(body == "Item\nName: x\nId: 1\na:\n\none\ntwo\n")
  }

  @Test func `lines of a text may end in any way`() {
    #expect(SupportRequest.paragraph("a\r\nb\rc\n\r\nd\u{1B}") == "a\nb\nc\n\nd\\u001b")
  }

  @Test(arguments: [
    ("7", "people.csv-7"), ("A-1", "people.csv-A-1"), ("A/1", "people.csv-A-1-"),
    ("张三", "people.csv-"), ("李四", "people.csv-"), ("", "people.csv-"), ("CON", "people.csv-CON"),
    (String(repeating: "x", count: 99), "people.csv-"),
  ])
  func `an identifier gives its draft the same name in every run`(_ id: String, _ start: String) {
    let json = JSONValue.object(["ID": .string(id)])
    let name = SupportItem(dataset: "people.csv", id: id, name: "", json: json).batchName
    #expect(name.hasPrefix(start))
    #expect(name.utf8.count <= 68)
    #expect(start.hasSuffix("-") == (name != start))
  }

  @Test func `other identifiers give other names`() {
    let ids = ["A-1", "A/1", "A 1", "a-1", "张三", "李四", "", "-", "..", "A-1-"]
    let names = ids.map { id in
      SupportItem(dataset: "d", id: id, name: "", json: .object(["id": .string(id)])).batchName
    }
    #expect(Set(names).count == ids.count)
  }

  @Test func `an item without an identifier is known by what it says, wherever it stands`() {
    func item(_ position: String, _ name: String) -> SupportItem {
      SupportItem(dataset: "d", id: position, name: name, json: .object(["name": .string(name)]))
    }
    #expect(item("1", "Ann").key == item("2", "Ann").key)
    #expect(item("1", "Ann").key != item("1", "Bob").key)
    #expect(item("1", "Ann").batchName != item("1", "Bob").batchName)
    #expect(item("1", "Ann").batchName == item("2", "Ann").batchName)
    #expect(item("1", "Ann").batchName.hasPrefix("d-Ann-"))
  }

  @Test func `a long value is cut, for the attachment has it`() {
    let item = SupportItem(
      dataset: "", id: "", name: String(repeating: "é", count: 501), json: [])
    let body = SupportRequest(texts: Self.texts, text: "", item: item).body
    #expect(body == "Item\nName: \(String(repeating: "é", count: 500))…\n")
  }

  @Test func `an object tells what item it is`() throws {
    let json = try JSONParser.parse(
      Array(
        "{\"z\": 1.10, \"title\": \"T\", \"id\": 7, \"dataset\": \"d\", \"list\": [1], \"no\": null}"
          .utf8))
    let item = try #require(SupportItem(json: json))
    #expect(item.name == "T")
    #expect(item.id == "7")
    #expect(item.dataset == "d")
    #expect(item.fields == [SupportField("z", "1.10")])
    #expect(
      String(decoding: try #require(item.attachments.first).bytes, as: UTF8.self) == """
        {
          "z": 1.10,
          "title": "T",
          "id": 7,
          "dataset": "d",
          "list": [
            1
          ],
          "no": null
        }

        """)
  }

  @Test(arguments: [
    ("monsters", "cat-bot", "monsters-cat-bot.json"), ("", "", "item.json"),
    ("notes", "../../etc/passwd", "notes-etc-passwd.json"), ("notes", "CON", "notes-CON.json"),
    ("", "CON", "_CON.json"), ("store", "ß-1", "store-1.json"), ("a", "x\r\n.exe", "a-x-exe.json"),
  ])
  func `the attachment's name is safe whatever the item says`(
    _ dataset: String, _ id: String, _ name: String
  ) throws {
    let item = SupportItem(dataset: dataset, id: id, name: "", json: [])
    let attachment = try #require(item.attachments.first)
    #expect(attachment.name == name)
    #expect(attachment.type == .json)
  }
}
