import Datasets
import Testing

@testable import CatalogApp

@MainActor struct MarkDeskTests {
  private struct Item: Identifiable, Equatable, Sendable {
    let id: String
  }

  private actor Book {
    private(set) var last: Bool?
    func note(_ isRead: Bool) { last = isRead }
  }

  @Test func `the last word counts`() async throws {
    let desk = MarkDesk(box: ReportBox(), texts: Texts(.english))
    let book = Book()
    let marks = ReadMarks(isRead: { _ in false }) { _, isRead in await book.note(isRead) }
    var work: Task<Void, Never>?
    for number in 0..<99 {
      work = desk.mark([Entry(Item(id: "a"))], isRead: number.isMultiple(of: 2), marks)
    }
    await work?.value
    #expect(await book.last == true)
  }
}
