/// What the store search keeps between runs; the program joins it to the database.
package protocol StoreShelf: Sendable {
  /// The last answer to the same question, with its time.
  func recordedAnswer(for key: String) async -> (body: [UInt8], at: Timestamp)?
  /// Keeps an answer that was found good, and its items for later searches.
  func record(_ body: [UInt8], for key: String, items: [StoreItem], at time: Timestamp) async
  /// Takes one of the calls that are allowed in a minute; otherwise the seconds to wait for one.
  func takeCall(at time: Timestamp) async -> Int
  /// Every kept item, in no order.
  func storedItems() async -> [StoreItem]
  /// Kept items that have all the words, best first.
  func storedItems(matching typed: String, limit: Int) async -> [StoreItem]
}
