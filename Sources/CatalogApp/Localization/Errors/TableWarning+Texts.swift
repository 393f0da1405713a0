package import Tables

extension TableWarning {
  /// One sentence after the place, as `description`, in the language of the texts.
  package func description(_ texts: Texts) -> String { "\(place): \(message(texts))" }

  /// The sentence of `message` in the language of the texts.
  package func message(_ texts: Texts) -> String {
    switch reason {
    case .emptyFile: texts[.noteEmptyFile]
    case .guessedEncoding(let encoding, let offset):
      texts(.noteGuessedEncoding, String(offset), encoding.name)
    case .replacedBytes(let offset, let encoding):
      texts(.noteReplacedBytes, String(offset), encoding.name)
    case .renamedColumns(let names): texts(.noteRenamedColumns, texts.list(names, limit: 5))
    case .extraFields(let count, let header):
      texts(.noteExtraFields, subject(texts), count, header)
    case .emptyExtraFields(let count, let header):
      texts(.noteEmptyExtraFields, subject(texts), count, header)
    case .widerRecord(let count, let first):
      texts(.noteWiderRecord, subject(texts), count, first)
    case .strayQuote: texts(.noteStrayQuote, subject(texts))
    case .blankLines: texts(.noteBlankLines, subject(texts))
    case .comments(let count, let mark): texts(.noteComments, count, mark.description)
    case .rejected(let reason):
      texts(.noteRejected, JSONError(reason: reason, line: 0, column: 0).message(texts))
    case .repeatedKey(let key): texts(.noteRepeatedKey, subject(texts), key)
    case .loneSurrogate: texts(.noteLoneSurrogate, subject(texts))
    case .otherMembers(let names): texts(.noteOtherMembers, texts.list(names, limit: 5))
    case .writeAheadLogIgnored: texts[.noteWriteAheadLog]
    case .brokenText(let column): texts(.noteBrokenText, column)
    case .more(let count): texts(.noteMore, count)
    }
  }

  private func subject(_ texts: Texts) -> String {
    line.map { texts(.noteLine, $0) } ?? texts[.noteRecord]
  }
}
