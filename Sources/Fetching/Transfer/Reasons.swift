import CCurl

extension FetchError.Reason {
  /// What a failed request means (https://curl.se/libcurl/c/libcurl-errors.html).
  init(_ code: CURLcode, of easy: EasyHandle, at address: Address, within limits: Limits) {
    let origin = Origin(address)
    switch code {
    case CURLE_URL_MALFORMAT:
      self = .badAddress
    case CURLE_COULDNT_RESOLVE_HOST:
      self = .cannotResolve(host: origin.host)
    case CURLE_COULDNT_CONNECT:
      self = .cannotConnect(host: origin.hostAndPort)
    case CURLE_COULDNT_RESOLVE_PROXY, CURLE_PROXY:
      self = .proxyFailed(status: nil)
    case CURLE_OPERATION_TIMEDOUT:
      self = .timedOut(after: limits.connect)
    case CURLE_FILESIZE_EXCEEDED:
      self = .tooLarge(limit: limits.maximumBytes)
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING:
      self = .endedEarly
    case CURLE_BAD_CONTENT_ENCODING:
      self = .badEncoding
    // The address was checked before, so what is not supported is an answer without a head.
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY:
      self = .notHTTP
    case CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM:
      let proxyStatus = easy.number(CURLINFO_HTTP_CONNECTCODE)
      self = proxyStatus < 300 ? .connectionReset : .proxyFailed(status: proxyStatus)
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE,
      CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_SSL_ENGINE_INITFAILED,
      CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_PINNEDPUBKEYNOTMATCH,
      CURLE_USE_SSL_FAILED, CURLE_SSL_SHUTDOWN_FAILED, CURLE_SSL_CRL_BADFILE:
      self = .tls(Self.oneLine(easy.meaning(of: code)))
    default:
      self = .libcurl(code)
    }
  }

  /// A failure with no sentence of its own.
  static func libcurl(_ code: CURLcode) -> Self {
    code == CURLE_OUT_OF_MEMORY
      ? .noResources : .other(code: Int(code.rawValue), EasyHandle.meaning(of: code))
  }

  /// Leaves out control characters: a certificate may name anything.
  private static func oneLine(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
    let line = String(String.UnicodeScalarView(scalars.prefix(200)))
    return line.hasSuffix(".") ? String(line.dropLast()) : line
  }
}
