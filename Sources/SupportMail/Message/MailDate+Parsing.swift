extension MailDate {
  /// The date in either form: `2026-11-30T02:40:00.5+05:45` (RFC 3339 §5.6; a space for the `T`,
  /// no seconds and `+0545` are understood too) or `Mon, 30 Nov 2026 02:40:00 +0545`
  /// (RFC 5322 §3.3; the weekday may be missing).
  ///
  /// A fraction of a second is dropped. A date without a zone is refused, never guessed.
  package static func parse(_ text: String) throws(MailError) -> MailDate {
    var reader = DateReader(bytes: Array(text.utf8))
    do {
      return try reader.isInternetDate ? reader.internetDate() : reader.mailDate()
    } catch {
      throw .notADate(text, error)
    }
  }
}

private struct DateReader {
  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Whether a year comes first.
  var isInternetDate: Bool { bytes.count > 4 && bytes[4] == UInt8(ascii: "-") }

  mutating func internetDate() throws(DateFault) -> MailDate {
    let year = try number(4)
    try expect("-")
    let month = try number(2)
    try expect("-")
    let day = try number(2)
    guard take("T") || take("t") || take(" ") else { throw .form }
    let (hour, minute, second) = try time(hasFraction: true)
    let offset = try zone()
    guard position == bytes.count else { throw .form }
    return try MailDate(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second,
      offset: offset)
  }

  mutating func mailDate() throws(DateFault) -> MailDate {
    var weekday: String?
    if let first = bytes.first, !ASCII.isDigit(first) {
      weekday = try name()
      try expect(",")
      try expect(" ")
    }
    let isLong = position + 1 < bytes.count && ASCII.isDigit(bytes[position + 1])
    let day = try number(isLong ? 2 : 1)
    try expect(" ")
    guard let month = MailDate.months.firstIndex(of: try name()) else { throw .form }
    try expect(" ")
    let year = try number(4)
    try expect(" ")
    let (hour, minute, second) = try time(hasFraction: false)
    guard take(" ") else { throw .noZone }
    let offset = try zone()
    guard position == bytes.count else { throw .form }
    let date = try MailDate(
      year: year, month: month + 1, day: day, hour: hour, minute: minute, second: second,
      offset: offset)
    guard weekday == nil || weekday == date.weekday else { throw .otherWeekday(date.weekday) }
    return date
  }

  private mutating func time(hasFraction: Bool) throws(DateFault) -> (Int, Int, Int) {
    let hour = try number(2)
    try expect(":")
    let minute = try number(2)
    guard take(":") else { return (hour, minute, 0) }
    let second = try number(2)
    if hasFraction, take(".") || take(",") {
      let start = position
      while position < bytes.count, ASCII.isDigit(bytes[position]) { position += 1 }
      guard position > start else { throw .form }
    }
    return (hour, minute, second)
  }

  private mutating func zone() throws(DateFault) -> Int {
    guard position < bytes.count else { throw .noZone }
    if ["Z", "z", "GMT", "UTC"].contains(where: { bytes[position...].elementsEqual($0.utf8) }) {
      position = bytes.count
      return 0
    }
    let isWest = take("-")
    guard isWest || take("+") else { throw .form }
    let hours = try number(2)
    let hasMinutes = take(":") || position < bytes.count
    let minutes = hasMinutes ? try number(2) : 0
    guard minutes < 60 else { throw .noSuchZone }
    return (isWest ? -1 : 1) * (hours * 60 + minutes)
  }

  private mutating func number(_ digits: Int) throws(DateFault) -> Int {
    var value = 0
    for _ in 0..<digits {
      guard position < bytes.count, ASCII.isDigit(bytes[position]) else { throw .form }
      value = value * 10 + Int(bytes[position]) - 0x30
      position += 1
    }
    return value
  }

  /// Three letters.
  private mutating func name() throws(DateFault) -> String {
    guard position + 3 <= bytes.count else { throw .form }
    defer { position += 3 }
    return String(decoding: bytes[position..<(position + 3)], as: UTF8.self)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(DateFault) {
    guard take(scalar) else { throw .form }
  }
}
