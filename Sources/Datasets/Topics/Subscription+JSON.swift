import Markup
package import Tables

extension Subscription {
  /// The keys of `json`, in order.
  package static let keys = [
    "title", "url", "link", "folders", "checked", "succeeded", "not_before", "error",
  ]

  /// The subscription for scripts; no password is in it.
  package var json: JSONValue {
    .object([
      "title": .string(shownTitle), "url": .string(shownAddress), "link": .optional(link),
      "folders": .array(folders.map(JSONValue.string)),
      "checked": .optional(checked?.iso8601), "succeeded": .optional(succeeded?.iso8601),
      "not_before": .optional(notBefore?.iso8601), "error": .optional(fault?.word),
    ])
  }
}

// MARK: What is kept

extension Subscription {
  /// All of it, to be read back by `init(kept:)`.
  package var kept: JSONValue {
    .object([
      "id": .string(id), "address": .string(address), "former": .optional(formerAddress),
      "title": .optional(title), "name": .optional(name),
      "folders": .array(folders.map(JSONValue.string)), "link": .optional(link),
      "etag": .optional(validators.etag), "modified": .optional(validators.lastModified),
      "checked": .time(checked), "succeeded": .time(succeeded), "not_before": .time(notBefore),
      "fault": fault?.kept ?? .null,
    ])
  }

  /// What was kept; nil where that is no subscription.
  package init?(kept: JSONValue) {
    guard let id = kept["id"]?.string, let address = kept["address"]?.string else { return nil }
    self.init(id: id, address: address)
    formerAddress = kept["former"]?.string
    title = kept["title"]?.string
    name = kept["name"]?.string
    folders = (kept["folders"]?.array ?? []).compactMap(\.string)
    link = kept["link"]?.string
    validators = Validators(
      etag: kept["etag"]?.string, lastModified: kept["modified"]?.string)
    checked = kept["checked"]?.time
    succeeded = kept["succeeded"]?.time
    notBefore = kept["not_before"]?.time
    fault = kept["fault"].flatMap(FeedFault.init(kept:))
  }
}

extension FeedFault {
  /// A word for scripts.
  package var word: String {
    switch self {
    case .status(let status), .notAllowed(let status), .tooManyCalls(let status): "status \(status)"
    case .gone: "gone"
    case .notAFeed: "no feed"
    case .transport: "network"
    }
  }

  fileprivate var kept: JSONValue {
    func object(_ kind: String, _ more: [JSONValue.Member] = []) -> JSONValue {
      .object([.init("kind", .string(kind))] + more)
    }
    switch self {
    case .status(let status): return object("status", [.number("status", status)])
    case .notAllowed(let status): return object("not-allowed", [.number("status", status)])
    case .tooManyCalls(let status): return object("too-many-calls", [.number("status", status)])
    case .gone: return object("gone")
    case .transport(let error): return object("transport", [.init("text", .string(error.message))])
    case .notAFeed(.empty): return object("empty")
    case .notAFeed(.webPage(let feeds)):
      return object("web-page", [.init("feeds", .array(feeds.map(JSONValue.string)))])
    case .notAFeed(.otherDocument(let name)):
      return object("other-document", [.init("name", .optional(name))])
    case .notAFeed(.unknown): return object("unknown")
    }
  }

  fileprivate init?(kept: JSONValue) {
    let status = kept["status"]?.integer ?? 0
    switch kept["kind"]?.string {
    case "status": self = .status(status)
    case "not-allowed": self = .notAllowed(status: status)
    case "too-many-calls": self = .tooManyCalls(status: status)
    case "gone": self = .gone
    case "transport": self = .transport(.init(.unreachable, kept["text"]?.string ?? ""))
    case "empty": self = .notAFeed(.empty)
    case "web-page":
      self = .notAFeed(.webPage(feeds: (kept["feeds"]?.array ?? []).compactMap(\.string)))
    case "other-document": self = .notAFeed(.otherDocument(kept["name"]?.string))
    case "unknown": self = .notAFeed(.unknown)
    default: return nil
    }
  }
}

extension JSONValue.Member {
  fileprivate static func number(_ name: String, _ value: Int) -> Self {
    .init(name, .number(String(value)))
  }
}

extension JSONValue {
  /// A moment as a number of seconds; null where there is none.
  static func time(_ time: Timestamp?) -> JSONValue {
    time.map { .number(String($0.seconds)) } ?? .null
  }

  /// The moment that a number of seconds stands for.
  var time: Timestamp? { integer.map { Timestamp(seconds: $0) } }

  /// A whole number, if it is one.
  var integer: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }
}
