import Foundation

/// A server on 127.0.0.1 and its neighbours, one thread for all: every path is a small feed, and who
/// has it already gets 304.
///
/// Connections stay open. It ends with the process.
final class FeedServer: Sendable {
  /// What every feed is known by.
  static let etag = "\"1\""

  let port: Int

  /// Listens on so many addresses, from 127.0.0.1 on; nil where the system has them not.
  init?(addresses: Int) {
    guard let first = Self.listener(at: 1, port: 0), let port = Self.port(of: first) else {
      return nil
    }
    var listeners = [first]
    for number in 2..<max(2, addresses + 1) {
      guard let next = Self.listener(at: number, port: port) else { return nil }
      listeners.append(next)
    }
    self.port = port
    let sockets = listeners
    Thread.detachNewThread { Self.serve(sockets) }
  }

  // MARK: Sockets

  private static func listener(at number: Int, port: Int) -> Int32? {
    #if canImport(Darwin)
    let listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0000 + number).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) }
    }
    guard code == 0, listen(listener, 256) == 0 else {
      close(listener)
      return nil
    }
    return listener
  }

  private static func port(of listener: Int32) -> Int? {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &size) }
    }
    return code == 0 ? Int(UInt16(bigEndian: address.sin_port)) : nil
  }

  // MARK: Answering

  private static func serve(_ listeners: [Int32]) {
    signal(SIGPIPE, SIG_IGN)
    var polled = listeners.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var requests: [Int32: [UInt8]] = [:]
    while poll(&polled, nfds_t(polled.count), -1) > 0 || errno == EINTR {
      for place in polled.indices.reversed() where polled[place].revents != 0 {
        let socket = polled[place].fd
        if place < listeners.count {
          let client = accept(socket, nil, nil)
          guard client >= 0 else { continue }
          _ = fcntl(client, F_SETFD, FD_CLOEXEC)
          polled.append(pollfd(fd: client, events: Int16(POLLIN), revents: 0))
        } else if !answer(socket, &requests[socket, default: []]) {
          close(socket)
          requests[socket] = nil
          polled.remove(at: place)
        }
      }
    }
  }

  /// Answers what has come whole; false if the client has gone.
  private static func answer(_ client: Int32, _ request: inout [UInt8]) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 8_192)
    let count = recv(client, &bytes, bytes.count, 0)
    guard count > 0 else { return false }
    request += bytes.prefix(count)
    guard request.suffix(4).elementsEqual("\r\n\r\n".utf8) else { return true }
    let isKnown = String(decoding: request, as: UTF8.self).lowercased().contains("if-none-match:")
    request = []
    let answer = isKnown ? unchanged : feed
    return send(client, answer, answer.count, 0) == answer.count
  }

  private static let unchanged = Array("HTTP/1.1 304 Not Modified\r\nETag: \(etag)\r\n\r\n".utf8)

  private static let feed: [UInt8] = {
    let body = """
      <rss version="2.0"><channel><title>Feed</title><item><guid>1</guid><title>One</title>\
      <description>Some words.</description></item></channel></rss>
      """
    let head = """
      HTTP/1.1 200 OK\r\nContent-Type: application/rss+xml\r\nETag: \(etag)\r\n\
      Content-Length: \(body.utf8.count)\r\n\r\n
      """
    return Array((head + body).utf8)
  }()
}
