import CCurl

/// One request and its answer, without redirects.
struct Exchange {
  var address: Address
  var headers: [Header]
  var credentials: Credentials?
  var netrcPath: String?
  /// Whether the body is taken as it comes, and none that is compressed is asked for.
  var takesBodyAsItComes = false

  func configure(_ easy: EasyHandle, for request: Request, receiver: Receiver) {
    easy.send(to: receiver)
    easy.allowWebOnly()
    easy.abandonLookUp()
    easy.set(CURLOPT_URL, address.wireText)
    // Without this libcurl uses SIGALRM where it has no resolver thread.
    easy.set(CURLOPT_NOSIGNAL, 1)
    easy.set(CURLOPT_CONNECTTIMEOUT_MS, Int(request.limits.connect.milliseconds))
    easy.set(CURLOPT_MAXFILESIZE_LARGE, bytes: request.limits.maximumBytes)
    // The heads of a proxy are not part of the answer.
    easy.set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    // Every encoding that libcurl can undo.
    if !takesBodyAsItComes { easy.set(CURLOPT_ACCEPT_ENCODING, "") }
    easy.set(CURLOPT_USERAGENT, request.userAgent)
    easy.setHeaders(headers.map(\.line))
    if let credentials {
      easy.set(credentials)
    } else if let netrcPath {
      easy.set(CURLOPT_NETRC, Int(CURL_NETRC_OPTIONAL.rawValue))
      easy.set(CURLOPT_NETRC_FILE, netrcPath)
      // As other passwords are: only when asked for, and as Digest where that is offered.
      easy.allowBasicAndDigest()
    }
    switch request.proxy {
    case .environment: break
    case .none: easy.set(CURLOPT_PROXY, "")
    case .address(let proxy): easy.set(CURLOPT_PROXY, proxy)
    }
  }
}

extension Exchange {
  /// Turns to another address; passwords and own headers do not leave the origin, nor come back.
  mutating func follow(to target: Address) {
    if Origin(target) != Origin(address) {
      headers = headers.filter(\.mayLeaveOrigin)
      credentials = nil
      netrcPath = nil
    }
    address = target
  }

  /// The exchange to try after a body that is not what its header says; nil after a second one.
  ///
  /// Some servers name a compression and send none.
  var withBodyAsItComes: Exchange? {
    guard !takesBodyAsItComes else { return nil }
    var exchange = self
    exchange.takesBodyAsItComes = true
    return exchange
  }

  /// The exchange to try after a 401, if the password was sent as Basic but Digest is wanted.
  func withDigest(_ refusal: Response) -> Exchange? {
    let wantsDigest = refusal.headers.contains {
      $0.isNamed("WWW-Authenticate") && $0.value.utf8.map(\.lowercased).starts(with: "digest".utf8)
    }
    guard wantsDigest, credentials?.isSentAtOnce == true else { return nil }
    var exchange = self
    exchange.credentials?.isSentAtOnce = false
    return exchange
  }
}
