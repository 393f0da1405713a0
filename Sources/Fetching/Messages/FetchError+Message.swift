extension FetchError {
  /// One sentence: what happened, where, and what to do if something can be done.
  package var message: String {
    switch reason {
    case .badAddress:
      "‘\(address)’ is not a web address; it should look like https://example.org/path."
    case .schemeNotAllowed(let scheme):
      "‘\(address)’ cannot be fetched: only http and https can, not \(scheme)."
    case .badHeader(let name):
      "The header ‘\(Address.harmless(name))’ cannot be sent to \(address): it is malformed."
    case .cannotResolve(let host):
      "The host ‘\(host)’ of \(address) is not found; check its name and the network connection."
    case .cannotConnect(let host):
      "Cannot connect to ‘\(host)’ for \(address); check the address, or try again later."
    case .proxyFailed(let status?):
      "The proxy refused \(address) with status \(status); check HTTPS_PROXY and HTTP_PROXY."
    case .proxyFailed(nil):
      "The proxy for \(address) cannot be used; check HTTPS_PROXY and HTTP_PROXY."
    case .tls(let cause):
      "No secure connection (TLS) to \(address): \(cause)."
    case .timedOut(let duration):
      "Fetching \(address) timed out after \(Self.text(of: duration)); try again later."
    case .tooLarge(let limit):
      "The answer from \(address) is larger than the limit of \(Self.size(limit))."
    case .tooManyRedirects(let limit):
      "\(address) is redirected more than \(Self.count(limit, "time")), which is the limit."
    case .redirectRefused(let scheme):
      "\(address) redirects to ‘\(scheme):’; only http and https addresses are followed."
    case .endedEarly:
      "The answer from \(address) ended before it was complete; try again later."
    case .badEncoding:
      "The answer from \(address) is damaged: it cannot be decompressed."
    case .connectionReset:
      "The connection to \(address) was broken off by the other side; try again later."
    case .notHTTP:
      "What answers at \(address) does not speak HTTP; check the address."
    case .cancelled:
      "Fetching \(address) was cancelled."
    case .libraryMissing:
      "\(address) cannot be fetched without libcurl; install it (on Debian: libcurl4)."
    case .noResources:
      "Fetching \(address) failed: the system has no thread, file or memory left; try again later."
    case .other(let code, let meaning):
      "Fetching \(address) failed: \(meaning) (libcurl error \(code))."
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  private static func size(_ bytes: Int) -> String {
    if bytes > 0, bytes.isMultiple(of: 1 << 20) { return "\(bytes >> 20) MiB" }
    if bytes > 0, bytes.isMultiple(of: 1 << 10) { return "\(bytes >> 10) KiB" }
    return count(bytes, "byte")
  }

  private static func text(of duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    guard attoseconds != 0 else { return count(Int(seconds), "second") }
    return count(Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000), "millisecond")
  }
}
