import CCurl

/// One fetch with all its redirects: says which request comes next, and how all ended.
///
/// Redirects are followed here and not by libcurl, because older versions send our own headers on
/// to another port or host, and none can be told which of them may go.
///
/// Confined to its thread.
final class Transfer {
  enum Step {
    /// This request is to be run.
    case run(EasyHandle)
    case end(Inspection)
  }

  private let request: Request
  private let start: Address
  private var exchange: Exchange
  private var receiver: Receiver
  private var easy: EasyHandle?
  private let isTraced: Bool
  private var trace = Trace()
  private var hops: [Hop] = []
  private var redirects = 0
  private var lasting: LastingAddress

  /// A traced one tells how each of its requests went.
  init(_ request: Request, isTraced: Bool = false) {
    self.request = request
    self.isTraced = isTraced
    start = Address(request.url)
    exchange = Exchange(
      address: start, headers: request.headers,
      credentials: request.credentials ?? start.credentials, netrcPath: request.netrcPath)
    receiver = Receiver(maximumBytes: request.limits.maximumBytes)
    lasting = LastingAddress(start)
  }

  /// The first request.
  func begin() -> Step {
    if let reason = request.refusal(at: start) { return failed(reason) }
    return ask()
  }

  /// The error of a fetch that never began: what is wrong with it, else `reason`.
  func refused(or reason: FetchError.Reason) -> FetchError {
    FetchError(request.refusal(at: start) ?? reason, address: start)
  }

  /// What comes after the request that was run has ended.
  func proceed(after code: CURLcode) -> Step {
    guard let easy else { return failed(.noResources) }
    keepTrace()
    guard code == CURLE_OK else {
      if let limit = receiver.exceededLimit { return failed(.tooLarge(limit: limit)) }
      if code == CURLE_BAD_CONTENT_ENCODING, let plain = exchange.withBodyAsItComes {
        exchange = plain
        return ask()
      }
      return failed(
        FetchError.Reason(code, of: easy, at: exchange.address, within: request.limits))
    }
    let status = easy.number(CURLINFO_RESPONSE_CODE)
    let response = Response(
      status: status, url: exchange.address.withoutUser, headers: receiver.headers,
      body: receiver.body)
    if exchange.takesBodyAsItComes, response.isCompressed { return failed(.badEncoding) }
    if status == 401, let patient = exchange.withDigest(response) {
      exchange = patient
      return ask()
    }
    let isRedirect = [301, 302, 303, 307, 308].contains(status)
    guard isRedirect, let location = easy.text(CURLINFO_REDIRECT_URL) else { return end(response) }
    return follow(to: Address(location), status: status)
  }

  /// The end where something outside of the request ends it.
  func failed(_ reason: FetchError.Reason) -> Step {
    end(.failure(FetchError(reason, address: exchange.address)))
  }

  /// The end when the time is up.
  func timedOut() -> Step {
    keepTrace()
    return failed(.timedOut(after: request.limits.total))
  }

  private func keepTrace() {
    guard isTraced, let easy else { return }
    hops.append(Hop(easy, trace, at: exchange.address))
  }

  private func end(_ result: Result<Response, FetchError>) -> Step {
    .end(Inspection(hops: hops, result: result))
  }

  private func end(_ response: Response) -> Step {
    var response = response
    response.lastingURL = lasting.address.withoutUser
    return end(.success(response))
  }

  private func follow(to target: Address, status: Int) -> Step {
    guard target.isWebAddress else {
      let isWeb = target.isWebScheme
      let reason: FetchError.Reason =
        isWeb ? .badAddress : .redirectRefused(toScheme: target.scheme)
      return end(.failure(FetchError(reason, address: isWeb ? target : exchange.address)))
    }
    guard redirects < request.limits.redirects else {
      let reason = FetchError.Reason.tooManyRedirects(limit: request.limits.redirects)
      return end(.failure(FetchError(reason, address: start)))
    }
    redirects += 1
    lasting.follow(to: target, status: status)
    exchange.follow(to: target)
    return ask()
  }

  private func ask() -> Step {
    receiver = Receiver(maximumBytes: request.limits.maximumBytes)
    guard let easy = EasyHandle() else { return failed(.noResources) }
    exchange.configure(easy, for: request, receiver: receiver)
    if isTraced {
      trace = Trace()
      easy.tell(trace)
    }
    guard easy.failure == CURLE_OK else { return failed(.libcurl(easy.failure)) }
    self.easy = easy
    return .run(easy)
  }
}

extension Request {
  /// Why the request is not even tried.
  fileprivate func refusal(at address: Address) -> FetchError.Reason? {
    if !address.scheme.isEmpty, !address.isWebScheme, !address.looksLikeHostAndPort {
      return .schemeNotAllowed(address.scheme)
    }
    if !address.isWebAddress { return .badAddress }
    return headers.first { !$0.isWellFormed }.map { .badHeader(name: $0.name) }
  }
}
