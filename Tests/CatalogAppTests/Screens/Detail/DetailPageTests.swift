import TerminalUI
import Testing

@testable import CatalogApp

struct DetailPageTests {
  /// A page with the places of its rows; rows without text have the place of the next one.
  private func page(_ places: [Int]) -> DetailPage {
    var page = DetailPage()
    page.rows = places.map { DetailPage.Row(text: "", place: $0) }
    return page
  }

  @Test func `every row of a page is found again`() {
    let page = page([0, 4, 4, 4, 9, 12, 12])
    for row in page.rows.indices { #expect(page.row(at: page.spot(ofRow: row)) == row) }
    #expect(page.spot(ofRow: 99) == .start)
  }

  @Test func `a spot is found where its words are, however many rows there are before`() {
    let spot = page([0, 4, 4, 9]).spot(ofRow: 2)
    #expect(page([0, 2, 4, 4, 6, 9]).row(at: spot) == 3)
    #expect(page([0, 3, 7]).row(at: spot) == 1)
    #expect(DetailPage().row(at: spot) == 0)
  }
}
