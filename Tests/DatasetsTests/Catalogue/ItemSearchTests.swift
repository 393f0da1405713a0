import Datasets
import Testing

struct ItemSearchTests {
  private func found(_ typed: String, in texts: [[String]]) -> [[String]] {
    ItemSearch(typed).best(of: texts) { $0 }
  }

  @Test func `all words must be there and the last may be unfinished`() {
    let texts = [["hello world"], ["hell of a day"], ["nothing"]]
    #expect(found("hel", in: texts).count == 2)
    #expect(found("world hel", in: texts) == [["hello world"]])
    #expect(found("hel nothing", in: texts).isEmpty)
  }

  @Test func `titles come before other texts`() {
    #expect(found("x", in: [["a", "x"], ["x", "b"]]) == [["x", "b"], ["a", "x"]])
  }

  @Test func `a phrase does not reach from one text into the next`() {
    #expect(found("\"one two\"", in: [["one", "two"]]).isEmpty)
    #expect(found("\"one two\"", in: [["a one two"]]).count == 1)
  }

  @Test func `nothing typed finds nothing`() {
    #expect(ItemSearch(" \" ... ").isEmpty)
    #expect(found("...", in: [["..."]]).isEmpty)
  }
}
