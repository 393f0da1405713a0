/// The numbers that stand for addresses in a plain text, from one on in reading order.
struct LinkNumbers {
  private(set) var addresses: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of address: String) -> Int {
    let next = addresses.count + 1
    let number = Self.kept(&numbers[address, default: 0], orElse: next)
    if number == next { addresses.append(address) }
    return number
  }

  /// The number in a place, or another that is put there: the address is looked up once.
  private static func kept(_ number: inout Int, orElse next: Int) -> Int {
    if number == 0 { number = next }
    return number
  }
}
