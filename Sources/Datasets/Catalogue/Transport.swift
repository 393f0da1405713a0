/// How a dataset gets what is at an address; the program joins it to the network.
package protocol Transport: Sendable {
  /// The answer to a GET; one of any status is an answer.
  func answer(to request: TransportRequest) async throws(TransportError) -> TransportAnswer

  /// Hands over the answers to many requests, each once, with its index, as soon as it is there.
  ///
  /// One that fails stops no other; when the task is cancelled, all that are left are cancelled.
  func answers(
    to requests: [TransportRequest],
    receive: (_ index: Int, _ answer: Result<TransportAnswer, TransportError>) async -> Void
  ) async
}

extension Transport {
  /// One after the other, where a transport knows no better.
  package func answers(
    to requests: [TransportRequest],
    receive: (_ index: Int, _ answer: Result<TransportAnswer, TransportError>) async -> Void
  ) async {
    for (index, request) in requests.enumerated() {
      do throws(TransportError) {
        await receive(index, .success(try await answer(to: request)))
      } catch {
        await receive(index, .failure(error))
      }
    }
  }

  /// The answer to a GET of the address with these query items, encoded once as a form.
  package func get(
    _ address: String, query: [(name: String, value: String)] = []
  ) async throws(TransportError) -> TransportAnswer {
    try await answer(
      to: TransportRequest(address, query: query.map { .init($0.name, $0.value) }))
  }
}

/// What is asked of a server.
package struct TransportRequest: Hashable, Sendable {
  package struct QueryItem: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package var address: String
  /// Encoded once, as a form, behind what the address has.
  package var query: [QueryItem]
  /// What the server said of the copy that is kept; it answers 304 if that is still good.
  package var validators = Validators()
  /// The media types that are wanted, as the header `Accept` names them.
  package var accept: String?
  /// Whether the address may be that of a file on this machine: only one that its owner typed.
  package var mayBeFile = false

  package init(_ address: String, query: [QueryItem] = []) {
    self.address = address
    self.query = query
  }
}

/// How a server tells whether a copy is still good (RFC 9110 §8.8), exactly as it was received.
package struct Validators: Hashable, Sendable {
  package var etag: String?
  package var lastModified: String?

  package init(etag: String? = nil, lastModified: String? = nil) {
    self.etag = etag
    self.lastModified = lastModified
  }
}

/// What a server said.
package struct TransportAnswer: Hashable, Sendable {
  package var status: Int
  package var body: [UInt8]
  /// The address that answered, after redirects, without user and password.
  package var address = ""
  /// The address to ask next time: where the permanent redirects led.
  package var lastingAddress = ""
  /// The header `Content-Type`.
  package var contentType: String?
  package var validators = Validators()
  /// Seconds to wait before the next call, where the server names them.
  package var retryAfter: Int?

  package init(status: Int, body: [UInt8], retryAfter: Int? = nil) {
    self.status = status
    self.body = body
    self.retryAfter = retryAfter
  }
}

/// Why there is no answer.
package struct TransportError: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The network or the server is away.
    case unreachable
    /// What came is more or other than is taken: too large, damaged, or sent elsewhere.
    case unacceptable
    /// The address is none that can be asked.
    case badAddress
    case cancelled
  }

  package var kind: Kind
  /// One sentence with cause and address, without secrets.
  package var message: String

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
