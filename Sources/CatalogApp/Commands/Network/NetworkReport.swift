import Datasets
import Fetching
import Markup
import Tables

/// What is told of a fetch, step by step.
struct NetworkReport {
  /// Where the password came from that the request could use.
  enum PasswordSource: String, Sendable {
    case address
    case config
    case netrc
    case none
  }

  private let texts: Texts
  private let request: Request
  private let inspection: Inspection
  /// The time in seconds since 1970.
  private let now: Int

  init(_ inspection: Inspection, of request: Request, texts: Texts, now: Int) {
    self.inspection = inspection
    self.request = request
    self.texts = texts
    self.now = now
  }

  var steps: [NetworkStep] {
    [address, password] + inspection.hops.indices.flatMap(steps) + answer
  }

  // MARK: Before anything is sent

  private var address: NetworkStep {
    let shown = Address(request.url).shown
    guard let hop = inspection.hops.first else {
      return NetworkStep("address", .networkAddress, shown, ["address": .string(shown)])
    }
    return NetworkStep(
      "address", .networkAddress, texts(.networkAskedAs, shown, hop.host, hop.port),
      ["address": .string(shown), "host": .string(hop.host), "port": .count(hop.port)])
  }

  private var password: NetworkStep {
    let isSent = inspection.hops.contains(where: \.hasSentCredentials)
    let source = passwordSource(isSent: isSent)
    var text = texts[source.message]
    if source != .none, !isSent { text = texts(.networkPasswordUnsent, text) }
    let hasAnswers = inspection.hops.contains { $0.status != nil }
    let wasAsked = inspection.hops.contains { $0.status == 401 }
    if source == .none, hasAnswers, !wasAsked { text = texts[.networkPasswordUnasked] }
    return NetworkStep(
      "credentials", .networkPassword, text,
      ["source": .string(source.rawValue), "sent": .bool(isSent)])
  }

  private func passwordSource(isSent: Bool) -> PasswordSource {
    if Address(request.url).hasUser { return .address }
    if request.credentials != nil { return .config }
    // Only libcurl reads that file, when it is asked for a password.
    return isSent ? .netrc : .none
  }

  // MARK: Each request

  private func steps(_ index: Int) -> [NetworkStep] {
    let hop = inspection.hops[index]
    var steps: [NetworkStep] = []
    if index == 0 || hop.way != inspection.hops[index - 1].way { steps.append(proxy(hop)) }
    if !hop.tried.isEmpty { steps.append(lookUp(hop)) }
    if let connected = hop.connected { steps.append(connection(hop, connected)) }
    if let security = hop.security {
      if security.version != nil { steps.append(version(security, hop)) }
      if security.subject != nil || !security.isVerified { steps.append(certificate(security)) }
    }
    steps.append(request(hop))
    if let target = hop.target { steps.append(redirect(hop, target)) }
    return steps
  }

  private func proxy(_ hop: Hop) -> NetworkStep {
    switch hop.way {
    case .proxy(let variable, let address):
      NetworkStep(
        "proxy", .networkProxy, texts(.networkProxyUsed, address, variable),
        ["proxy": .string(address), "variable": .string(variable)])
    case .excepted(let variable, let value):
      NetworkStep(
        "proxy", .networkProxy, texts(.networkProxyExcepted, variable, value),
        ["proxy": .null, "variable": .string(variable), "value": .string(value)])
    case .direct:
      NetworkStep("proxy", .networkProxy, texts[.networkProxyNone], ["proxy": .null])
    }
  }

  private func lookUp(_ hop: Hop) -> NetworkStep {
    let tried = hop.tried.joined(separator: ", ")
    return NetworkStep(
      "lookup", .networkTried, texts(.networkFound, tried, hop.times.lookUp),
      [
        "host": .string(hop.host), "addresses": .array(hop.tried.map(JSONValue.string)),
        "ms": .count(hop.times.lookUp),
      ])
  }

  private func connection(_ hop: Hop, _ connected: String) -> NetworkStep {
    NetworkStep(
      "connect", .networkConnection,
      texts(.networkConnected, connected, hop.connectedPort, hop.times.connect),
      [
        "address": .string(connected), "port": .count(hop.connectedPort),
        "ms": .count(hop.times.connect),
      ])
  }

