package import Markup

/// What asking for a feed brought.
package enum FeedFetch: Sendable {
  case feed(Feed, TransportAnswer)
  /// The copy that is kept is still good.
  case unchanged
  /// Seconds to wait before the next request, where the server names them.
  case failed(FeedFault, retryAfter: Int?)

  package init(_ answer: Result<TransportAnswer, TransportError>) {
    switch answer {
    case .failure(let error): self = .failed(.transport(error), retryAfter: nil)
    case .success(let answer) where answer.status == 304: self = .unchanged
    case .success(let answer): self = Self.reading(answer)
    }
  }

  private static func reading(_ answer: TransportAnswer) -> FeedFetch {
    if let fault = FeedFault(status: answer.status, wait: answer.retryAfter) {
      return .failed(fault, retryAfter: answer.retryAfter)
    }
    do throws(FeedError) {
      let feed = try FeedDocument.feed(
        in: answer.body, charset: answer.charset, address: answer.address)
      return .feed(feed, answer)
    } catch {
      return .failed(.notAFeed(error), retryAfter: nil)
    }
  }
}

extension FeedFault {
  /// What is wrong with an answer of that status; nil where nothing is.
  init?(status: Int, wait: Int?) {
    switch StatusFault(status: status, namesWait: wait != nil) {
    case nil: return nil
    case .notAllowed: self = .notAllowed(status: status)
    case .tooManyCalls: self = .tooManyCalls(status: status)
    case .gone: self = .gone
    case .other: self = .status(status)
    }
  }
}

extension TransportAnswer {
  /// The charset that the header `Content-Type` names (RFC 9110 §8.3.2).
  var charset: String? {
    guard let contentType else { return nil }
    for parameter in contentType.lowercased().split(separator: ";").dropFirst() {
      let parts = parameter.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, FeedCleaning.line(String(parts[0])) == "charset" else { continue }
      return FeedCleaning.line(parts[1].split(separator: "\"").joined())
    }
    return nil
  }
}

extension Subscription {
  /// The same after an answer that came at a moment.
  func noting(_ fetched: FeedFetch, at time: Timestamp) -> Subscription {
    var subscription = self
    subscription.checked = time
    subscription.notBefore = nil
    switch fetched {
    case .unchanged:
      subscription.succeeded = time
      subscription.fault = nil
    case .failed(let fault, let retryAfter):
      subscription.fault = fault
      // A server that says when, or that it is asked too often, is left alone until then.
      if let wait = retryAfter ?? (fault.isTooManyCalls ? TopicRefresh.usualWait : nil) {
        subscription.notBefore = Timestamp(seconds: time.seconds + wait)
      }
    case .feed(let feed, let answer):
      subscription.succeeded = time
      subscription.fault = nil
      subscription.title = feed.title ?? title
      subscription.link = feed.link ?? link
      subscription.validators = answer.validators
      subscription.move(to: answer.lastingAddress)
    }
    return subscription
  }

  /// Asks at another address from now on, which has given a feed; the former one stays on record.
  ///
  /// User and password go along where host, port and scheme stay, and nowhere else.
  private mutating func move(to lasting: String) {
    // What stands behind a fragment was never asked for.
    let asked = Substring(shownAddress.utf8.prefix { $0 != UInt8(ascii: "#") })
    guard !lasting.isEmpty, lasting != asked, let old = FeedAddress(address),
      let new = FeedAddress(lasting), !new.isFile
    else { return }
    let isSame = new.key == old.key && new.isSecure == old.isSecure
    formerAddress = isSame ? formerAddress : formerAddress ?? shownAddress
    address =
      new.user == nil && new.host == old.host && new.isSecure == old.isSecure
      ? new.with(user: old.user) : lasting
  }
}

extension FeedAddress {
  fileprivate var isSecure: Bool { url.lowercased().hasPrefix("https:") }

  fileprivate func with(user: String?) -> String {
    guard let user, let slashes = url.utf8.firstIndex(of: UInt8(ascii: "/")) else { return url }
    let host = url.utf8.index(slashes, offsetBy: 2)
    return url[..<host] + user + "@" + url[host...]
  }
}

extension FeedFault {
  var isTooManyCalls: Bool { if case .tooManyCalls = self { true } else { false } }
}
