import Datasets
import Testing

struct StatusFaultTests {
  @Test(
    arguments: [
      (200, nil), (203, nil), (204, .other), (206, .other), (301, .other), (401, .notAllowed),
      (403, .notAllowed), (407, .notAllowed), (404, .other), (410, .gone), (429, .tooManyCalls),
      (500, .other), (503, .other),
    ] as [(Int, StatusFault?)])
  func `only a whole answer has nothing wrong with it`(status: Int, fault: StatusFault?) {
    #expect(StatusFault(status: status, namesWait: false) == fault)
  }

  @Test func `a server that is away and names a wait wants to be left alone`() {
    #expect(StatusFault(status: 503, namesWait: true) == .tooManyCalls)
    #expect(StatusFault(status: 500, namesWait: true) == .other)
  }
}
