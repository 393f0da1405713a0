import Datasets
import Fetching

/// Joins the datasets to the network.
struct FetchingTransport: Transport {
  /// The language in which errors are told.
  let texts: Texts
  /// The seconds that one transfer may take.
  var timeout = 30

  func answer(to asked: TransportRequest) async throws(TransportError) -> TransportAnswer {
    do {
      return TransportAnswer(try await fetch(request(asked)))
    } catch {
      throw TransportError(error.kind, error.message(texts))
    }
  }

  private func request(_ asked: TransportRequest) -> Request {
    // Whatever stood behind a fragment would never be sent.
    var url = String(Substring(asked.address.utf8.prefix { $0 != UInt8(ascii: "#") }))
    if !asked.query.isEmpty {
      url += url.utf8.contains(UInt8(ascii: "?")) ? "&" : "?"
      url += QueryString.encode(asked.query.map { (name: $0.name, value: $0.value) })
    }
    var request = Request(url: url, userAgent: "catalog/" + catalogVersion)
    if let accept = asked.accept { request.headers.append(Header("Accept", accept)) }
    if let etag = asked.validators.etag { request.headers.append(Header("If-None-Match", etag)) }
    if let date = asked.validators.lastModified {
      request.headers.append(Header("If-Modified-Since", date))
    }
    request.limits.total = .seconds(timeout)
    request.limits.connect = .seconds(min(timeout, 10))
    return request
  }
}

extension TransportAnswer {
  fileprivate init(_ response: Response) {
    self.init(
      status: response.status, body: response.body,
      retryAfter: response.header("Retry-After").flatMap { Int($0) }.map { max(0, $0) })
    address = response.url
    lastingAddress = response.lastingURL
    contentType = response.header("Content-Type")
    validators = Validators(
      etag: response.header("ETag"), lastModified: response.header("Last-Modified"))
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
