import Foundation
import Synchronization

/// A server on 127.0.0.1 that answers each connection with steps made by the test.
final class LoopbackServer: Sendable {
  enum Step: Sendable {
    case send([UInt8])
    /// Sends the bytes again and again until the client closes.
    case endless([UInt8])
    /// A byte of `-` now and then until the client closes.
    case drip
    /// Says nothing until the client closes.
    case hang
    case reset
    /// Takes another request on the same connection; the last step.
    case again
  }

  struct Seen: Sendable {
    var target: String
    /// The head as sent; its lines end in CR LF.
    var head: String
    var bytes: [UInt8]
    /// Counted from 0.
    var connection: Int

    func has(_ line: String) -> Bool { head.contains("\r\n\(line)\r\n") }
    func hasHeader(_ name: String) -> Bool {
      head.lowercased().contains("\r\n\(name.lowercased()):")
    }
  }

  let port: Int
  /// Every request as it comes, for one reader.
  let requests: AsyncStream<Seen>
  private let state: State

  private final class State: Sendable {
    let isStopped = Atomic(false)
    let seen = Mutex<[Seen]>([])
    let announce: AsyncStream<Seen>.Continuation
    let answer: @Sendable (Seen) -> [Step]

    init(_ announce: AsyncStream<Seen>.Continuation, _ answer: @escaping @Sendable (Seen) -> [Step])
    {
      self.announce = announce
      self.answer = answer
    }
  }

  init(answer: @escaping @Sendable (Seen) -> [Step]) throws {
    let (requests, announce) = AsyncStream.makeStream(of: Seen.self)
    let listener = makeSocket()
    guard listener >= 0, withAddress(port: 0, { bind(listener, $0, $1) }) == 0,
      listen(listener, 128) == 0, let port = boundPort(of: listener)
    else { throw CocoaError(.featureUnsupported) }
    let state = State(announce, answer)
    self.port = port
    self.requests = requests
    self.state = state
    Thread.detachNewThread {
      for number in 0... {
        let client = accept(listener, nil, nil)
        if state.isStopped.load(ordering: .acquiring) || client < 0 {
          close(client)
          break
        }
        Thread.detachNewThread {
          while Self.serve(client, number, state) {}
          close(client)
        }
      }
      close(listener)
    }
  }

  /// A last connection makes the thread look at the flag.
  deinit {
    state.isStopped.store(true, ordering: .releasing)
    let knock = makeSocket()
    _ = withAddress(port: port) { connect(knock, $0, $1) }
    close(knock)
  }

  /// What was asked so far, in order.
  var seen: [Seen] { state.seen.withLock { $0 } }

  func url(_ target: String = "/") -> String { "http://127.0.0.1:\(port)\(target)" }

  /// Answers one request; true if the client may ask again.
  private static func serve(_ client: Int32, _ connection: Int, _ state: State) -> Bool {
    disableSIGPIPE(client)
    var head: [UInt8] = []
    let tls: UInt8 = 0x16  // What speaks TLS gets its answer at once.
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8), head.first != tls {
      var byte: UInt8 = 0
      guard recv(client, &byte, 1, 0) == 1 else { return false }
      head.append(byte)
    }
    let text = String(decoding: head, as: UTF8.self)
    let target = text.split(separator: " ", maxSplits: 2).dropFirst().first ?? ""
    let seen = Seen(target: String(target), head: text, bytes: head, connection: connection)
    state.seen.withLock { $0.append(seen) }
    state.announce.yield(seen)
    for step in state.answer(seen) {
      switch step {
      case .send(let bytes): guard sendAll(bytes, to: client) else { return false }
      case .endless(let bytes): while sendAll(bytes, to: client) {}
      case .drip: while sendAll([0x2D], to: client), !hasClosed(client, milliseconds: 20) {}
      case .hang: _ = hasClosed(client, milliseconds: -1)
      case .reset:
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(
          client, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
      case .again: return true
      }
    }
    return false
  }
}

extension LoopbackServer.Step {
  static func send(_ text: String) -> Self { .send(Array(text.utf8)) }

  /// A whole answer with a length.
  static func answer(
    _ status: String = "200 OK", _ headers: [String] = [], _ body: [UInt8] = []
  ) -> Self {
    let lines =
      ["HTTP/1.1 \(status)", "Content-Length: \(body.count)", "Connection: close"] + headers
    return .send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)
  }

  static func redirect(_ status: Int = 302, to location: String) -> Self {
    .answer("\(status) Moved", ["Location: \(location)"])
  }
}
