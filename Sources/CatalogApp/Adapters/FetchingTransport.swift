import Datasets
import Fetching

/// Joins the datasets to the network.
struct FetchingTransport: Transport {
  /// The language in which errors are told.
  let texts: Texts
  /// Whom to be at which address.
  private let credentials: CredentialBook
  /// The seconds that one transfer may take.
  private let timeout: Int
  /// The time in seconds since 1970.
  private let now: @Sendable () -> Int

  /// The timeout is the usual one where there is none.
  init(
    texts: Texts, credentials: CredentialBook, timeout: Int? = nil,
    now: @escaping @Sendable () -> Int = { StoreBook.now.seconds }
  ) {
    self.texts = texts
    self.credentials = credentials
    self.timeout = timeout ?? 30
    self.now = now
  }

  func answer(to asked: TransportRequest) async throws(TransportError) -> TransportAnswer {
    if let path = asked.filePath { return try file(path) }
    do {
      return TransportAnswer(try await fetch(request(asked)), now: now())
    } catch {
      throw failure(error)
    }
  }

  /// Side by side, but one at a time from each host.
  func answers(
    to asked: [TransportRequest],
    receive: (_ index: Int, _ answer: Result<TransportAnswer, TransportError>) async -> Void
  ) async {
    var remote: [Int] = []
    for (index, asked) in asked.enumerated() {
      guard let path = asked.filePath else {
        remote.append(index)
        continue
      }
      await receive(index, Result { () throws(TransportError) in try file(path) })
    }
    await FetchPool().fetch(remote.map { request(asked[$0]) }) { place, result in
      await receive(
        remote[place], result.map { TransportAnswer($0, now: now()) }.mapError(failure))
    }
  }

  /// A file of this machine that its owner named, as an answer.
  private func file(_ path: String) throws(TransportError) -> TransportAnswer {
    do throws(InputFileError) {
      var answer = TransportAnswer(
        status: 200, body: try InputFile.read(path, room: FeedSource.limit))
      answer.address = "file:" + path
      return answer
    } catch {
      throw TransportError(.unreachable, error.message(texts))
    }
  }

  private func failure(_ error: FetchError) -> TransportError {
    TransportError(error.kind, error.message(texts))
  }

  /// What goes to the network.
  func request(_ asked: TransportRequest) -> Request {
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
    credentials.apply(to: &request)
    return request
  }
}

extension TransportRequest {
  /// The path, where a file may be asked for and is.
  fileprivate var filePath: String? {
    mayBeFile && address.hasPrefix("file:") ? String(address.dropFirst(5)) : nil
  }
}

extension TransportAnswer {
  init(_ response: Response, now: Int) {
    self.init(
      status: response.status, body: response.body, retryAfter: response.retryAfter(now: now))
    address = response.url
    lastingAddress = response.lastingURL
    contentType = response.header("Content-Type")
    validators = Validators(
      etag: response.validator("ETag"), lastModified: response.validator("Last-Modified"))
  }
}

extension Response {
  /// The value of a header; an empty one says nothing that could be sent back.
  fileprivate func validator(_ name: String) -> String? {
    header(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension FetchError {
  var kind: TransportError.Kind {
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
