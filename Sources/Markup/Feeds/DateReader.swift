/// Reads one date, piece by piece, whatever order the pieces stand in.
struct DateReader {
  private let bytes: [UInt8]
  private var position = 0
  private var year: Int?
  private var month: Int?
  private var day: Int?
  private var time: (hour: Int, minute: Int, second: Int)?
  /// Seconds east of UTC.
  private var offset: Int?
  private var isAfternoon: Bool?
  /// Whether what was read cannot be a date.
  private var isBroken = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads all of it; whether there is a date of the years 1 to 9999.
  mutating func read() -> Bool {
    while position < bytes.count, !isBroken { readPiece() }
    // `2003`, `2003-12`: the first day of it.
    if let year, year > 999, month == nil, day == nil, time == nil { month = 1 }
    if year != nil, month != nil, day == nil, hasOnlyMonth { day = 1 }
    guard !isBroken, let year, let month, let day else { return false }
    guard FeedDate.isDate(year: year, month: month, day: day), let seconds else { return false }
    return FeedDate.range.contains(seconds)
  }

  var seconds: Int? {
    guard let year, let month, let day else { return nil }
    let time = time ?? (0, 0, 0)
    var hour = time.hour
    if let isAfternoon, hour <= 12 { hour = hour % 12 + (isAfternoon ? 12 : 0) }
    let ofDay = hour * 3_600 + time.minute * 60 + min(time.second, 59)
    return FeedDate.days(year: year, month: month, day: day) * 86_400 + ofDay - (offset ?? 0)
  }

  /// Whether the text is a year and a month and nothing else.
  private var hasOnlyMonth: Bool { time == nil && !bytes.contains { $0.beginsName } }

