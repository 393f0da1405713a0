import CCurl

/// One fetch with all its redirects, on a thread of its own.
///
/// Redirects are followed here and not by libcurl, because older versions send our own headers on
/// to another port or host, and none can be told which of them may go.
final class Transfer {
  private struct Answer {
    var response: Response
    var redirect: Address?
  }

  private let request: Request
  private let deadline: ContinuousClock.Instant
  private let pipe: WakeUpPipe
  private let multi: MultiHandle
  /// Kept to the end: freeing one may wait for a name look-up, and the caller must not.
  private var handles: [EasyHandle] = []

  /// Fails if there is no memory.
  init?(_ request: Request, until deadline: ContinuousClock.Instant, or pipe: WakeUpPipe) {
    guard let multi = MultiHandle() else { return nil }
    self.request = request
    self.deadline = deadline
    self.pipe = pipe
    self.multi = multi
  }

  func run() throws(FetchError) -> Response {
    let start = Address(request.url)
    var exchange = Exchange(
      address: start, headers: request.headers,
      credentials: request.credentials ?? start.credentials, netrcPath: request.netrcPath)
    var lastingURL = start.withoutUser
    var isLasting = true
    for _ in 0...max(0, request.limits.redirects) {
      var answer = try answer(to: exchange)
      guard let target = answer.redirect else {
        answer.response.lastingURL = lastingURL
        return answer.response
      }
      guard target.isWebAddress else {
        let reason: FetchError.Reason =
          target.isWebScheme ? .badAddress : .redirectRefused(toScheme: target.scheme)
        throw FetchError(reason, address: target.isWebScheme ? target : exchange.address)
      }
      isLasting = isLasting && [301, 308].contains(answer.response.status)
      if isLasting { lastingURL = target.withoutUser }
      exchange.follow(to: target)
    }
    throw FetchError(.tooManyRedirects(limit: request.limits.redirects), address: start)
  }

  private func answer(to exchange: Exchange) throws(FetchError) -> Answer {
    do throws(FetchError.Reason) {
      let answer = try perform(exchange)
      guard answer.response.status == 401, let patient = exchange.withDigest(answer.response)
      else { return answer }
      return try perform(patient)
    } catch {
      throw FetchError(error, address: exchange.address)
    }
  }

  private func perform(_ exchange: Exchange) throws(FetchError.Reason) -> Answer {
    let limits = request.limits
    let receiver = Receiver(maximumBytes: limits.maximumBytes)
    guard let easy = EasyHandle() else { throw .libcurl(CURLE_OUT_OF_MEMORY) }
    handles.append(easy)
    exchange.configure(easy, for: request, receiver: receiver)
    guard easy.failure == CURLE_OK else { throw .libcurl(easy.failure) }
    guard multi.add(easy) else { throw .libcurl(CURLE_FAILED_INIT) }

    switch multi.run(until: deadline, or: pipe) {
    case .wokenUp: throw .cancelled
    case .deadline: throw .timedOut(after: limits.total)
    case .finished(CURLE_OK): multi.remove(easy)
    case .finished(let code):
      if let limit = receiver.exceededLimit { throw .tooLarge(limit: limit) }
      throw FetchError.Reason(code, of: easy, at: exchange.address, within: limits)
    }
    let status = easy.number(CURLINFO_RESPONSE_CODE)
    let isRedirect = [301, 302, 303, 307, 308].contains(status)
    let response = Response(
      status: status, url: exchange.address.withoutUser, headers: receiver.headers,
      body: receiver.body)
    let location = isRedirect ? easy.text(CURLINFO_REDIRECT_URL) : nil
    return Answer(response: response, redirect: location.map(Address.init))
  }
}
