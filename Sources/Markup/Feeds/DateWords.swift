/// The words in dates: months in the languages that feeds are written in, zones, halves of the day.
enum DateWords {
  /// What a word may stand for.
  struct Meaning {
    /// Seconds east of UTC.
    var zone: Int?
    var isAfternoon: Bool?
    /// The number of the month that begins so.
    var month: Int?
    /// Whether it is Korean; such dates are those of Seoul.
    var isKorean: Bool

    init(_ word: String) {
      zone = DateWords.zone(word)
      isAfternoon = DateWords.isAfternoon(word)
      month = DateWords.month(word)
      isKorean = DateWords.isKorean(word)
    }
  }

  static func meaning(of word: ArraySlice<UInt8>) -> Meaning {
    if word.count <= 4 {
      let key = key(of: word)
      if let known = common.first(where: { $0.key == key }) { return known.meaning }
    }
    return Meaning(String(decoding: word, as: UTF8.self))
  }

  /// Up to four letters, in any case, as one number.
  private static func key(of word: some Sequence<UInt8>) -> UInt32 {
    word.reduce(0) { $0 << 8 | UInt32($1.asciiLowercased) }
  }

  /// The words of nearly all dates, which are found in a short list sooner than in long ones.
  private static let common: [(key: UInt32, meaning: Meaning)] =
    ("t z gmt jan feb mar apr may jun jul aug sep oct nov dec mon tue wed thu fri sat sun utc est "
    + "edt cst pst pdt cet").split(separator: " ").map { (key(of: $0.utf8), Meaning(String($0))) }

  private static func month(_ word: String) -> Int? {
    let word = Array(word.lowercased().utf8)
    for (number, beginnings) in months.enumerated() {
      for beginning in beginnings where word.starts(with: beginning) { return number + 1 }
    }
    return nil
  }

  private static func zone(_ word: String) -> Int? { zones[word.uppercased()] }

  private static func isAfternoon(_ word: String) -> Bool? {
    switch word.lowercased() {
    case "am", "a.m", "오전", "上午": false
    case "pm", "p.m", "오후", "下午": true
    default: nil
    }
  }

  enum Part: Hashable { case year, month, day }

  /// What a number is that one of these stands behind, in Korean, Chinese and Japanese.
  static func part(named sign: ArraySlice<UInt8>) -> Part? {
    guard let first = sign.first, first >= 0x80 else { return nil }
    return switch String(decoding: sign, as: UTF8.self) {
    case "년", "年": .year
    case "월", "月": .month
    case "일", "日": .day
    default: nil
    }
  }

  /// Korean dates are those of Seoul.
  static func isKorean(_ word: String) -> Bool {
    word.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }

  /// How the names of each month begin: English, German, Dutch, French, Spanish, Italian, Portuguese,
  /// Scandinavian, Polish, Czech, Hungarian, Turkish, Greek, Russian.
  ///
  /// Longer beginnings stand before shorter ones of another month: `juil` is July, `juin` June.
  private static let months: [[[UInt8]]] = [
    "jan ene gen sty led oca ιαν янв",
    "feb fev fév fevr févr lut úno şub subat φεβ фев",
    "mar mär mrt maa mär bře márc μαρ μάρ мар",
    "apr avr abr kwi dub ápr nis απρ апр",
    "may mai mei mag maj kvě máj μαι μάι μαϊ μαΐ май мая",
    "jun juin giu cze čer jún haz ιουν ιούν июн",
    "jul juil lug lip čvc júl tem ιουλ ιούλ июл",
    "aug aou aoû ago sie srp ağu agu αυγ αύγ авг",
    "sep set wrz zář szept eyl σεπ сен",
    "oct okt ott out paź říj eki οκτ окт",
    "nov lis kas νοε νοέ ноя",
    "dec déc dez dic gru pro ara δεκ дек",
  ].map { $0.split(separator: " ").map { Array($0.utf8) } }

  private static let zones: [String: Int] = {
    let hours: [String: Double] = [
      "UT": 0, "UTC": 0, "GMT": 0, "Z": 0, "WET": 0,
      "EST": -5, "EDT": -4, "ET": -5, "CST": -6, "CDT": -5, "CT": -6, "MST": -7, "MDT": -6,
      "MT": -7, "PST": -8, "PDT": -7, "PT": -8, "AKST": -9, "AKDT": -8, "HST": -10, "AST": -4,
      "ADT": -3, "AT": -4, "NST": -3.5, "NDT": -2.5, "BRT": -3, "ART": -3,
      "BST": 1, "WEST": 1, "CET": 1, "MET": 1, "MEZ": 1, "CEST": 2, "MEST": 2, "MESZ": 2, "EET": 2,
      "EEST": 3, "MSK": 3, "SAST": 2, "IST": 5.5, "PKT": 5, "ICT": 7, "WIB": 7, "HKT": 8, "SGT": 8,
      "JST": 9, "KST": 9, "AEST": 10, "AEDT": 11, "ACST": 9.5, "AWST": 8, "NZST": 12, "NZDT": 13,
    ]
    return hours.mapValues { Int($0 * 3_600) }
  }()
}