  private func byte(at place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

  private mutating func readPiece() {
    let byte = bytes[position]
    if byte.isDigit {
      number()
    } else if byte.beginsName, byte != UInt8(ascii: "_") {
      word()
    } else if byte == UInt8(ascii: "("), offset != nil {
      // A comment (RFC 5322 §3.2.2), which mostly says the zone once more.
      position = bytes[position...].firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 } ?? bytes.count
    } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"), time != nil, offset == nil {
      zone(sign: byte == UInt8(ascii: "+") ? 1 : -1)
    } else {
      // A year before Christ.
      if byte == UInt8(ascii: "-"), time == nil, year == nil, isAfterBlank { isBroken = true }
      position += 1
    }
  }

  /// Whether a number follows, and nothing or a blank stands before.
  private var isAfterBlank: Bool {
    byte(at: position + 1)?.isDigit == true
      && (position == 0 || bytes[position - 1].isMarkupSpace)
  }

  /// The digits at the position.
  private mutating func digits() -> (value: Int, count: Int) {
    let start = position
    var value = 0
    while let digit = byte(at: position), digit.isDigit {
      value = min(value * 10 + Int(digit - 0x30), 1_000_000_000)
      position += 1
    }
    return (value, position - start)
  }

  // MARK: Numbers

  private mutating func number() {
    let start = position
    let (value, count) = digits()
    let next = byte(at: position)
    let isDateMark =
      next == UInt8(ascii: "-") || next == UInt8(ascii: "/") || next == UInt8(ascii: ".")
    if let next, next >= 0x80, let part = DateWords.part(named: bytes[position...].prefix(3)) {
      if DateWords.isKorean(String(decoding: bytes[position..<(position + 3)], as: UTF8.self)) {
        offset = offset ?? 9 * 3_600
      }
      position += 3
      switch part {
      case .year: year = value
      case .month: month = value
      case .day: day = value
      }
    } else if next == UInt8(ascii: ":"), time == nil {
      clock(hour: value)
    } else if count == 4, year == nil, month == nil, day == nil, isDateMark {
      year = value
      numericMonth()
    } else if count == 8, year == nil, month == nil {
      (year, month, day) = (value / 10_000, value / 100 % 100, value % 100)
      compactTime()
    } else if count <= 2, start == 0, isDateMark, next != UInt8(ascii: "."), hasTwoMarks {
      shortDate(first: value)
    } else if count <= 2, day == nil {
      day = value
    } else if year == nil {
      take(year: value, digits: count)
    } else if count <= 3, month == nil, day == nil {
      month = value
    } else {
      isBroken = isBroken || time == nil
    }
  }

  private mutating func take(year value: Int, digits count: Int) {
    switch count {
    case 4: year = value
    case 2: year = value + (value < 70 ? 2_000 : 1_900)
    // Programs that added 1900 wrongly: 104 is 2004.
    case 3 where (100..<200).contains(value) && month != nil: year = value + 1_900
    default: isBroken = true
    }
  }

  /// Month and day behind `2003-`; the month may be a word.
  private mutating func numericMonth() {
    position += 1
    guard let first = byte(at: position) else { return }
    if first.beginsName { return }
    guard first.isDigit else { return }
    month = digits().value
    guard let mark = byte(at: position),
      mark == UInt8(ascii: "-") || mark == UInt8(ascii: "/") || mark == UInt8(ascii: "."),
      byte(at: position + 1)?.isDigit == true
    else { return }
    position += 1
    let (value, count) = digits()
    // `2003-012-31`, which somebody's program writes.
    guard count <= 2 else {
      isBroken = true
      return
    }
    day = value
  }

  /// Whether the text begins as `03-12-31` or `10/06/2014`.
  private var hasTwoMarks: Bool {
    var place = position + 1
    while let digit = byte(at: place), digit.isDigit { place += 1 }
    return place > position + 1 && byte(at: place) == byte(at: position)
      && byte(at: place + 1)?.isDigit == true
  }

  /// `03-12-31` is year, month, day; `10/06/2014` month, day, year, unless that cannot be.
  private mutating func shortDate(first: Int) {
    let isSlashed = bytes[position] == UInt8(ascii: "/")
    position += 1
    let second = digits().value
    position += 1
    let (third, count) = digits()
    if count == 4 {
      year = third
      (month, day) = isSlashed && first <= 12 ? (first, second) : (second, first)
    } else if isSlashed {
      take(year: third, digits: count)
      (month, day) = first <= 12 ? (first, second) : (second, first)
    } else {
      take(year: first, digits: 2)
      (month, day) = (second, third)
    }
  }

  // MARK: Times

  private mutating func clock(hour: Int) {
    position += 1
    guard byte(at: position)?.isDigit == true else {
      isBroken = true
      return
    }
    let minute = digits().value
    var second = 0
    if byte(at: position) == UInt8(ascii: ":"), byte(at: position + 1)?.isDigit == true {
      position += 1
      second = digits().value
    }
    if let mark = byte(at: position), mark == UInt8(ascii: ".") || mark == UInt8(ascii: ",") {
      position += 1
      _ = digits()
    }
    let isPossible =
      hour < 24 && minute < 60 && second <= 60 || hour == 24 && minute == 0 && second == 0
    if !isPossible || byte(at: position) == UInt8(ascii: ":") { isBroken = true }
    time = (hour, minute, second)
  }

  /// `T083005` behind `20141006`.
  private mutating func compactTime() {
    guard let mark = byte(at: position), mark | 0x20 == UInt8(ascii: "t"),
      byte(at: position + 1)?.isDigit == true
    else { return }
    let start = position + 1
    position = start
    let (value, count) = digits()
    switch count {
    case 6: time = (value / 10_000, value / 100 % 100, value % 100)
    case 4: time = (value / 100, value % 100, 0)
    default: position = start
    }
    if let time, time.hour > 23 || time.minute > 59 || time.second > 60 { isBroken = true }
  }

  /// `+0200`, `+02:00`, `+02` behind a time.
  private mutating func zone(sign: Int) {
    position += 1
    guard byte(at: position)?.isDigit == true else { return }
    let (value, count) = digits()
    let hours = count > 2 ? value / 100 : value
    var minutes = count > 2 ? value % 100 : 0
    if count <= 2, byte(at: position) == UInt8(ascii: ":"), byte(at: position + 1)?.isDigit == true
    {
      position += 1
      minutes = digits().value
    }
    // A year: `08:30:05 -2014` is no zone.
    guard count <= 4, hours <= 18, minutes < 60 else {
      isBroken = true
      return
    }
    offset = sign * (hours * 3_600 + minutes * 60)
  }

  // MARK: Words

  private mutating func word() {
    let start = position
    while let letter = byte(at: position), letter.beginsName, letter != UInt8(ascii: "_") {
      position += 1
    }
    let word = DateWords.meaning(of: bytes[start..<position])
    if let zone = word.zone, time != nil || position - start > 1 {
      if offset == nil { offset = zone }
      // `GMT+0200` is that much east.
      if zone == 0, let sign = byte(at: position),
        sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
        byte(at: position + 1)?.isDigit == true
      {
        self.zone(sign: sign == UInt8(ascii: "+") ? 1 : -1)
      }
    } else if let isAfternoon = word.isAfternoon {
      self.isAfternoon = isAfternoon
    } else if let month = word.month {
      self.month = month
    }
    if word.isKorean, offset == nil { offset = 9 * 3_600 }
  }
}
