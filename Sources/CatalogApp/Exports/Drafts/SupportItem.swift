package import SupportMail
package import Tables

/// The item that a support request is about.
package struct SupportItem: Sendable {
  package var dataset: String
  package var id: String
  package var name: String
  /// Shown after name and id, in their order; those without a value are left out.
  package var fields: [SupportField]
  /// Shown after the fields: longer texts that may have lines.
  package var paragraphs: [String]
  /// Web addresses.
  package var links: [String]
  /// Where and when the item came from.
  package var origin: [SupportField]
  /// Attached: an object, its members and digits as they came.
  package var json: JSONValue
  /// The names of what items like it may have in their data.
  package var keys: [String]
  /// The member of its data that it is known by.
  package var idKey = "id"
  /// Its picture as an attachment, where it has one and it could be had.
  package var picture: Attachment?
  /// The columns that are left out of it because they are hidden.
  var leftOut: [String] = []
  /// What it is known by where its data lack what it has; nil: its data say it.
  var ownKey: String?
  /// The file that it is, byte for byte.
  package var file: Attachment?
  /// Whether the draft tells of it by itself; otherwise it fills the template only.
  package var isTold = true

  package init(
    dataset: String, id: String, name: String, fields: [SupportField] = [],
    paragraphs: [String] = [], links: [String] = [], origin: [SupportField] = [], json: JSONValue,
    keys: [String] = []
  ) {
    self.dataset = dataset
    self.id = id
    self.name = name
    self.fields = fields
    self.paragraphs = paragraphs
    self.links = links
    self.origin = origin
    self.json = json
    let own = json.members?.map(\.name) ?? []
    self.keys = keys + own.filter { !keys.contains($0) }
  }

  /// The item that an object tells about itself.
  ///
  /// It takes `dataset`, `id`, and `name` or `title`; the other plain members become fields. Nil
  /// where the value is no object.
  package init?(json: JSONValue) {
    guard let members = json.members else { return nil }
    let nameKey = json["name"] == nil ? "title" : "name"
    self.init(
      dataset: json["dataset"].flatMap(Self.plainText) ?? "",
      id: json["id"].flatMap(Self.plainText) ?? "",
      name: json[nameKey].flatMap(Self.plainText) ?? "", json: json)
    fields = members.compactMap { member in
      guard !["dataset", "id", nameKey].contains(member.name) else { return nil }
      return Self.plainText(member.value).map { SupportField(member.name, $0) }
    }
  }

  /// What a draft about it is called, without a number and without `.eml`: letters, digits, dots
  /// and hyphens only.
  var draftName: String { Self.fileName(dataset, id) }

  private static func fileName(_ dataset: String, _ item: String) -> String {
    var name: [UInt8] = []
    for byte in "\(dataset)-\(item)".utf8 where name.count < 50 {
      // A dot stands inside a word only: in front it would hide the file, two would lead up.
      let isInnerDot = byte == UInt8(ascii: ".") && name.last.map(ASCII.isAlphanumeric) == true
      if ASCII.isAlphanumeric(byte) || isInnerDot {
        name.append(byte)
      } else if let last = name.last, last != UInt8(ascii: "-") {
        name.append(UInt8(ascii: "-"))
      }
    }
    while let last = name.last, !ASCII.isAlphanumeric(last) { name.removeLast() }
    return name.isEmpty ? "item" : FileName.cleaned(String(decoding: name, as: UTF8.self))
  }

  /// What it is known by, wherever it stands: its own identifier, else all that it says.
  var key: String {
    ownKey ?? (hasOwnID ? "id " + id : "row " + Checksum.text(of: JSONWriter.compact(json)))
  }

  /// What the file of its draft is called among those of other items, without `.eml`: the same in
  /// every run, and another one for every identifier, or for all that an item without one says.
  var batchName: String {
    guard hasOwnID else {
      return Self.fileName(dataset, name) + "-" + Checksum.text(of: JSONWriter.compact(json))
    }
    let isWhole = draftName.utf8.elementsEqual("\(dataset)-\(id)".utf8)
    return isWhole ? draftName : draftName + "-" + Checksum.text(of: id)
  }

  /// Whether its identifier is in its data, and not its position.
  private var hasOwnID: Bool {
    json.members?.contains { member in
      let isKey =
        idKey == "id"
        ? member.name.lowercased() == idKey : member.name.utf8.elementsEqual(idKey.utf8)
      return isKey && Cell(member.value).display.utf8.elementsEqual(id.utf8)
    } ?? false
  }

  /// The item's data, its picture and the file that it is.
  var attachments: [Attachment] {
    let text = JSONWriter.pretty(json) + "\n"
    let data = Attachment(name: draftName + ".json", type: .json, bytes: Array(text.utf8))
    return [data] + [picture, file].compactMap(\.self)
  }

  private static func plainText(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): text
    case .number(let digits): digits
    case .bool(let flag): flag ? "true" : "false"
    case .null, .array, .object: nil
    }
  }
}
