import CCurl

/// What libcurl says of a request on its way and can be asked in no other way.
///
/// Its words are no promise: a line that is not known is passed over, and then a fact is missing.
///
/// Confined to its thread.
final class Trace {
  /// The addresses that were tried, with their ports: `192.0.2.1:443`.
  private(set) var tried: [String] = []
  /// The variable that named the proxy, and the proxy without its password.
  private(set) var proxy: (variable: String, address: String)?
  /// The variable with the hosts that take no proxy, and its value.
  private(set) var exceptions: (variable: String, value: String)?
  /// The version of TLS.
  private(set) var tls: String?
  /// Whether a user and a password, or a token of our own, were sent.
  private(set) var hasSentCredentials = false

  func receive(_ type: curl_infotype, _ bytes: some Sequence<UInt8>) {
    // Bodies come along here too, and are none of its business.
    guard type == CURLINFO_HEADER_OUT || type == CURLINFO_TEXT else { return }
    let text = String(decoding: Array(bytes), as: UTF8.self)
    if type == CURLINFO_HEADER_OUT {
      hasSentCredentials = hasSentCredentials || Self.namesCredentials(text)
    } else {
      receive(line: Self.trimmed(text))
    }
  }

  private func receive(line: Substring) {
    if let rest = Self.rest(of: line, behind: "Trying ") {
      tried.append(String(rest.prefix { $0 != " " }.trimmingDots))
    } else if let rest = Self.rest(of: line, behind: "SSL connection using ") {
      tls = String(rest.prefix { $0 != " " })
    } else if let rest = Self.rest(of: line, behind: "Uses proxy env variable ") {
      receive(variable: rest)
    }
  }

  /// Takes `NAME == 'VALUE'`.
  private func receive(variable text: Substring) {
    let name = String(text.prefix { $0 != " " })
    guard let value = Self.rest(of: text, behind: name + " == '")?.dropLast() else { return }
    if name.lowercased() == "no_proxy" {
      exceptions = (name, String(value))
    } else {
      proxy = (name, Address(String(value)).shown)
    }
  }

  private static func namesCredentials(_ head: String) -> Bool {
    head.utf8.split(separator: 0x0A).contains { line in
      Header(line: line)?.isNamed("Authorization") == true
    }
  }

  private static func trimmed(_ text: String) -> Substring {
    let bytes = text.utf8.drop { $0.isBlankOrBreak }
    let end = bytes.lastIndex { !$0.isBlankOrBreak }
    return Substring(end.map { bytes[...$0] } ?? bytes.prefix(0))
  }

  private static func rest(of line: Substring, behind start: String) -> Substring? {
    line.utf8.starts(with: start.utf8) ? Substring(line.utf8.dropFirst(start.utf8.count)) : nil
  }

  /// For CURLOPT_DEBUGFUNCTION; the context is the trace, which the handle keeps alive.
  static let callback: ccurl_trace_callback = { _, type, bytes, size, context in
    guard let context = unsafe context else { return 0 }
    let trace = unsafe Unmanaged<Trace>.fromOpaque(context).takeUnretainedValue()
    unsafe trace.receive(type, UnsafeRawBufferPointer(start: bytes, count: size))
    return 0
  }
}

extension Substring {
  /// The text without the dots at its end.
  fileprivate var trimmingDots: Substring {
    Substring(utf8.lastIndex { $0 != UInt8(ascii: ".") }.map { utf8[...$0] } ?? utf8.prefix(0))
  }
}
