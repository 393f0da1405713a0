import Tables

/// Reads an answer that is to be JSON, and says what it is if it is none.
enum JSONAnswer {
  static func value(in body: [UInt8]) throws(DatasetError.BadAnswer) -> JSONValue {
    guard let start = body.firstIndex(where: { !isBlankOrMark($0) }) else { throw .empty }
    do {
      return try JSONParser.parse(body)
    } catch {
      if body[start] == UInt8(ascii: "<") { throw .webPage }
      let isText = String(validating: body, as: UTF8.self) != nil
      throw isText ? .notJSON(error) : .notUTF8
    }
  }

  private static func isBlankOrMark(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0xEF || byte == 0xBB || byte == 0xBF
  }
}
