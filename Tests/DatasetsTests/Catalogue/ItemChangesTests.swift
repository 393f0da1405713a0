import Datasets
import Tables
import Testing

struct ItemChangesTests {
  /// Records of texts such as `a=1`: an identity, and what is said of it.
  private func records(_ texts: [String], hasIDs: Bool = true) -> [ItemChanges.Record] {
    texts.map { text in
      let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      return .init(id: hasIDs ? parts[0] : nil, json: .object([.init("x", .string(parts[1]))]))
    }
  }

  private func changes(_ old: [String], _ new: [String], hasIDs: Bool = true) -> [ItemChanges
    .Change]
  {
    ItemChanges(from: records(old, hasIDs: hasIDs), to: records(new, hasIDs: hasIDs)).changes
  }

  @Test func `items are found by their identity, wherever they stand`() {
    #expect(changes(["a=1", "b=2"], ["b=2", "a=1"]).isEmpty)
    #expect(
      changes(["a=1", "b=2", "c=3"], ["d=4", "c=9", "a=1"]) == [
        .added(0), .changed(old: 2, new: 1), .removed(1),
      ])
    #expect(changes([], ["a=1"]) == [.added(0)])
    #expect(changes(["a=1"], []) == [.removed(0)])
  }

  @Test func `of several with one identity the first are the same, and so on`() {
    #expect(
      changes(["a=1", "a=2"], ["a=1", "a=3", "a=4"]) == [
        .changed(old: 1, new: 1), .added(2),
      ])
  }

  @Test func `items without one are the same where they say the same`() {
    #expect(changes(["=1", "=2"], ["=0", "=1", "=2"], hasIDs: false) == [.added(0)])
    #expect(changes(["=1", "=1"], ["=1"], hasIDs: false) == [.removed(1)])
    #expect(changes(["=1", "=2"], ["=1", "=3"], hasIDs: false) == [.changed(old: 1, new: 1)])
    #expect(changes(["=1", "=2"], ["=2", "=1"], hasIDs: false).isEmpty)
  }

  @Test func `the order of members says nothing`() throws {
    let one = try JSONParser.parse(Array(#"{"a": 1, "b": 2}"#.utf8))
    let two = try JSONParser.parse(Array(#"{"b": 2, "a": 1}"#.utf8))
    for id in ["x", nil] {
      let (old, new) = (
        ItemChanges.Record(id: id, json: one), ItemChanges.Record(id: id, json: two)
      )
      #expect(ItemChanges(from: [old], to: [new]).changes.isEmpty)
    }
  }

  @Test func `what only looks the same is changed`() {
    #expect(changes(["a=é"], ["a=e\u{301}"]) == [.changed(old: 0, new: 0)])
    let (one, ten) = (JSONValue.number("1.0"), JSONValue.number("1.00"))
    let record = { ItemChanges.Record(id: "a", json: $0) }
    #expect(ItemChanges(from: [record(one)], to: [record(ten)]).changed == 1)
  }

  @Test func `a field is told where it differs, came or went`() throws {
    let old = try JSONParser.parse(Array(#"{"a": 1, "b": [1], "c": null}"#.utf8))
    let new = try JSONParser.parse(Array(#"{"b": [1, 2], "a": 1, "d": "x"}"#.utf8))
    let fields = FieldChange.between(old, new)
    #expect(fields.map(\.name) == ["b", "d", "c"])
    #expect(fields.map(\.old) == [[1], nil, .null])
    #expect(fields.map(\.new) == [[1, 2], "x", nil])
    #expect(FieldChange.between(nil, new).count == 3)
  }
}
