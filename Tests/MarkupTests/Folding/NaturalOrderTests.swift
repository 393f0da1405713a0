import TestSupport
import Testing

@testable import Markup

struct NaturalOrderTests {
  @Test(arguments: [
    ["f1.txt", "f2.txt", "F3.txt", "f007.txt", "f10.txt", "f20260307120000000000001.txt"],
    ["a", "A", "á", "Á", "b"],
    ["", " ", "-", "_", "~", "0", "00", "1", "a", "z", "é".uppercased() + "z", "Ж", "日"].filter {
      $0 != "Éz"
    },
    ["resume", "Resume", "resumé", "résumé", "resumes"],
    ["v1.2", "v1.9", "v1.10", "v1.010", "v2"],
    ["x0", "x00", "x1", "x01", "x001", "x2"],
    ["Äpfel 2", "apfel 10", "Zebra"], ["Øl", "om"], ["ижица", "йод"],
    ["a b", "a-b", "a.b", "a1", "aa"], ["٣", "4", "५"], ["e\u{301}", "é"],
  ])
  func `names are put in order`(names: [String]) {
    for (index, name) in names.enumerated() {
      for later in names[(index + 1)...] {
        #expect(NaturalOrder.areInOrder(name, later), "\(name) before \(later)")
        #expect(!NaturalOrder.areInOrder(later, name), "\(later) not before \(name)")
      }
      #expect(!NaturalOrder.areInOrder(name, name))
    }
    #expect(NaturalOrder.sorted(names.reversed()) { $0 } == names)
  }

  @Test func `numbers have no longest length`() {
    let nines = "n" + String(repeating: "9", count: 1_000)
    let next = "n1" + String(repeating: "0", count: 1_000)
    #expect(NaturalOrder.areInOrder(nines, next))
    #expect(NaturalOrder.areInOrder("n" + String(repeating: "9", count: 254), nines))
  }

  @Test func `elements with the same name keep their order`() {
    let sorted = NaturalOrder.sorted([("b", 1), ("a", 2), ("b", 3), ("a", 4)]) { $0.0 }
    #expect(sorted.map(\.1) == [2, 4, 1, 3])
  }

  @Test func `the order is total`() {
    var random = SeededGenerator(seed: 6)
    var texts = (0..<150).map { _ in random.text() }
    let close = Array("aAáÁ019ß")
    texts += (0..<150).map { _ in
      String((0..<4).map { _ in close[Int.random(in: 0..<close.count, using: &random)] })
    }
    let keys = texts.map { NaturalOrder.key($0) }
    for first in keys {
      for second in keys {
        let isBefore = first < second
        let ways = [isBefore, second < first, first == second].count { $0 }
        #expect(ways == 1)
        guard isBefore else { continue }
        for third in keys where second < third && !(first < third) {
          Issue.record("\([first, second, third].map(\.text))")
        }
      }
    }
  }
}
