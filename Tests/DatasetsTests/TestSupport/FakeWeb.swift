import Datasets

/// A network with answers by address; whatever else is asked is not there.
actor FakeWeb: Transport {
  private var answers: [String: Result<TransportAnswer, TransportError>]
  private(set) var requests: [TransportRequest] = []

  init(_ answers: [String: Result<TransportAnswer, TransportError>] = [:]) {
    self.answers = answers
  }

  func put(_ answer: TransportAnswer, at address: String) { answers[address] = .success(answer) }

  func put(_ body: String, at address: String) { put(.page(body), at: address) }

  func fail(_ kind: TransportError.Kind, at address: String) {
    answers[address] = .failure(TransportError(kind, "No answer from \(address)."))
  }

  func answer(to request: TransportRequest) throws(TransportError) -> TransportAnswer {
    requests.append(request)
    guard let answer = answers[request.address] else {
      return TransportAnswer(status: 404, body: [])
    }
    var found = try answer.get()
    if found.address.isEmpty { found.address = request.place }
    return found
  }
}

extension TransportAnswer {
  static func page(
    _ body: String, status: Int = 200, type: String? = nil, etag: String? = nil,
    movedTo lasting: String = "", retryAfter: Int? = nil
  ) -> TransportAnswer {
    var answer = TransportAnswer(status: status, body: Array(body.utf8), retryAfter: retryAfter)
    answer.contentType = type
    answer.validators = Validators(etag: etag)
    answer.lastingAddress = lasting
    return answer
  }
}

/// A feed with one item of each id.
func makeFeed(_ ids: String..., title: String = "Site") -> String {
  let items = ids.map { "<item><guid>\($0)</guid><title>Title \($0)</title></item>" }
  return "<rss><channel><title>\(title)</title>\(items.joined())</channel></rss>"
}
