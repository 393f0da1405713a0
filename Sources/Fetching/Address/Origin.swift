/// Who is asked: scheme, host and port (RFC 6454 §4).
///
/// Passwords and own headers stay with one.
struct Origin: Hashable {
  var scheme: String
  var host: String
  var port: Int

  init(_ address: Address) {
    scheme = address.scheme
    host = address.host ?? ""
    port = address.port ?? (address.scheme == "https" ? 443 : 80)
  }

  /// Host and port as people write them, the usual ports left out.
  var hostAndPort: String {
    port == (scheme == "https" ? 443 : 80) ? host : "\(host):\(port)"
  }
}
