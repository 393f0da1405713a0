/// Writes records of separated values (RFC 4180, but with LF at the end of a record).
package struct CSVWriter: Sendable {
  package static let csv = CSVWriter(delimiter: UInt8(ascii: ","))
  package static let tsv = CSVWriter(delimiter: UInt8(ascii: "\t"))

  private let delimiter: UInt8

  /// One record with its line end.
  ///
  /// A field with a delimiter, a quote, CR or LF, or a blank at either end is quoted.
  package func record(_ fields: [String]) -> String {
    var record = ""
    for (index, field) in fields.enumerated() {
      if index > 0 { record.unicodeScalars.append(Unicode.Scalar(delimiter)) }
      record += needsQuotes(field) ? Self.quoted(field) : field
    }
    // One empty field alone would be an empty line, which readers skip.
    return (fields == [""] ? "\"\"" : record) + "\n"
  }

  private func needsQuotes(_ field: String) -> Bool {
    let isSpaced = field.utf8.first.map(Self.isBlank) ?? false
    return isSpaced || field.utf8.last.map(Self.isBlank) ?? false
      || field.utf8.contains { $0 == delimiter || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func quoted(_ field: String) -> String {
    var result = "\""
    for scalar in field.unicodeScalars {
      if scalar == "\"" { result += "\"" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}
