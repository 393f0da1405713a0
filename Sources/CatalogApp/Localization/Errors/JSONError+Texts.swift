package import Tables

extension JSONError {
  /// The sentence of `message` in the language of the texts.
  package func message(_ texts: Texts) -> String {
    switch reason {
    case .unexpectedEnd: texts[.jsonEnd]
    case .unexpected(let byte) where byte >= 0x20 && byte < 0x7F:
      texts(.jsonUnexpected, String(Unicode.Scalar(byte)))
    case .unexpected(let byte): texts(.jsonUnexpectedByte, Int(byte))
    case .badNumber: texts[.jsonNumber]
    case .badEscape: texts[.jsonEscape]
    case .controlCharacter: texts[.jsonControl]
    case .notUTF8: texts[.jsonNotUTF8]
    case .tooDeep(let limit): texts(.jsonTooDeep, limit)
    case .textAfterValue: texts[.jsonTextAfter]
    }
  }
}
