/// The words of a column's name, to be compared with those that columns are usually called by.
struct ColumnName {
  /// In small letters, without what parts them: `imageurl` for `image_url`.
  private let joined: String
  private let words: [String]

  /// Parts a name at everything that is no letter and no digit, and before capitals: `imageUrl`.
  init(_ name: String) {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var wasSmall = false
    func end() {
      if !word.isEmpty { words.append(String(word).lowercased()) }
      word = String.UnicodeScalarView()
    }
    // Names are short; what is longer is none of those that are looked for.
    for scalar in name.unicodeScalars.prefix(100) {
      let properties = scalar.properties
      guard properties.isAlphabetic || properties.numericType != nil else {
        end()
        wasSmall = false
        continue
      }
      if properties.isUppercase, wasSmall { end() }
      wasSmall = properties.isLowercase
      word.append(scalar)
    }
    end()
    self.words = words
    joined = words.joined()
  }

  /// The last word; nil where there is none.
  var last: String? { words.last }

  /// Whether it is that word, however it is written.
  func `is`(_ word: String) -> Bool { joined == word }

  /// Whether its last word is that one, or ends with it as long words of Dutch and German do:
  /// `bedrijfsnaam`.
  func ends(with word: String) -> Bool {
    guard word.utf8.count >= 4 else { return words.last == word }
    return words.last == word || joined.utf8.count > word.utf8.count && joined.hasSuffix(word)
  }

  /// Whether it sounds like what rows are told apart by.
  var isIdentifying: Bool { last == "id" || RoleWords.id.contains(joined) || isNumbered }

  private var isNumbered: Bool { RoleWords.number.contains { ends(with: $0) } }

  /// Whether it sounds like a way to reach somebody.
  var isAddress: Bool { RoleWords.contact.contains { ends(with: $0) || `is`($0) } }
}