  private func version(_ security: Hop.Security, _ hop: Hop) -> NetworkStep {
    NetworkStep(
      "tls", .networkSecurity,
      texts(.networkSecured, security.version ?? "TLS", hop.times.secure),
      ["version": .optional(security.version), "ms": .count(hop.times.secure)])
  }

  private func certificate(_ security: Hop.Security) -> NetworkStep {
    guard security.subject != nil else {
      return NetworkStep(
        "certificate", .networkCertificate, texts[.networkCertificateRefused],
        ["verified": .bool(false)])
    }
    let facts = [security.subject, security.issuer, security.expires].map { $0 ?? "?" }
    let verified = texts[security.isVerified ? .networkVerified : .networkUnverified]
    return NetworkStep(
      "certificate", .networkCertificate,
      texts(.networkCertificateFacts, facts[0], facts[1], facts[2], verified),
      [
        "subject": .optional(security.subject), "issuer": .optional(security.issuer),
        "expires": .optional(security.expires), "verified": .bool(security.isVerified),
      ])
  }

  private func request(_ hop: Hop) -> NetworkStep {
    let times = hop.times
    let text =
      hop.status.map { texts(.networkStatus, $0, times.firstByte, times.total) }
      ?? texts(.networkNoAnswer, times.total)
    return NetworkStep(
      "request", .networkAnswer, text,
      [
        "address": .string(hop.address), "credentials_sent": .bool(hop.hasSentCredentials),
        "status": hop.status.map(JSONValue.count) ?? .null,
        "first_byte_ms": .count(times.firstByte), "ms": .count(times.total),
      ])
  }

  private func redirect(_ hop: Hop, _ target: String) -> NetworkStep {
    let isDowngrade = hop.address.hasPrefix("https:") && target.hasPrefix("http:")
    let shown = isDowngrade ? texts(.networkDowngrade, target) : target
    return NetworkStep(
      "redirect", .networkRedirect,
      texts(hop.isPermanent ? .networkPermanently : .networkTemporarily, shown),
      [
        "address": .string(target), "permanent": .bool(hop.isPermanent),
        "downgrade": .bool(isDowngrade),
      ])
  }

  // MARK: The answer

  private var answer: [NetworkStep] {
    guard case .success(let response) = inspection.result else { return [] }
    return [content(response), validators(response), wait(response), body(response)]
      .compactMap(\.self)
  }

  private func content(_ response: Response) -> NetworkStep {
    let type = response.header("Content-Type")
    let encoding = response.header("Content-Encoding")
    let wireBytes = inspection.hops.last?.wireBytes ?? 0
    let count = response.body.count
    return NetworkStep(
      "content", .networkContent,
      texts(
        .networkContentFacts, type ?? texts[.networkNoType],
        encoding ?? texts[.networkNoEncoding], wireBytes, count),
      [
        "type": .optional(type), "encoding": .optional(encoding),
        "wire_bytes": .count(wireBytes), "bytes": .count(count),
      ])
  }

  private func validators(_ response: Response) -> NetworkStep? {
    let etag = response.header("ETag")
    let modified = response.header("Last-Modified")
    let facts = [etag.map { "ETag " + $0 }, modified.map { "Last-Modified " + $0 }]
    guard etag != nil || modified != nil else { return nil }
    return NetworkStep(
      "validators", .networkValidators, facts.compactMap(\.self).joined(separator: "; "),
      ["etag": .optional(etag), "last_modified": .optional(modified)])
  }

  private func wait(_ response: Response) -> NetworkStep? {
    response.retryAfter(now: now).map {
      NetworkStep(
        "retry-after", .networkRetryAfter, texts(.networkWait, $0), ["seconds": .count($0)])
    }
  }

  private func body(_ response: Response) -> NetworkStep {
    let kind = BodyKind(response.body)
    if kind == .xml || kind == .json, let feed = try? FeedDocument.feed(in: response.body) {
      return NetworkStep(
        "body", .networkBody, texts(.networkBodyFeed, feed.items.count, feed.format.rawValue),
        ["looks_like": "feed", "items": .count(feed.items.count)])
    }
    return NetworkStep(
      "body", .networkBody, texts[kind.message], ["looks_like": .string(kind.rawValue)])
  }
}

extension NetworkReport.PasswordSource {
  fileprivate var message: NetworkMessage {
    switch self {
    case .address: .networkPasswordAddress
    case .config: .networkPasswordConfig
    case .netrc: .networkPasswordNetrc
    case .none: .networkPasswordNone
    }
  }
}
