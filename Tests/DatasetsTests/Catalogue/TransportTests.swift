import Datasets
import Testing

struct TransportTests {
  /// Answers with the length of the address; no address can be reached that is empty.
  private struct LengthTransport: Transport {
    func answer(to request: TransportRequest) async throws(TransportError) -> TransportAnswer {
      guard !request.address.isEmpty else { throw TransportError(.unreachable, "gone") }
      return TransportAnswer(status: request.address.utf8.count, body: [])
    }
  }

  @Test func `many requests are answered in turn, and one that fails stops no other`() async {
    var answers: [Result<TransportAnswer, TransportError>] = []
    await LengthTransport().answers(to: ["a", "", "ccc"].map { TransportRequest($0) }) {
      #expect($0 == answers.count)
      answers.append($1)
    }
    #expect(answers.map { try? $0.get().status } == [1, nil, 3])
    #expect(answers[1] == .failure(TransportError(.unreachable, "gone")))
  }
}
