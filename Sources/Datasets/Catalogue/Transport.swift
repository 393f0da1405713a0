/// How a dataset gets what is at an address; the program joins it to the network.
package protocol Transport: Sendable {
  /// The answer to a GET of the address with these query items, encoded once as a form.
  func get(_ address: String, query: [(name: String, value: String)]) async throws(TransportError)
    -> TransportAnswer
}

/// What a server said.
package struct TransportAnswer: Hashable, Sendable {
  package var status: Int
  package var body: [UInt8]
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
