package import Tables

extension ColumnRoles {
  /// So many rows show what columns hold; of very wide tables fewer do.
  package static let sampleSize = 1_000
  private static let cellLimit = 200_000
  /// A title longer than so many bytes, on average, is a text.
  private static let titleLength = 80

  /// The number of rows to look at where there are so many columns.
  package static func sampleSize(columns: Int) -> Int {
    max(20, min(sampleSize, cellLimit / max(1, columns)))
  }

  /// What the names of columns and the values of the first rows suggest.
  ///
  /// A name counts only where the values do not speak against it. Cost: O(cells of the sample).
  package static func guess(_ columns: [Column], _ sample: [TableRow]) -> ColumnRoles {
    var guess = Guess(columns, sample)
    guess.findAll()
    return guess.roles
  }

  private struct Guess {
    private let names: [ColumnName]
    private let looks: [ColumnLook]
    private(set) var roles = ColumnRoles()

    init(_ columns: [Column], _ sample: [TableRow]) {
      names = columns.map { ColumnName($0.name) }
      looks = columns.indices.map { ColumnLook($0, of: sample) }
    }

    private var all: Range<Int> { names.indices }

    mutating func findAll() {
      roles[.id] = id
      roles[.picture] = picture
      roles[.link] = link
      roles[.date] = date
      roles[.title] = title
      roles[.subtitle] = subtitle
    }

    /// The first column with one of the names, the best name first, that may have the role.
    private func named(_ words: [String], where isAllowed: (Int) -> Bool) -> Int? {
      for word in words {
        if let place = all.first(where: { names[$0].is(word) && isAllowed($0) }) { return place }
      }
      for word in words {
        if let place = all.first(where: { names[$0].ends(with: word) && isAllowed($0) }) {
          return place
        }
      }
      return nil
    }

    /// A column that is called `id`, whatever is in it; another only where its values are names.
    private var id: Int? {
      if let place = all.first(where: { names[$0].is("id") }) { return place }
      for word in RoleWords.id {
        let place = all.first { names[$0].is(word) && looks[$0].isDistinct }
        if let place { return place }
      }
      // `customer_id` names the rows of customers, but of orders only where it stands first.
      return names.first?.last == "id" && looks[0].isDistinct ? 0 : nil
    }

    private var picture: Int? {
      named(RoleWords.picture) { looks[$0].share(.address) + looks[$0].share(.picturePath) > 0.5 }
        ?? all.first { looks[$0].pictures > 0.5 }
    }

    private var link: Int? {
      let isAllowed = { (place: Int) in place != roles[.picture] && looks[place].addresses > 0.5 }
      return named(RoleWords.link, where: isAllowed) ?? all.first(where: isAllowed)
    }

    private var date: Int? {
      named(RoleWords.date) { looks[$0].share(.date) + looks[$0].share(.year) > 0.5 }
        ?? all.first { looks[$0].share(.date) > 0.8 }
    }

    /// Columns that have a role which says nothing to be read in a list.
    private func isTaken(_ place: Int) -> Bool {
      [.id, .picture, .link, .date].contains { roles[$0] == place }
        || names[place].isIdentifying || names[place].isAddress
    }

    private var title: Int? {
      let exact = RoleWords.title.lazy.compactMap { word in
        all.first { names[$0].is(word) && looks[$0].hasValues }
      }.first
      if let exact, exact != roles[.id] || looks[exact].share(.text) > 0.5 { return exact }
      let isText = { (place: Int) in !isTaken(place) && looks[place].share(.text) > 0.5 }
      if let place = named(RoleWords.title, where: isText) { return place }
      let isShort = { (place: Int) in
        isText(place) && looks[place].isMostlyDistinct
          && looks[place].averageLength <= ColumnRoles.titleLength
      }
      return all.first(where: isShort) ?? all.first(where: isText)
    }

    private var subtitle: Int? {
      let isText = { (place: Int) in
        place != roles[.title] && !isTaken(place) && looks[place].share(.text) > 0.5
      }
      return named(RoleWords.subtitle, where: isText) ?? all.first(where: isText)
    }
  }
}
