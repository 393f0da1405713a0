package import Fetching

extension FetchError {
  /// The sentence of `message` in the language of the texts.
  package func message(_ texts: Texts) -> String {
    switch reason {
    case .badAddress: texts(.fetchBadAddress, address)
    case .schemeNotAllowed(let scheme): texts(.fetchScheme, address, scheme)
    case .badHeader(let name): texts(.fetchBadHeader, Address.harmless(name), address)
    case .cannotResolve(let host): texts(.fetchResolve, host, address)
    case .cannotConnect(let host): texts(.fetchConnect, host, address)
    case .proxyFailed(let status?): texts(.fetchProxyStatus, address, String(status))
    case .proxyFailed(nil): texts(.fetchProxy, address)
    case .tls(let cause): texts(.fetchTLS, address, cause)
    case .timedOut(let duration): texts(.fetchTimedOut, address, Self.text(of: duration, texts))
    case .tooLarge(let limit): texts(.fetchTooLarge, address, Self.size(limit, texts))
    case .tooManyRedirects(let limit): texts(.fetchRedirects, address, limit)
    case .redirectRefused(let scheme): texts(.fetchRedirectScheme, address, scheme)
    case .endedEarly: texts(.fetchEndedEarly, address)
    case .badEncoding: texts(.fetchEncoding, address)
    case .connectionReset: texts(.fetchReset, address)
    case .notHTTP: texts(.fetchNotHTTP, address)
    case .cancelled: texts(.fetchCancelled, address)
    case .libraryMissing: texts(.fetchLibrary, address)
    case .noResources: texts(.fetchResources, address)
    case .other(let code, let meaning): texts(.fetchOther, address, meaning, code)
    }
  }

  private static func size(_ bytes: Int, _ texts: Texts) -> String {
    if bytes > 0, bytes.isMultiple(of: 1 << 20) { return "\(bytes >> 20) MiB" }
    if bytes > 0, bytes.isMultiple(of: 1 << 10) { return "\(bytes >> 10) KiB" }
    return texts(.fetchBytes, bytes)
  }

  private static func text(of duration: Duration, _ texts: Texts) -> String {
    let (seconds, attoseconds) = duration.components
    guard attoseconds != 0 else { return texts(.fetchSeconds, Int(seconds)) }
    return texts(
      .fetchMilliseconds, Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
  }
}
