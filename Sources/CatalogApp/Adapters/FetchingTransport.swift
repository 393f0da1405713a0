import Datasets
import Fetching

/// Joins the datasets to the network.
struct FetchingTransport: Transport {
  /// The language in which errors are told.
  let texts: Texts
  /// The seconds that one transfer may take.
  var timeout = 30

  func get(_ address: String, query: [(name: String, value: String)]) async throws(TransportError)
    -> TransportAnswer
  {
    // Whatever stood behind a fragment would never be sent.
    let address = String(Substring(address.utf8.prefix { $0 != UInt8(ascii: "#") }))
    let mark = address.utf8.contains(UInt8(ascii: "?")) ? "&" : "?"
    var request = Request(
      url: address + mark + QueryString.encode(query), userAgent: "catalog/" + catalogVersion)
    request.limits.total = .seconds(timeout)
    request.limits.connect = .seconds(min(timeout, 10))
    do {
      let response = try await fetch(request)
      return TransportAnswer(
        status: response.status, body: response.body,
        retryAfter: response.header("Retry-After").flatMap { Int($0) }.map { max(0, $0) })
    } catch {
      throw TransportError(error.kind, error.message(texts))
    }
  }
}

extension FetchError {
  fileprivate var kind: TransportError.Kind {
    switch reason {
    case .badAddress, .schemeNotAllowed, .badHeader: .badAddress
    case .cannotResolve, .cannotConnect, .proxyFailed, .tls, .timedOut, .endedEarly,
      .connectionReset, .notHTTP, .libraryMissing, .noResources, .other:
      .unreachable
    case .tooLarge, .tooManyRedirects, .redirectRefused, .badEncoding: .unacceptable
    case .cancelled: .cancelled
    }
  }
}
