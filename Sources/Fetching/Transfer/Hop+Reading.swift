import CCurl

extension Hop {
  /// What libcurl knows of a request that was run.
  init(_ easy: EasyHandle, _ trace: Trace, at address: Address) {
    let origin = Origin(address)
    self.address = Address(address.wireText).shown
    host = origin.host
    port = origin.port
    way = trace.way
    tried = trace.tried
    connected = easy.text(CURLINFO_PRIMARY_IP).flatMap { $0.isEmpty ? nil : $0 }
    connectedPort = easy.number(CURLINFO_PRIMARY_PORT)
    security = Security(easy, trace)
    hasSentCredentials = trace.hasSentCredentials
    let status = easy.number(CURLINFO_RESPONSE_CODE)
    self.status = status == 0 ? nil : status
    target = easy.text(CURLINFO_REDIRECT_URL).map { Address($0).shown }
    times = Times(easy)
    wireBytes = easy.count(CURLINFO_SIZE_DOWNLOAD_T)
  }
}

extension Trace {
  fileprivate var way: Hop.Way {
    if let proxy { return .proxy(variable: proxy.variable, address: proxy.address) }
    return exceptions.map { .excepted(variable: $0.variable, value: $0.value) } ?? .direct
  }
}

extension Hop.Security {
  fileprivate init?(_ easy: EasyHandle, _ trace: Trace) {
    let facts = easy.certificate
    let verdict = easy.number(CURLINFO_SSL_VERIFYRESULT)
    // 1 is what OpenSSL begins with, before there is a certificate.
    guard trace.tls != nil || !facts.isEmpty || verdict > 1 else { return nil }
    version = trace.tls
    subject = facts.value(of: "Subject")
    issuer = facts.value(of: "Issuer")
    expires = facts.value(of: "Expire date")
    isVerified = verdict == 0
  }
}

extension Hop.Times {
  fileprivate init(_ easy: EasyHandle) {
    func milliseconds(_ info: CURLINFO) -> Int { (easy.count(info) + 500) / 1000 }
    lookUp = milliseconds(CURLINFO_NAMELOOKUP_TIME_T)
    connect = milliseconds(CURLINFO_CONNECT_TIME_T)
    secure = milliseconds(CURLINFO_APPCONNECT_TIME_T)
    firstByte = milliseconds(CURLINFO_STARTTRANSFER_TIME_T)
    total = milliseconds(CURLINFO_TOTAL_TIME_T)
  }
}
