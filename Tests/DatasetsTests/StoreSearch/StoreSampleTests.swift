import Datasets
import Testing

struct StoreSampleTests {
  private let items = StoreSample.items()

  @Test func `there are about three hundred items with identifiers of their own`() {
    #expect((280...320).contains(items.count))
    #expect(Set(items.map(\.id)).count == items.count)
  }

  @Test func `nothing is sold`() {
    #expect(items.allSatisfy { $0.price == .free || $0.price == .missing })
  }

  @Test func `addresses are web addresses with encryption`() {
    #expect(items.allSatisfy { $0.url?.utf8.starts(with: "https://".utf8) ?? true })
  }

  @Test func `kinds are known ones and names have no control characters`() {
    for item in items {
      if case .text = StoreKind.phrase(item.kind) { Issue.record("unknown kind \(item.kind)") }
      let name = item.name ?? ""
      #expect(!name.isEmpty)
      #expect(name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
  }

  @Test func `every category has items`() {
    for category in StoreCategory.allCases {
      #expect(items.contains { category.includes(kind: $0.kind) })
    }
  }
}
