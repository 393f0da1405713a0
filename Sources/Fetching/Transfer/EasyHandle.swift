import CCurl

/// Owns a libcurl easy handle: the options and results of one request.
///
/// Confined to its thread.
@safe final class EasyHandle {
  let pointer: UnsafeMutableRawPointer
  private var list: UnsafeMutablePointer<curl_slist>?
  private let errorText: UnsafeMutablePointer<CChar>
  private var receiver: Receiver?
  private var trace: Trace?
  /// The first option that was refused, which must stop the request.
  private(set) var failure = CURLE_OK

  /// Fails if there is no memory.
  init?() {
    guard let pointer = unsafe ccurl_easy_init() else { return nil }
    unsafe self.pointer = unsafe pointer
    unsafe errorText = .allocate(capacity: Int(CURL_ERROR_SIZE))
    unsafe errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    unsafe note(ccurl_set_pointer(pointer, CURLOPT_ERRORBUFFER, errorText))
  }

  deinit {
    unsafe ccurl_easy_cleanup(pointer)
    unsafe ccurl_slist_free_all(list)
    unsafe errorText.deallocate()
  }

  func set(_ option: CURLoption, _ value: Int) {
    unsafe note(ccurl_set_long(pointer, option, value))
  }

  func set(_ option: CURLoption, bytes value: Int) {
    unsafe note(ccurl_set_offset(pointer, option, curl_off_t(value)))
  }

  func set(_ option: CURLoption, _ value: String) {
    unsafe note(ccurl_set_text(pointer, option, value))
  }

  /// Sets the lines of headers, which must hold no line breaks.
  func setHeaders(_ lines: [[UInt8]]) {
    for line in lines {
      let text = line.map { CChar(bitPattern: $0) } + [0]
      guard let longer = unsafe ccurl_slist_append(list, text) else {
        return note(CURLE_OUT_OF_MEMORY)
      }
      unsafe list = unsafe longer
    }
    unsafe note(ccurl_set_list(pointer, CURLOPT_HTTPHEADER, list))
  }

  func allowWebOnly() {
    unsafe note(ccurl_allow_web_only(pointer))
  }

  /// Lets the request end at once while its name is looked up, where libcurl can.
  func abandonLookUp() {
    unsafe ccurl_abandon_look_up(pointer)
  }

  /// The user and password to send, at once as Basic or when asked as Digest or Basic.
  func set(_ credentials: Credentials) {
    set(CURLOPT_USERNAME, credentials.user)
    set(CURLOPT_PASSWORD, credentials.password)
    if credentials.isSentAtOnce {
      unsafe note(ccurl_allow_basic(pointer))
    } else {
      allowBasicAndDigest()
    }
  }

  /// Waits until the server asks for a password, and prefers Digest.
  func allowBasicAndDigest() {
    unsafe note(ccurl_allow_basic_and_digest(pointer))
  }

  /// Sends what comes to `receiver`, and keeps it alive.
  func send(to receiver: Receiver) {
    self.receiver = receiver
    let context = unsafe Unmanaged.passUnretained(receiver).toOpaque()
    unsafe note(ccurl_set_callback(pointer, CURLOPT_WRITEFUNCTION, Receiver.bodyCallback))
    unsafe note(ccurl_set_pointer(pointer, CURLOPT_WRITEDATA, context))
    unsafe note(ccurl_set_callback(pointer, CURLOPT_HEADERFUNCTION, Receiver.headerCallback))
    unsafe note(ccurl_set_pointer(pointer, CURLOPT_HEADERDATA, context))
  }

  /// Tells `trace` how the request goes, and keeps it alive.
  func tell(_ trace: Trace) {
    self.trace = trace
    let context = unsafe Unmanaged.passUnretained(trace).toOpaque()
    unsafe note(ccurl_trace(pointer, Trace.callback, context))
  }

  func number(_ info: CURLINFO) -> Int {
    unsafe ccurl_get_long(pointer, info)
  }

  func text(_ info: CURLINFO) -> String? {
    unsafe ccurl_get_text(pointer, info).map { unsafe String(cString: $0) }
  }

  /// A number of bytes or microseconds.
  func count(_ info: CURLINFO) -> Int {
    unsafe Int(ccurl_get_offset(pointer, info))
  }

  /// What is known of the certificate of the server.
  var certificate: [Header] {
    var lines: [Header] = []
    var next = unsafe ccurl_get_certificate(pointer)
    while let line = unsafe next {
      if let text = unsafe line.pointee.data,
        let fact = unsafe Header(line: String(cString: text).utf8)
      {
        lines.append(fact)
      }
      unsafe next = unsafe UnsafePointer(line.pointee.next)
    }
    return lines
  }

  /// What libcurl says about its last error, or the general meaning of `code`.
  func meaning(of code: CURLcode) -> String {
    let detail = unsafe String(cString: errorText)
    return detail.isEmpty ? Self.meaning(of: code) : detail
  }

  static func meaning(of code: CURLcode) -> String {
    unsafe String(cString: ccurl_easy_strerror(code))
  }

  private func note(_ code: CURLcode) {
    if failure == CURLE_OK { failure = code }
  }
}
